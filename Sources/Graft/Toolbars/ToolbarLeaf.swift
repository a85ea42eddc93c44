import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What puts a view into the bar around: a leaf without a place of its own.
struct ToolbarLeaf<Content: View>: View {
  let placement: ToolbarItemPlacement
  /// What becomes of it where there is no room for all.
  var part = BarPart.fixed
  let content: Content

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.openingNode(of: view) { RepresentableNode<ToolbarBehavior<Content>>(view, at: site) }
  }
}

/// The host of an item, and the bar in which it is.
final class ToolbarElement<Content: View>: LeafElement {
  let controller: GtkHostingController<Content>
  /// Where it is; nothing in no bar.
  fileprivate var place: BarPlace?

  init(_ content: Content) { controller = GtkHostingController(rootView: content) }

  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { .zero }
  func setFrame(_ frame: CGRect, pass: Int) {}
  func takesPart() -> Bool { false }
}

/// A place in a bar: beside the items of the same side, behind those that are declared further outside.
private struct BarPlace: Equatable {
  let bar: WindowBar
  let placement: ToolbarItemPlacement
  let level: Int

  static func == (left: BarPlace, right: BarPlace) -> Bool {
    left.bar === right.bar && left.placement == right.placement && left.level == right.level
  }
}

/// How an item comes into a bar and goes: as its leaf does.
enum ToolbarBehavior<Content: View>: LeafBehavior {
  static func makeCoordinator(_ view: ToolbarLeaf<Content>) {}

  static func make(_ view: ToolbarLeaf<Content>, _ place: LeafPlace<Void>) -> ToolbarElement<Content> {
    let element = ToolbarElement(view.content)
    element.controller.open(from: place.node)
    return element
  }

  static func update(_ view: ToolbarLeaf<Content>, _ element: ToolbarElement<Content>, _ place: LeafPlace<Void>) {
    element.controller.rootView = view.content
    let bar = place.environment.showsBar ? place.environment.windowBar : nil
    let barPlace = bar.map {
      BarPlace(bar: $0, placement: view.placement, level: place.environment.toolbarLevel)
    }
    let widget = element.controller.widget
    guard barPlace != element.place else {
      element.place?.bar.change(widget, to: view.part)
      return
    }
    element.place?.bar.remove(widget)
    element.place = barPlace
    barPlace?.bar.add(
      WindowBar.Item(
        widget: widget, placement: view.placement, part: view.part, level: place.environment.toolbarLevel,
        node: place.node))
  }

  static func dismantle(_ element: ToolbarElement<Content>, _ coordinator: Void) {
    element.place?.bar.remove(element.controller.widget)
    element.place = nil
  }
}
