import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Widgets with a popover, and widgets with children of their own.
@Suite(.gtk) @MainActor
struct RepresentablePopoverTests {
  private let census = Census()

  @Test("HC1 a view in a popover of a representable is built when it opens, is clicked, and writes the outer state")
  func popoverWorks() async throws {
    let box = BindingBox<Int>()
    let mounted = try await MountedView(
      Owner(0, box) { count in
        PopoverButton(count: count, census: census).frame(width: 200, height: 40)
        Text("outer \(count.wrappedValue)")
      }, size: CGSize(width: 300, height: 300))
    #expect(mounted.root.texts.contains("outer 0"))
    let button = try #require(mounted.root.all.first { $0.widget.typeName == "GtkMenuButton" })
    try await button.click()
    let add = try #require(mounted.root.all.first { $0.widget.typeName == "GtkButton" })
    #expect(add.name == "inner 0")
    try await add.click()
    #expect(box.value == 1)
    #expect(mounted.root.texts.contains("outer 1"))
    #expect(add.name == "inner 1")
    box.value = 5
    await Settling.settle()
    #expect(add.name == "inner 5")
    gtk_menu_button_popdown(button.widget.cast())
    await Settling.settle()
    #expect(!mounted.root.isPopoverShown)
  }

  @Test("RP17 a representable that leaves while its popover is open takes the popover and its host along")
  func leavesWhileOpen() async throws {
    // A popover that hides itself, GTK 4.8 never releases when its parent goes while it is open, whatever is inside.
    let shown = BindingBox<Bool>()
    let mounted = try await MountedView(
      Owner(true, shown) { isShown in
        Text("stays")
        if isShown.wrappedValue { PopoverButton(count: .constant(0), census: census, hidesItself: false) }
      }, size: CGSize(width: 300, height: 300))
    try openPopover(in: mounted.root)
    await Settling.settle()
    #expect(mounted.root.isPopoverShown)
    #expect(census.widgetCount == 2)
    shown.value = false
    await Settling.settle()
    #expect(census.alive == [])
    #expect(mounted.root.texts == ["stays"])
  }

  @Test("RP25 a widget that adds children of its own in update is measured anew, in either style")
  func ownChildrenGrow() async throws {
    let box = BindingBox<Int>()
    let mounted = try await MountedView(
      Owner(1, box) { count in
        HStack(spacing: 0) {
          Bricks(count: count.wrappedValue)
          CallBricks(count: count.wrappedValue)
          Text("after")
        }
      })
    for (count, width) in [(1, 30), (3, 90), (2, 60)] {
      box.value = count
      await Settling.settle()
      #expect(mounted.root.all.filter { $0.widget.typeName == "GtkDrawingArea" }.count == 2 * count)
      let bricks = mounted.root.all.filter { $0.widget.typeName == "GtkBox" }
      #expect(bricks.map(\.frame.width) == [CGFloat(width), CGFloat(width)])
      #expect(try mounted.root.find(text: "after").frame.minX == bricks.last?.frame.maxX)
    }
  }

  private func openPopover(in root: WidgetQuery) throws {
    let button = try #require(root.all.first { $0.widget.typeName == "GtkMenuButton" }).widget
    gtk_menu_button_popup(button.cast())
  }
}

extension WidgetQuery {
  @MainActor
  fileprivate var isPopoverShown: Bool {
    all.contains { $0.widget.typeName == "GtkPopover" && gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }
  }
}

/// A menu button whose popover hosts a view that holds the binding.
private struct PopoverButton: GtkWidgetRepresentable {
  @Binding var count: Int
  let census: Census
  var hidesItself = true

  func makeGtkWidget(context: Context) -> Widget {
    let host = GtkHostingWidget(rootView: PopoverContent(count: $count))
    census.watch(host)
    let popover = Widget(gtk_popover_new())
    popover["child"] = host
    popover["autohide"] = hidesItself
    let button = Widget(gtk_menu_button_new())
    census.watch(button)
    button["popover"] = popover
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct PopoverContent: View {
  @Binding var count: Int

  var body: some View { Button("inner \(count)") { count += 1 } }
}

/// Boxes of 30 by 10 pixels, added and removed in update.
private struct Bricks: GtkWidgetRepresentable {
  let count: Int

  func makeGtkWidget(context: Context) -> Widget { Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)) }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { Self.fill(gtkWidget.widgetPointer, count) }

  static func fill(_ widget: UnsafeMutablePointer<GtkWidget>, _ count: Int) {
    let box = widget.cast(to: GtkBox.self)
    while let brick = gtk_widget_get_first_child(widget) { gtk_box_remove(box, brick) }
    for _ in 0..<count {
      let brick = Widget(typeName: "GtkDrawingArea")
      brick["content-width"] = 30
      brick["content-height"] = 10
      gtk_box_append(box, brick.widgetPointer)
    }
  }
}

/// The same by a C pointer.
private struct CallBricks: GtkWidgetRepresentable {
  let count: Int

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
  }

  func updateGtkWidget(_ gtkWidget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    Bricks.fill(gtkWidget, count)
  }
}
