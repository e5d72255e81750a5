# lastcard decisions

help-decisions = Write every decision of records as a row of a Parquet file, for learning by imitation: what the seat knew, what it could have said, what it said, and what came of it.
help-decisions-files = Records, or folders with records.
help-decisions-out = The Parquet file to write.
decisions-progress = { $done } of { $all } files, { NUMBER($rows) } decisions
decisions-done =
    { NUMBER($rows) } decisions of { NUMBER($files) } { $files ->
        [one] record
       *[other] records
     } in { $file }
decisions-refused =
    { NUMBER($files) } { $files ->
        [one] file was left out.
       *[other] files were left out.
     }
decisions-stopped = Stopped. { NUMBER($rows) } decisions are in { $file }.
picture-needs-extra = a picture of the table needs a library that is not installed here: pip install 'lastcard[envs]'
