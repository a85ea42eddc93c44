import ViewGraph

/// A style of the library's own that is one of several looks, and may have a colour of its own.
@MainActor
protocol BuiltInLook {
  associatedtype Look
  var look: Look { get }
  /// The colour to mark with; nil for the tint around.
  var tint: Color? { get }
}

extension BuiltInLook {
  var tint: Color? { nil }

  /// The look where that is all that the style says, so that its body need not be asked.
  var onlyLook: Look? { tint == nil ? look : nil }
}
