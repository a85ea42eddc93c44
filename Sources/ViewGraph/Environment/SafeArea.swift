import Foundation

/// The room at the edges of views that something covers, as a bar does. Scroll content keeps clear of it, and is seen behind.
@MainActor
package final class SafeArea {
  /// What is covered around the views.
  package weak var outer: SafeArea?
  private var own = EdgeInsets()
  private let readers = DependencySource()
  /// Whether a layout has asked.
  private var wasRead = false
  /// The node of the bar.
  package weak var node: ViewNode?
  /// Where the views are, by the latest layout; nil before the first.
  var extent: SafeAreaExtent? {
    didSet { if extent != oldValue { node?.graph.host?.geometryDidChange() } }
  }

  /// Nothing is covered yet.
  package nonisolated init() {}

  /// What is covered; a layout that asks is repeated when that is something else.
  var insets: EdgeInsets {
    wasRead = true
    readers.recordRead()
    return outer.map { own.adding($0.insets) } ?? own
  }

  /// Covers something before a layout has asked, which so needs no repetition. Tells whether that was so.
  func coverEarly(_ insets: EdgeInsets) -> Bool {
    if !wasRead { own = insets }
    return !wasRead
  }

  /// Covers something else.
  func cover(_ insets: EdgeInsets) {
    guard own != insets else { return }
    own = insets
    readers.notifyReaders()
  }
}

/// Where views with a bar are, on the screen in the coordinates of their island.
struct SafeAreaExtent: Equatable {
  /// With the bar.
  let whole: CGRect
  /// What is not covered.
  let free: CGRect
}

private struct SafeAreaKey: EnvironmentKey {
  static var defaultValue: SafeArea? { nil }
}

extension EnvironmentValues {
  /// What is covered of scroll content here; nil where nothing can be.
  package var safeArea: SafeArea? {
    get { self[SafeAreaKey.self] }
    set { self[SafeAreaKey.self] = newValue }
  }
}

/// Room around scroll content: where something covers it, and its margins.
struct ScrollContentLayout: UnaryLayout {
  let area: SafeArea?
  let scope: EnvironmentScope

  var passesIdealLength: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGSize {
    padding.sizeThatFits(proposal, item: item)
  }

  func width(_ proposal: ProposedViewSize, item: any LayoutItem) -> CGFloat { padding.width(proposal, item: item) }

  func placement(_ proposal: ProposedViewSize, item: any LayoutItem) -> LayoutPlacement {
    padding.placement(proposal, item: item)
  }

  @MainActor private var padding: PaddingLayout { PaddingLayout(insets: Self.insets(area, scope)) }

  /// The room at each edge; a layout that asks is repeated when that is something else.
  @MainActor static func insets(_ area: SafeArea?, _ scope: EnvironmentScope) -> EdgeInsets {
    let margins = scope.values.scrollMargins?.content ?? EdgeInsets()
    return area.map { margins.adding($0.insets) } ?? margins
  }
}
