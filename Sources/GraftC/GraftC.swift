// A library of views imports this alone: what it has of Graft must be in the library that the program has.
@_exported import Graft
