"""The commands of `lanparty`: a module each, with NAME, HELP, add_arguments(parser) and run(args).

`run` returns the exit status. Modules import what is heavy in `run`, so that every command starts fast.
"""
