import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Views in front of each other: which one the pointer reaches, and how the focus goes.
@Suite(.gtk) @MainActor
struct ZIndexInputTests {
  @Test("FX25 the view in front gets the click, also when the order has changed, and all stay the same widgets")
  func pointer() async throws {
    let clicks = Clicks()
    let mounted = try await MountedView(Cards(clicks: clicks, front: "a"), size: CGSize(width: 200, height: 100))
    let widgets = mounted.root.findAll(role: .button).map(\.widget.pointer)
    try await mounted.root.find(role: .button, name: "b").click()
    mounted.rootView = Cards(clicks: clicks, front: "b")
    await Settling.settle()
    try await mounted.root.find(role: .button, name: "a").click()
    #expect(clicks.names == ["a", "b"])
    #expect(Set(mounted.root.findAll(role: .button).map(\.widget.pointer)) == Set(widgets))
  }

  @Test("FX25 a view with an index keeps it under opacity and padding, and may lie in front of the next one in a row")
  func siblings() async throws {
    let clicks = Clicks()
    let mounted = try await MountedView(
      Neighbours(clicks: clicks, distance: 100), size: CGSize(width: 300, height: 100))
    try await mounted.root.find(role: .button, name: "behind").click()
    #expect(clicks.names == ["front"])
  }

  @Test("a view with an index keeps it under one opacity and under two", arguments: [1, 2])
  func opacities(count: Int) async throws {
    let clicks = Clicks()
    let front = Button("the one in front") { clicks.names.append("front") }.zIndex(1).opacity(0.9)
    let mounted = try await MountedView(
      ZStack {
        if count == 2 { front.opacity(0.8) } else { front }
        Button("behind") { clicks.names.append("behind") }
      }, size: CGSize(width: 300, height: 100))
    try await mounted.root.find(role: .button, name: "behind").click()
    #expect(clicks.names == ["front"])
  }

  @Test("where a view in front is empty, the pointer reaches what lies behind")
  func emptyPart() async throws {
    let clicks = Clicks()
    let mounted = try await MountedView(Neighbours(clicks: clicks, distance: 52), size: CGSize(width: 300, height: 100))
    try await mounted.root.find(role: .button, name: "behind").click()
    #expect(clicks.names == ["behind"])
  }

  @Test("Tab goes through the views in the order of the tree, whatever lies in front")
  func focus() async throws {
    let mounted = try await MountedView(
      VStack {
        TextField("first", text: .constant("")).accessibilityIdentifier("first").zIndex(1)
        TextField("second", text: .constant("")).accessibilityIdentifier("second")
      }, size: CGSize(width: 300, height: 100))
    let host = try #require(mounted.controller?.widget)
    // The window gives the focus by Tab's way.
    #expect(mounted.root.focusedName == "first")
    gtk_widget_child_focus(host.widgetPointer, GTK_DIR_TAB_FORWARD)
    #expect(mounted.root.focusedName == "second")
    gtk_widget_child_focus(host.widgetPointer, GTK_DIR_TAB_BACKWARD)
    #expect(mounted.root.focusedName == "first")
  }
}

@MainActor
private final class Clicks {
  var names: [String] = []
}

/// Two buttons in wide frames side by side, the first shown further to the right.
private struct Neighbours: View {
  let clicks: Clicks
  let distance: CGFloat

  var body: some View {
    HStack(spacing: 0) {
      Button("front") { clicks.names.append("front") }
        .frame(width: 100, height: 40).zIndex(1).opacity(0.9).padding(.leading, 1).offset(x: distance)
      Button("behind") { clicks.names.append("behind") }.frame(width: 100, height: 40)
    }
  }
}

/// Two buttons at one place.
private struct Cards: View {
  let clicks: Clicks
  let front: String

  var body: some View {
    ZStack {
      Button("a") { clicks.names.append("a") }.frame(width: 80, height: 40).zIndex(front == "a" ? 1 : 0)
      Button("b") { clicks.names.append("b") }.frame(width: 80, height: 40).zIndex(front == "b" ? 1 : 0)
    }
  }
}

extension WidgetQuery {
  /// The name of the text field that has the focus.
  @MainActor
  fileprivate var focusedName: String? {
    all.first { found in
      found.widget.typeName == "GtkEntry"
        && gtk_widget_get_state_flags(found.widget.widgetPointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }.flatMap(\.identifier)
  }
}
