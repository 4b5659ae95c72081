"""Lessons: guided play on the real rules, written as data.

`script` reads a lesson, `tutor` plays it, `check` says what is wrong with one.
"""
