import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Styles of lists, and what else is said of a list as a whole.
@Suite(.gtk) @MainActor
struct ListStyleTests {
  private static let size = CGSize(width: 300, height: 400)

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Styled<Style: ListStyle>: View {
    let style: Style

    var body: some View {
      List {
        Section("one") {
          Counter()
          Text("a")
          Text("b")
        }
        Section("two") { Text("c") }
      }
      .listStyle(style)
    }
  }

  private func list(_ mounted: MountedView<some View>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
  }

  @Test("LS48 grouped lists have a box for each section, sidebars GTK's class, and inset rows room at both sides")
  func styles() async throws {
    let plain = try await MountedView(Styled(style: .plain), size: Self.size)
    #expect(plain.root.listRows[1].frame.width == 300)
    let inset = try await MountedView(Styled(style: .inset), size: Self.size)
    #expect(inset.root.listRows[1].frame.width == 276)
    let sidebar = try await MountedView(Styled(style: .sidebar), size: Self.size)
    #expect(styleClasses(of: try list(sidebar)).contains("navigation-sidebar"))
    let bordered = try await MountedView(Styled(style: .bordered), size: Self.size)
    let window = try #require(bordered.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    #expect(gtk_scrolled_window_get_has_frame(window.widget.cast()) != 0)
    let grouped = try await MountedView(Styled(style: .insetGrouped), size: Self.size)
    let ends = grouped.root.listRows.map { styleClasses(of: $0).intersection(["graft-first", "graft-last"]).sorted() }
    #expect(ends == [[], ["graft-first"], [], ["graft-last"], [], ["graft-first", "graft-last"]])
    #expect(grouped.root.listRows[1].frame.width == 276)
  }

  private struct AnyStyle: View {
    @State private var number = 0

    var body: some View {
      VStack {
        Button("next") { number += 1 }
        List {
          Counter()
          ForEach(0..<50) { Text("row \($0)") }
        }
        .alternatingRowBackgrounds(number % 2 == 0 ? .disabled : .enabled)
        .listRowSpacing(number == 2 ? 0 : nil)
      }
    }
  }

  @Test("LS48 (part) another look of the list keeps the state of rows and what is scrolled to")
  func change() async throws {
    let mounted = try await MountedView(AnyStyle(), size: Self.size)
    try await mounted.root.find(role: .button, name: "count 0").click()
    let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    let adjustment = gtk_scrolled_window_get_vadjustment(window.widget.cast())
    gtk_adjustment_set_value(adjustment, 20)
    await Settling.settle()
    let scrolled = gtk_adjustment_get_value(adjustment)
    #expect(scrolled >= 19)
    for _ in 0..<2 {
      try await mounted.root.find(role: .button, name: "next").click()
      #expect(gtk_adjustment_get_value(adjustment) == scrolled)
      #expect(mounted.root.all.contains { $0.role == .button && $0.name == "count 1" })
    }
  }

  @Test("LS52 rows have a least height and room between them, and the list's background can be hidden")
  func lengths() async throws {
    let mounted = try await MountedView(
      List { ForEach(0..<3) { Text("row \($0)") } }
        .environment(\.defaultMinListRowHeight, 70).listRowSpacing(10).scrollContentBackground(.hidden)
        .background(color(1, 0, 0)), size: Self.size)
    let frames = mounted.root.listRows.map(\.frame)
    #expect(frames.map(\.height) == [70, 70, 70])
    #expect(frames.map(\.minY) == [0, 80, 160])
    #expect(try Pixels(mounted.root)[150, 380] == [255, 0, 0])
  }

  @Test("LS52 (part) headers of sections have a least height of their own, or that of rows")
  func headerHeights() async throws {
    let sections = List {
      Section("head") { Text("row") }
      Section("next") { Text("last") }
    }
    .environment(\.defaultMinListRowHeight, 50)
    let alike = try await MountedView(sections, size: Self.size)
    #expect(alike.root.listRows.map(\.frame.height) == [50, 50, 50, 50])
    let own = try await MountedView(sections.environment(\.defaultMinListHeaderHeight, 90), size: Self.size)
    #expect(own.root.listRows.map(\.frame.height) == [90, 50, 90, 50])
  }

  @Test("LS52 (part) bars along the list are those of its axis, whatever is said of those across")
  func bars() async throws {
    func policies(_ list: some View) async throws -> [GtkPolicyType] {
      let mounted = try await MountedView(list, size: Self.size)
      let window = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
      var (across, along) = (GTK_POLICY_ALWAYS, GTK_POLICY_ALWAYS)
      gtk_scrolled_window_get_policy(window.widget.cast(), &across, &along)
      return [across, along]
    }
    let list = List { ForEach(0..<50) { Text("row \($0)") } }
    let plain = try await policies(list)
    #expect(try await policies(list.environment(\.horizontalScrollIndicatorVisibility, .hidden)) == plain)
    #expect(try await policies(list.environment(\.verticalScrollIndicatorVisibility, .hidden)) != plain)
  }

  private struct Growing: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        Button("insert") { names.insert("new", at: 0) }
        List(names, id: \.self) { Text($0) }.alternatingRowBackgrounds()
      }
    }
  }

  @Test("LS54 every second row has another background by its position, also after an insertion at the top")
  func alternating() async throws {
    let mounted = try await MountedView(Growing(), size: Self.size)
    func others() throws -> [Bool] {
      let pixels = try Pixels(mounted.root)
      let colors = mounted.root.listRows.map { pixels[200, Int($0.frame.midY)] }
      return colors.map { $0 != colors[0] }
    }
    #expect(try others() == [false, true, false])
    try await mounted.root.find(role: .button, name: "insert").click()
    #expect(mounted.root.rowLines == ["new", "a", "b", "c"])
    #expect(try others() == [false, true, false, true])
  }

  @Test("LS54 styles have every second row alternate that say so, and what is said around the list goes before")
  func alternatingStyles() async throws {
    func alternate(_ list: some View) async throws -> [Bool] {
      let mounted = try await MountedView(list, size: Self.size)
      return mounted.root.listRows.map { styleClasses(of: $0).contains("graft-alternate") }
    }
    let list = List { ForEach(0..<3) { Text("row \($0)") } }
    #expect(try await alternate(list.listStyle(.inset(alternatesRowBackgrounds: true))) == [false, true, false])
    #expect(try await alternate(list.listStyle(.bordered(alternatesRowBackgrounds: true))) == [false, true, false])
    #expect(try await alternate(list.listStyle(.bordered(alternatesRowBackgrounds: false))) == [false, false, false])
    let disabled = list.listStyle(.inset(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.disabled)
    #expect(try await alternate(disabled) == [false, false, false])
  }

  @Test("LS53 a badge is at the end of its row, and a part of its name; zero and nil show nothing")
  func badges() async throws {
    let mounted = try await MountedView(
      List {
        Text("three").badge(3)
        Text("zero").badge(0)
        Text("none").badge(nil as Text?)
        Text("strong").badge("new").badgeProminence(.increased)
      }, size: Self.size)
    #expect(mounted.root.rowLines == ["three 3", "zero", "none", "strong new"])
    #expect(mounted.root.findAll(role: .listItem).map(\.name) == ["three 3", "zero", "none", "strong new"])
    let badge = try mounted.root.find(role: .label, text: "3")
    #expect(badge.frame.maxX == mounted.root.listRows[0].frame.maxX - 12)
  }
}

private func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
  Color(red: red, green: green, blue: blue)
}
