-- A data file as commit cf1d15d wrote it: a match that is over, and another that has begun.
PRAGMA application_id = 1279484274;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE facts (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
INSERT INTO "facts" VALUES('key',X'C0FD463B73F9AE9635D53B44F87E8A477856DA47E5CDE9BB9374F7CF17568DF7');
INSERT INTO "facts" VALUES('newest room',2);
CREATE TABLE journal (number INTEGER PRIMARY KEY, room INTEGER NOT NULL, version INTEGER NOT NULL, at REAL NOT NULL,
    entry TEXT NOT NULL);
INSERT INTO "journal" VALUES(1,1,1,1.79487150652376294132e+09,'{"type":"opened","settings":{"rules":{"preset":"classic","target":20},"seats":2,"public":true,"timer":0,"call_grace":0.0,"catch_grace":0.0,"jump_grace":0.0,"pace":0.0},"dice":"2a606558421358327cee9226cdf961489b1016f84fd6b567109b8d4076072fae"}');
INSERT INTO "journal" VALUES(2,1,2,1.79487150656389427188e+09,'{"type":"came","by":1,"guest":"guest-P0","name":"P0"}');
INSERT INTO "journal" VALUES(3,1,3,1.79487150656389427188e+09,'{"type":"sat","by":1,"seat":1}');
INSERT INTO "journal" VALUES(4,1,4,1.79487150657507824893e+09,'{"type":"mixed","by":1,"id":"P0-1","data":"78fdd53b20d34e669b50ba51"}');
INSERT INTO "journal" VALUES(5,1,5,1.79487150669179272655e+09,'{"type":"manned","by":1,"id":"P0-2","seat":2,"bot":"normal"}');
INSERT INTO "journal" VALUES(6,1,6,1.79487150669386577605e+09,'{"type":"dealt","by":1,"id":"P0-3"}');
INSERT INTO "journal" VALUES(7,1,7,1.79487150669883370403e+09,'{"type":"acted","seat":2,"action":"play Y+2"}');
INSERT INTO "journal" VALUES(8,1,8,1.79487150671721935272e+09,'{"type":"acted","by":1,"id":"P0-4","seat":1,"action":"accept"}');
INSERT INTO "journal" VALUES(9,1,9,1.79487150671797418598e+09,'{"type":"acted","seat":2,"action":"play G+2"}');
INSERT INTO "journal" VALUES(10,1,10,1.79487150673590445523e+09,'{"type":"acted","by":1,"id":"P0-5","seat":1,"action":"accept"}');
INSERT INTO "journal" VALUES(11,1,11,1.79487150673687815673e+09,'{"type":"acted","seat":2,"action":"draw"}');
INSERT INTO "journal" VALUES(12,1,12,1.79487150673687815673e+09,'{"type":"acted","seat":2,"action":"play W+4>R"}');
INSERT INTO "journal" VALUES(13,1,13,1.79487150674216890339e+09,'{"type":"acted","by":1,"id":"P0-6","seat":1,"action":"accept"}');
INSERT INTO "journal" VALUES(14,1,14,1.79487150674313735961e+09,'{"type":"acted","seat":2,"action":"play RS"}');
INSERT INTO "journal" VALUES(15,1,15,1.79487150674313735961e+09,'{"type":"acted","seat":2,"action":"play R8"}');
INSERT INTO "journal" VALUES(16,1,16,1.79487150676654052738e+09,'{"type":"acted","by":1,"id":"P0-7","seat":1,"action":"play W>Y"}');
INSERT INTO "journal" VALUES(17,1,17,1.79487150676726150509e+09,'{"type":"acted","seat":2,"action":"play Y2"}');
INSERT INTO "journal" VALUES(18,1,18,1.79487150680695748327e+09,'{"type":"acted","by":1,"id":"P0-8","seat":1,"action":"draw"}');
INSERT INTO "journal" VALUES(19,1,19,1.79487150681421828266e+09,'{"type":"acted","by":1,"id":"P0-9","seat":1,"action":"play Y8"}');
INSERT INTO "journal" VALUES(20,1,20,1.79487150681566429133e+09,'{"type":"acted","seat":2,"action":"draw"}');
INSERT INTO "journal" VALUES(21,1,21,1.79487150681566429133e+09,'{"type":"acted","seat":2,"action":"play W+4>R"}');
INSERT INTO "journal" VALUES(22,1,22,1.79487150683615303038e+09,'{"type":"acted","by":1,"id":"P0-10","seat":1,"action":"accept"}');
INSERT INTO "journal" VALUES(23,1,23,1.79487150683723330497e+09,'{"type":"acted","seat":2,"action":"play R1 uno"}');
INSERT INTO "journal" VALUES(24,1,24,1.79487150686218070987e+09,'{"type":"acted","by":1,"id":"P0-11","seat":1,"action":"play R+2"}');
INSERT INTO "journal" VALUES(25,1,25,1.79487150686286687853e+09,'{"type":"acted","seat":2,"action":"accept"}');
INSERT INTO "journal" VALUES(26,1,26,1.79487150687870478625e+09,'{"type":"acted","by":1,"id":"P0-12","seat":1,"action":"play R9"}');
INSERT INTO "journal" VALUES(27,1,27,1.79487150687932682036e+09,'{"type":"acted","seat":2,"action":"play R+2"}');
INSERT INTO "journal" VALUES(28,1,28,1.79487150691001892091e+09,'{"type":"acted","by":1,"id":"P0-13","seat":1,"action":"accept"}');
INSERT INTO "journal" VALUES(29,1,29,1.79487150691534614556e+09,'{"type":"acted","seat":2,"action":"play R0 uno"}');
INSERT INTO "journal" VALUES(30,1,30,1.79487150693989324572e+09,'{"type":"acted","by":1,"id":"P0-14","seat":1,"action":"play RS"}');
INSERT INTO "journal" VALUES(31,1,31,1.7948715069468486309e+09,'{"type":"acted","by":1,"id":"P0-15","seat":1,"action":"play R1"}');
INSERT INTO "journal" VALUES(32,1,32,1.79487150694756460189e+09,'{"type":"acted","seat":2,"action":"play B1"}');
INSERT INTO "journal" VALUES(33,2,1,1.7948715069890687465e+09,'{"type":"opened","settings":{"rules":"classic","seats":3,"public":true,"timer":30,"call_grace":0.75,"catch_grace":0.75,"jump_grace":0.75,"pace":1.0},"dice":"d5d0f0b196b1baf712ac3454787adeebf9ecee2c9e4ea9c61455e418fdab08b0"}');
INSERT INTO "journal" VALUES(34,2,2,1.79487150700298500063e+09,'{"type":"came","by":1,"guest":"XFBz_xJyA8cpZQ61cSILPA","name":"Åsa"}');
INSERT INTO "journal" VALUES(35,2,3,1.79487150700298500063e+09,'{"type":"sat","by":1,"seat":1}');
INSERT INTO "journal" VALUES(36,2,4,1.79487150701880741115e+09,'{"type":"spoke","by":1,"text":"hello"}');
INSERT INTO "journal" VALUES(37,2,5,1.79487150702838492389e+09,'{"type":"dealt","by":1}');
CREATE TABLE log (room INTEGER, version INTEGER, at REAL NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (room, version)) WITHOUT ROWID;
CREATE TABLE records (id TEXT PRIMARY KEY, room INTEGER NOT NULL, public INTEGER NOT NULL, at REAL NOT NULL,
    about BLOB NOT NULL, text TEXT NOT NULL);
INSERT INTO "records" VALUES('gyhzxsxnb3nbihjj',1,1,1.79487150694759607311e+09,X'7B227265636F7264223A226779687A7873786E62336E6269686A6A222C226C696E6B223A22222C226174223A22323032362D31312D31365432333A32353A30365A222C22707265736574223A22636C6173736963222C226E616D6573223A5B225030222C22426F225D2C226368616D70696F6E73223A5B325D2C2270616765223A22222C22726F756E6473223A312C22636F75727365223A5B3130325D7D','lastcard = 1
seats = ["P0", "Bo"]
rules = { preset = "classic", target = 20 }

[meta]
date = "2026-11-16T23:25:06Z"
bots = [
    "",
    "normal",
]

[[meta.shuffle]]
commitment = "255b1660256b6cb9e661fa0101b9285fed245a23d69b01ed0977ff6eb585c8ea"
secret = "834fd2a60c48420eb4820a85135a138bf78d9d3367a4c5ddf5a040b985e98f7b"
added = [
    "78fdd53b20d34e669b50ba51",
    "",
]

[[round]]
dealer = 1
shuffles = [
  "G+2 B5 Y2 W Y+2 R9 RS G4 R8 B1 B1 R1 R1 B5 Y9 GR G5 G8 B7 W+4 B8 B+2 B3 R+2 Y8 W+4 B9 RS R2 Y1 R0 R+2 Y0 G4 B7 W Y8 Y2 B8 GS R8 G6 B2 YR Y9 W BR Y6 R2 B0 BR B6 Y4 G0 Y7 B2 R4 R6 R5 R4 Y5 G3 W Y7 RR R3 B6 B+2 YS R6 B4 BS G9 G6 G5 RR G+2 R3 R9 G9 Y3 W+4 W+4 Y4 Y1 G2 GR Y5 G2 GS G1 YR R5 G1 G7 Y6 BS G3 Y+2 B9 G8 B4 R7 Y3 R7 YS G7 B3",
]
actions = [
  "2 play Y+2",
  "1 accept",
  "2 play G+2",
  "1 accept",
  "2 draw",
  "2 play W+4>R",
  "1 accept",
  "2 play RS",
  "2 play R8",
  "1 play W>Y",
  "2 play Y2",
  "1 draw",
  "1 play Y8",
  "2 draw",
  "2 play W+4>R",
  "1 accept",
  "2 play R1 uno",
  "1 play R+2",
  "2 accept",
  "1 play R9",
  "2 play R+2",
  "1 accept",
  "2 play R0 uno",
  "1 play RS",
  "1 play R1",
  "2 play B1",
]
result = { winner = 2, points = [0, 102], scores = [0, 102] }
');
CREATE TABLE rooms (id INTEGER PRIMARY KEY, code TEXT NOT NULL, public INTEGER NOT NULL, touched REAL NOT NULL,
    summary BLOB NOT NULL);
INSERT INTO "rooms" VALUES(1,'RR6BPJSW',1,1.79487150694758987434e+09,X'7B227461626C65223A2252523642504A5357222C226C696E6B223A22687474703A2F2F3132372E302E302E313A383030302F742F52523642504A5357222C227374616765223A226F766572222C22707265736574223A22636C6173736963222C226E616D6573223A5B225030222C22426F225D2C2266726565223A302C227761746368696E67223A322C22726F756E64223A312C22746F70223A224231222C22626F7473223A5B325D2C227365617473223A327D');
INSERT INTO "rooms" VALUES(2,'DT3N5J72',1,1.79487150702839899068e+09,X'7B227461626C65223A224454334E354A3732222C226C696E6B223A22687474703A2F2F3132372E302E302E313A383030302F742F4454334E354A3732222C227374616765223A22726F756E64222C22707265736574223A22636C6173736963222C226E616D6573223A5B22C3857361222C22426F222C22436964225D2C2266726565223A302C227761746368696E67223A302C22726F756E64223A312C22746F70223A224733222C22626F7473223A5B322C335D2C227365617473223A337D');
CREATE INDEX newest_records ON records (at) WHERE public;
COMMIT;