import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// In which order views are read.
@Suite(.gtk) @MainActor
struct SpokenOrderTests {
  private struct Sorted: View {
    var isSorted = true
    @State private var isFirst = false

    var body: some View {
      VStack {
        Button("a") {}.accessibilitySortPriority(isFirst ? 3 : 0)
        Button("b") {}.accessibilitySortPriority(isSorted ? 1 : 0)
        Button("c") {}
        Button("d") {}.accessibilitySortPriority(isSorted ? 1 : 0)
        Button("change") { isFirst = true }
      }
    }
  }

  /// What is read after a button.
  private func next(after button: FoundWidget, in buttons: [FoundWidget]) -> String {
    buttons.filter { button.isRelated(GTK_ACCESSIBLE_RELATION_FLOW_TO, to: $0) }.map(\.name).joined(separator: ", ")
  }

  @Test("AX10 what has a higher priority is read before those beside it, and equal ones as they are")
  func sortPriority() async throws {
    let mounted = try await MountedView(Sorted())
    let buttons = mounted.root.findAll(role: .button)
    #expect(buttons.map(\.name) == ["a", "b", "c", "d", "change"])
    #expect(buttons.map { next(after: $0, in: buttons) } == ["c", "d", "change", "a", ""])
    try await mounted.root.find(role: .button, name: "change").click()
    #expect(buttons.map { next(after: $0, in: buttons) } == ["b", "d", "change", "c", ""])
    mounted.rootView = Sorted(isSorted: false)
    await Settling.settle()
    #expect(buttons.map { next(after: $0, in: buttons) } == ["b", "c", "d", "change", ""])
  }

  @Test("AX10 a priority reaches a view through what is done to it")
  func effects() async throws {
    let mounted = try await MountedView(
      VStack {
        Button("a") {}
        Button("b") {}.opacity(0.5).accessibilitySortPriority(1)
      })
    let buttons = mounted.root.findAll(role: .button)
    #expect(buttons.map { next(after: $0, in: buttons) } == ["", "a"])
  }

  private struct Faded: View {
    @State private var isWide = false
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("widen") { isWide = true }
        if isThere { Button("faded") {}.padding(isWide ? 8 : 4).opacity(0.5).accessibilitySortPriority(1) }
        Button("remove") { isThere = false }
      }
    }
  }

  @Test("AX10 what is laid out alone inside of an effect keeps its place in the order, and what has gone has none")
  func laidOutAlone() async throws {
    let mounted = try await MountedView(Faded())
    let buttons = mounted.root.findAll(role: .button)
    try await buttons[0].click()
    #expect(buttons.map { next(after: $0, in: buttons) } == ["remove", "widen", ""])
    try await buttons[2].click()
    #expect(buttons.map { next(after: $0, in: buttons) } == ["", "", ""])
  }

  @Test("AX10 priorities leave views where they are, and Tab goes from one to the next as without them")
  func placesStay() async throws {
    let plain = try await MountedView(Sorted(isSorted: false))
    let places = plain.root.findAll(role: .button).map(\.frame)
    await plain.close()
    let mounted = try await MountedView(Sorted())
    let buttons = mounted.root.findAll(role: .button)
    #expect(buttons.map(\.frame) == places)
    gtk_widget_grab_focus(buttons[0].widget.widgetPointer)
    for name in ["b", "c", "d"] {
      try await mounted.press("Tab")
      #expect(buttons.filter { gtk_widget_has_focus($0.widget.widgetPointer) != 0 }.map(\.name) == [name])
    }
  }
}
