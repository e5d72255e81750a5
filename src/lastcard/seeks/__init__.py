"""Matchmaking: tables for people who look for one."""
