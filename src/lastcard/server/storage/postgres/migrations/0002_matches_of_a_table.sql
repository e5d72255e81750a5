CREATE INDEX records_of_rooms ON records (room);
