# The command line: its help, and what is wrong with one
usage-line = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-options-place = [OPTIONS]
usage-command-place = COMMAND [ARGUMENTS]...
usage-help = Show this help.
usage-default = default: { $value }
usage-required = required
usage-variable = environment variable { $name }

# What is to be given
usage-number = NUMBER
usage-text = TEXT
usage-path = PATH
usage-file = FILE
usage-url = URL
usage-rules = RULES
usage-bot = BOT

# What is wrong
usage-missing = { $name } is missing
usage-no-option = there is no option { $given }
usage-no-option-but = there is no option { $given }; did you mean { $nearest }?
usage-no-command = there is no command “{ $given }”
usage-no-command-but = there is no command “{ $given }”; did you mean “{ $nearest }”?
usage-needs-value = { $option } needs a value
usage-no-value = { $option } takes no value
usage-not-whole = { $name } has to be a whole number
usage-no-number = { $name } has to be a number
usage-unexpected = unexpected: { $given }

# What the system says
system-no-file = there is no such file or folder
system-no-permission = you don't have permission
system-is-folder = it is a folder
system-no-folder = part of the path is not a folder
system-disk-full = the disk is full
system-refused = the connection was refused
system-no-name = no server has that name
system-timed-out = it took too long
system-in-use = something else is using that address
