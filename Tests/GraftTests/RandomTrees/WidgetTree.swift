import CGTK
import Foundation
import Graft
import GraftTesting

/// A random tree in a window.
enum WidgetKit: TreeKit {
  static func leaf(_ name: String, _ value: String, _ size: CGSize) -> TreeLeaf {
    TreeLeaf(name: name, value: value, size: size)
  }

  static func scroll(_ content: TreeView<Self>) -> some View { ScrollView { VStack(spacing: 2) { content } } }
  /// With room for its rows: what GTK does not show of them is not laid out, and what is made by a layout is not there.
  static func list(_ content: TreeView<Self>) -> some View { List { content }.frame(minWidth: 100, minHeight: 280) }
  static func host(_ content: TreeView<Self>) -> some View { TreeHosting(content: content) }

  @ViewBuilder static func effect(_ effect: TreeEffect, _ content: TreeView<Self>) -> some View {
    let amount = CGFloat(effect.amount)
    switch effect.kind {
    case .opacity: content.opacity(1 - amount / 10)
    case .offset: content.offset(x: amount, y: -amount)
    case .scale: content.scaleEffect(1 + amount / 4)
    case .rotation: content.rotationEffect(.degrees(Double(amount) * 30))
    case .blur: content.blur(radius: amount)
    case .clip: content.clipped()
    case .border: content.border(Color.red, width: amount)
    }
  }
}

/// A leaf whose widget is called what it shows, and has the size that it is given.
struct TreeLeaf: GtkWidgetRepresentable {
  let name: String
  let value: String
  let size: CGSize

  /// What was done to the leaves of all trees.
  static var operations: (made: [String], dismantled: [String]) = ([], [])

  func makeCoordinator() -> String { name }

  func makeGtkWidget(context: Context) -> Widget {
    Self.operations.made.append(name)
    return Widget(gtk_drawing_area_new())
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtk_widget_set_name(gtkWidget.widgetPointer, "\(name)=\(value)")
    gtk_widget_set_size_request(gtkWidget.widgetPointer, Int32(size.width), Int32(size.height))
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: String) { operations.dismantled.append(coordinator) }
}

/// A host inside of a host, which is given its root view in each update.
struct TreeHosting: GtkWidgetRepresentable {
  let content: TreeView<WidgetKit>

  func makeGtkWidget(context: Context) -> GtkHostingWidget<TreeView<WidgetKit>> { GtkHostingWidget(rootView: content) }

  func updateGtkWidget(_ gtkWidget: GtkHostingWidget<TreeView<WidgetKit>>, context: Context) {
    withTransaction(context.transaction) { gtkWidget.rootView = content }
  }
}

/// A window.
final class WidgetTree: TreeHost {
  private static let size = CGSize(width: 300, height: 300)

  private let mounted: MountedView<TreeRoot<WidgetKit>>

  init(_ root: TreeRoot<WidgetKit>) async throws {
    mounted = try await MountedView(root, size: Self.size)
  }

  var rootView: TreeRoot<WidgetKit> {
    get { mounted.rootView }
    set { mounted.rootView = newValue }
  }

  /// A window grows with its content, and stays as it is when that shrinks.
  func settle() async {
    await Settling.settle()
    if let size = mounted.root.all.first?.frame.size, size != Self.size { await mounted.resize(to: Self.size) }
    if scrollToStart() { await Settling.settle() }
  }

  /// GTK scrolls to what gets the focus when what had it goes: how far depends on what was there. Tells whether anything was
  /// scrolled.
  private func scrollToStart() -> Bool {
    let windows = mounted.root.all.map(\.widget).filter { $0.typeName == "GtkScrolledWindow" }
    let scrolled = windows.compactMap { gtk_scrolled_window_get_vadjustment($0.object.cast()) }
      .filter { gtk_adjustment_get_value($0) != 0 }
    for adjustment in scrolled { gtk_adjustment_set_value(adjustment, 0) }
    return !scrolled.isEmpty
  }

  /// By which things move; none where the user wants nothing to.
  static var clock: TestClock?

  func advance(by seconds: Double) async { await Self.clock?.advance(by: .seconds(seconds)) }

  var placed: [String] {
    guard let top = mounted.controller?.widget.widgetPointer else { return [] }
    return Self.placed(top, in: top, isListed: false)
  }

  /// The leaves below a widget, with their places, but in lists: where these are scrolled to depends on what was there.
  private static func placed(
    _ widget: UnsafeMutablePointer<GtkWidget>, in top: UnsafeMutablePointer<GtkWidget>, isListed: Bool
  ) -> [String] {
    let name = String(cString: gtk_widget_get_name(widget))
    if name.contains("=") { return [isListed ? name : "\(name) \(place(of: widget, in: top))"] }
    let isListed = isListed || graft_is_a(widget, gtk_list_view_get_type()) != 0
    var found: [String] = []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      found += placed(current, in: top, isListed: isListed)
      child = gtk_widget_get_next_sibling(current)
    }
    return found
  }

  private static func place(
    of widget: UnsafeMutablePointer<GtkWidget>, in top: UnsafeMutablePointer<GtkWidget>
  ) -> String {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, top, &bounds) != 0 else { return "nowhere" }
    return "at \(bounds.origin.x) \(bounds.origin.y), \(bounds.size.width) × \(bounds.size.height)"
  }

  func takeOperations() -> (made: [String], dismantled: [String]) {
    defer { TreeLeaf.operations = ([], []) }
    return TreeLeaf.operations
  }

  func unmount() async {
    await mounted.close()
    TreeLeaf.operations = ([], [])
  }
}
