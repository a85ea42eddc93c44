import GTKSupport

/// Who is told of each widget that a representable or an island has made, or somebody by the name of a view, for tests of ownership.
@MainActor
package enum MadeWidgets {
  /// Called with the widget, which must not be kept.
  package static var observer: (@MainActor (Widget) -> Void)?
}
