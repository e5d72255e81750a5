"""`python -m lastcard` is the command `lastcard`."""

from lastcard.cli.entry import main

main()
