import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Items in bars that are too narrow for them.
@Suite(.gtk) @MainActor
struct ToolbarRoomTests {
  private struct Program: View {
    let log: Log
    var count = 4
    var hasSecondary = true

    var body: some View {
      NavigationStack {
        Text("content").frame(maxWidth: .infinity).navigationTitle("T").toolbar {
          ToolbarItemGroup { Counter() }
          if count > 1 { ToolbarItem { item(2) } }
          if count > 2 { ToolbarItem { item(3) } }
          if count > 3 { ToolbarItem { item(4) } }
          if hasSecondary { ToolbarItem(placement: .secondaryAction) { Button("Rare") {} } }
        }
      }
    }

    private func item(_ number: Int) -> some View { Button("Number \(number)") { log.note(number) } }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
      Button("Beside") {}
    }
  }

  private func bar(_ mounted: MountedView<Program>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.widget.typeName == "GtkHeaderBar" })
  }

  /// The names of the buttons that are seen in the bar, from left to right.
  private func names(_ mounted: MountedView<Program>) throws -> [String] {
    try bar(mounted).content.findAll(role: .button).filter { gtk_widget_get_mapped($0.widget.cast()) != 0 }
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
  }

  /// The items of the open menu.
  private func items(_ mounted: MountedView<Program>) -> [String] {
    mounted.root.findAll(role: .menuItem).filter { gtk_widget_get_mapped($0.widget.cast()) != 0 }.map(\.name)
  }

  private let all = ["Count 0", "Beside", "Number 2", "Number 3", "Number 4", "More"]

  @Test("MN9 in a bar that becomes narrow the last items go one by one, and they come back one by one with the room")
  func oneByOne() async throws {
    let mounted = try await MountedView(Program(log: Log()), size: CGSize(width: 700, height: 200))
    #expect(try names(mounted) == all)
    let widths = Array(stride(from: 680, through: 120, by: -40))
    var counts: [Int] = []
    for width in widths + widths.reversed() {
      await mounted.resize(to: CGSize(width: width, height: 200))
      let names = try names(mounted)
      #expect(try bar(mounted).frame.width <= CGFloat(width))
      #expect(names.last == "More" && names.dropLast() == all.prefix(names.count - 1))
      counts.append(names.count)
    }
    let half = counts.prefix(widths.count)
    #expect(Array(half) == half.sorted(by: >) && Array(counts) == counts.reversed())
    // The first two are one item.
    #expect(Set(counts) == [6, 5, 4, 3, 1])
  }

  @Test("MN9 items without room are in the menu before those of secondary actions, and act")
  func menu() async throws {
    let log = Log()
    let mounted = try await MountedView(Program(log: log), size: CGSize(width: 150, height: 200))
    #expect(try names(mounted) == ["More"])
    try await mounted.root.find(role: .button, name: "More").click()
    #expect(items(mounted) == ["Count 0", "Beside", "Number 2", "Number 3", "Number 4", "Rare"])
    try await mounted.root.find(role: .menuItem, name: "Number 3").click()
    #expect(log.entries == ["3"] && items(mounted) == [])
  }

  @Test("MN9 without secondary actions the menu is there while it is needed, and an item that comes back has its state")
  func comesBack() async throws {
    let mounted = try await MountedView(
      Program(log: Log(), hasSecondary: false), size: CGSize(width: 700, height: 200))
    try await mounted.root.find(role: .button, name: "Count 0").click()
    for _ in 0..<2 {
      #expect(try names(mounted) == ["Count 1", "Beside", "Number 2", "Number 3", "Number 4"])
      await mounted.resize(to: CGSize(width: 150, height: 200))
      #expect(try names(mounted) == ["More"])
      await mounted.resize(to: CGSize(width: 700, height: 200))
    }
  }

  @Test("MN9 the least width of a bar does not depend on its items")
  func leastWidth() async throws {
    var widths: [Int32] = []
    for count in [1, 4] {
      let mounted = try await MountedView(
        Program(log: Log(), count: count), size: CGSize(width: 700, height: 200))
      var least: Int32 = 0
      gtk_widget_measure(
        try bar(mounted).widget.widgetPointer, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      widths.append(least)
    }
    #expect(widths[0] == widths[1] && widths[0] < 200)
  }
}
