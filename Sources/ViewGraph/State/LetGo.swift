/// Ends the life of a value that was exchanged for another, after the access to the place of both: an access in which a
/// value ends its life, and with it may run any code, is checked at run time, and so is each other access to that place.
///
/// Not inlined, or the optimizer would end the life earlier.
@inline(never)
func letGo<Value>(of value: consuming Value) {}
