/// The room that is kept free around scroll content, and around the bars that show how far it is scrolled, in pixels.
package struct ScrollMargins: Equatable, Sendable {
  package var content = EdgeInsets()
  package var indicators = EdgeInsets()

  /// No room.
  package init() {}
}

private struct ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: ScrollMargins? { nil }
}

extension EnvironmentValues {
  /// The margins of the next scroll views here; nil where nobody has said anything.
  package var scrollMargins: ScrollMargins? {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
}
