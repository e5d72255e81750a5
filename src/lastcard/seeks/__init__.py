"""Tables for people who look for one."""
