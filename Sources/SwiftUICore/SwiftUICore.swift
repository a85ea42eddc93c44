// The part of SwiftUI without controls and windows, which source names now and then: all of it is Graft here.
@_exported import Graft
