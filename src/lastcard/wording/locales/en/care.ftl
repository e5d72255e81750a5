# Reports, one's own data and announcements in the page
care-report-title = Report { $player }
care-report-about = Whoever runs this server sees this, with the last lines of the chat. { $player } is not told.
care-reason = What is wrong?
care-words = In your words (optional)
care-send = Send report
care-data = Your data
care-data-about = What this server knows about you: the names you have used, your tables and matches, what you wrote in chats, and your puzzle answers. Your cards and results stay with the others who played.
care-download = Download everything
care-delete = Delete my data
care-delete-about = Your names and chat lines are removed. Matches stay, with a number instead of your name. This can't be undone.
care-delete-sure = Delete everything for good?
care-delete-yes = Yes, delete it
care-delete-no = Keep it
care-deleted = Your data has been deleted.
care-deleting = Your data is being deleted. It may take a moment longer.
care-announced = A word from the server
