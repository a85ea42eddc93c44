/// A view whose content can scroll to views inside of it.
///
/// The content is given a proxy, whose `scrollTo` is for actions: while views are evaluated there is nothing to scroll yet.
/// As SwiftUI documents it.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { MessageRow(message: $0) }
///   Button("Latest") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  /// The content for a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Gives the content a proxy by which it scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { ScrollReaderNode(view, at: site) }
}

/// Scrolls to views inside of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Scrolls the nearest scroll view or list around a view until the view is seen. Claims UI7 and UI8.
  ///
  /// The view is the first in the reader that has the id, be it by `.id(_:)` or as an element of a `ForEach`; an id that no
  /// view has does nothing. The row of a list need not have been shown before.
  ///
  /// Scrolling waits for the updates and the layout that are due, so the view may be one that comes with them. While a
  /// body or an update runs nothing is scrolled, which is reported as `stateDuringUpdate` (UI9). In `withAnimation` a scroll
  /// view or list moves there, until the user scrolls (MO79). Threads: any.
  ///
  /// - Parameters:
  ///   - id: What identifies the view.
  ///   - anchor: The point of the view that comes to the same point of the room it is seen through; nil for as little
  ///     scrolling as shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.add(ScrollRequest(id: AnyHashable(id), anchor: anchor))
  }
}

/// The content with its proxy: a component of its own, so that what its closure reads re-evaluates it alone.
struct ScrollReaderContent<Content: View>: View {
  let proxy: ScrollViewProxy
  let content: (ScrollViewProxy) -> Content

  var body: Content { content(proxy) }
}

/// The node of a scroll view reader.
final class ScrollReaderNode<Content: View>: ValueNode<ScrollViewReader<Content>>, ScrollReader {
  private let requests = ScrollRequests()
  private var child: Node<ScrollReaderContent<Content>>?

  private var inner: ScrollReaderContent<Content> {
    ScrollReaderContent(proxy: ScrollViewProxy(requests: requests), content: view.content)
  }

  override func mount(_ phase: inout EvaluatePhase) {
    requests.reader = self
    graph.geometry.add(self)
    let node = ScrollReaderContent<Content>._makeNode(inner, at: site())
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: ScrollViewReader<Content>, _ phase: inout EvaluatePhase) {
    view = newView
    child?.update(inner, &phase)
  }

  /// There is something to scroll once it is laid out.
  override func evaluate(_ phase: inout EvaluatePhase) {
    isDirty = false
    phase.changes.layOut(graph.island)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    requests.end()
    graph.geometry.remove(self)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  /// It scrolls to views alone.
  var scrollView: ViewNode? { nil }
  var scrollElement: (any ScrollElement)? { nil }

  var hasNewGeometry: Bool { requests.areWaiting }

  func adoptGeometry() { requests.scroll() }
}
