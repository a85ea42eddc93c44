/// Ends the life of a value that was exchanged for another. Called after the access to their place: if a value may end its
/// life during an access, and with it run any code, Swift checks each access to that place at run time.
///
/// Not inlined, or the optimizer would end the life earlier.
@inline(never)
func endLife<Value>(of value: consuming Value) {}
