import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Headers of sections that stay at the top of a list.
@Suite(.gtk) @MainActor
struct StickyHeaderTests {
  private static let size = CGSize(width: 300, height: 400)

  /// Sections of 20 rows.
  private struct Sections<Style: ListStyle>: View {
    let style: Style
    var count = 3
    var rows = 20
    var log: Log?
    @State private var removed: Set<Int> = []
    @State private var selection: String?

    var body: some View {
      List(selection: $selection) {
        ForEach(0..<count, id: \.self) { section in
          if !removed.contains(section) {
            Section {
              ForEach(0..<rows, id: \.self) { Text("\(section).\($0)").frame(height: 40).tag("\(section).\($0)") }
            } header: {
              Header(section: section, log: log) { removed.insert(section) }
            }
          }
        }
      }
      .listStyle(style)
    }
  }

  private struct Header: View {
    let section: Int
    let log: Log?
    let remove: () -> Void
    @State private var count = 0

    var body: some View {
      HStack {
        Button("header \(section): \(count)") { count += 1 }
        Button("remove \(section)", action: remove)
      }
      .frame(height: 30).onAppear { log?.note("\(section) appears") }.onDisappear { log?.note("\(section) disappears") }
    }
  }

  /// The upper edge of what a button is called, in the list; nil if it is not seen.
  private func top(_ name: String, in mounted: MountedView<some View>) -> CGFloat? {
    mounted.root.findAll(role: .button).first { $0.name == name && $0.isShown }?.frame.minY
  }

  private func offset(_ mounted: MountedView<some View>) -> Double? {
    let window = mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" }
    return window.flatMap { gtk_scrolled_window_get_vadjustment($0.widget.cast()) }.map { gtk_adjustment_get_value($0) }
  }

  @Test("LS5 in a plain list the header of the topmost section stays at the top, until the next one pushes it away")
  func stays() async throws {
    let mounted = try await MountedView(Sections(style: .plain), size: Self.size)
    let first = try #require(top("header 0: 0", in: mounted))
    let height = mounted.root.listRows[0].frame.height
    let start = height + 20 * mounted.root.listRows[1].frame.height
    await mounted.scroll(to: 200)
    #expect(top("header 0: 0", in: mounted) == first)
    await mounted.scroll(to: start - 20)
    #expect(top("header 0: 0", in: mounted) == first + 20 - height)
    #expect(top("header 1: 0", in: mounted) == first + 20)
    await mounted.scroll(to: start + 50)
    #expect(top("header 0: 0", in: mounted) == nil && top("header 1: 0", in: mounted) == first)
    await mounted.scroll(to: 0)
    #expect(top("header 0: 0", in: mounted) == first && top("header 1: 0", in: mounted) == nil)
  }

  @Test("LS5 a header that stays has the margins of its section at the sides, and none above")
  func margins() async throws {
    let mounted = try await MountedView(
      List {
        Section {
          ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 40) }
        } header: {
          Button("header") {}.frame(height: 30)
        }
        .listSectionMargins(.all, 50)
      }
      .listStyle(.plain), size: Self.size)
    let header = try mounted.root.find(role: .button, name: "header")
    let first = header.frame
    let row = try #require(mounted.root.listRows.first).frame
    #expect(row.minY == 50 && row.minX == 50)
    await mounted.scroll(to: 300)
    let pinned = try mounted.root.find(role: .button, name: "header").frame
    #expect(pinned.minY == first.minY - 50 && pinned.minX == first.minX)
  }

  @Test("LS5 headers of inset lists stay, those of sidebars and grouped lists are scrolled")
  func styles() async throws {
    func isThere(_ style: some ListStyle) async throws -> Bool {
      let mounted = try await MountedView(Sections(style: style), size: Self.size)
      await mounted.scroll(to: 300)
      return top("header 0: 0", in: mounted) != nil
    }
    #expect(try await isThere(.inset))
    #expect(try await !isThere(.sidebar))
    #expect(try await !isThere(.grouped))
    #expect(try await !isThere(.insetGrouped))
  }

  @Test("LS5 a header that stays has the state of its row, takes clicks, and appears once each time it is seen")
  func state() async throws {
    let log = Log()
    let mounted = try await MountedView(Sections(style: .plain, count: 2, rows: 1_000, log: log), size: Self.size)
    try await mounted.root.find(role: .button, name: "header 0: 0").click()
    await mounted.scroll(to: 30_000)
    #expect(mounted.root.findAll(role: .button).filter { $0.name == "header 0: 1" }.count == 1)
    try await mounted.root.find(role: .button, name: "header 0: 1").click()
    #expect(top("header 0: 2", in: mounted) != nil)
    await mounted.scroll(to: mounted.scrolledLength)
    #expect(top("header 0: 2", in: mounted) == nil && top("header 1: 0", in: mounted) != nil)
    await mounted.scroll(to: 0)
    #expect(log.entries.filter { $0.hasPrefix("0") } == ["0 appears", "0 disappears", "0 appears"])
    #expect(top("header 0: 2", in: mounted) != nil)
    try await mounted.root.find(role: .button, name: "header 0: 2").click()
    #expect(top("header 0: 3", in: mounted) != nil)
  }

  @Test("LS5 a jump shows the header of a section of which no row was ever built")
  func jump() async throws {
    let mounted = try await MountedView(Sections(style: .plain, count: 100), size: Self.size)
    let first = try #require(top("header 0: 0", in: mounted))
    await mounted.scroll(to: mounted.scrolledLength / 2)
    let rows = mounted.root.all.filter { $0.role == .label && $0.text.contains(".") && $0.isShown }
    let section = try #require(rows.first { $0.frame.minY >= 0 }?.text.split(separator: ".").first)
    #expect(top("header \(section): 0", in: mounted) == first)
  }

  @Test("LS5 a header that stays goes with its section")
  func removed() async throws {
    let mounted = try await MountedView(Sections(style: .plain), size: Self.size)
    await mounted.scroll(to: 300)
    try await mounted.root.find(role: .button, name: "remove 0").click()
    #expect(top("header 0: 0", in: mounted) == nil && mounted.root.rowLines.count == 42)
    await mounted.scroll(to: 300)
    #expect(top("header 1: 0", in: mounted) != nil)
  }

  @Test("LS5 the focus stays in a header that comes to the top, and goes back with it")
  func focusInHeader() async throws {
    let mounted = try await MountedView(Sections(style: .plain), size: Self.size)
    func hasFocus() -> Bool {
      mounted.root.findAll(role: .button).contains { $0.name == "header 0: 0" && $0.hasState(GTK_STATE_FLAG_FOCUSED) }
    }
    let button = try mounted.root.find(role: .button, name: "header 0: 0")
    gtk_widget_grab_focus(button.widget.widgetPointer)
    #expect(hasFocus())
    for offset in [200.0, 0] {
      await mounted.scroll(to: offset)
      #expect(hasFocus() && top("header 0: 0", in: mounted) != nil)
    }
  }

  @Test("LS5 what is scrolled after a click on the first row stays where it is")
  func clickBefore() async throws {
    let mounted = try await MountedView(Sections(style: .plain), size: Self.size)
    try await mounted.clickRow("0.0")
    await mounted.scroll(to: 20)
    #expect(offset(mounted) == 20)
    await mounted.scroll(to: 60)
    #expect(offset(mounted) == 60)
  }

  @Test("LS5 a header at the top leaves nothing behind when its window closes, the style changes, or rows are reversed")
  func ends() async throws {
    let mounted = try await MountedView(Changing(), size: Self.size)
    let watch = ObjectWatch(try mounted.root.find(role: .heading, text: "header 0").widget)
    await mounted.scroll(to: 300)
    try await mounted.root.find(role: .button, name: "reverse").click()
    try await mounted.root.find(role: .button, name: "group").click()
    try await mounted.root.find(role: .button, name: "group").click()
    #expect(mounted.root.findAll(role: .heading).filter { $0.text == "header 2" }.count == 1)
    await mounted.scroll(to: 300)
    _ = await mounted.close()
    #expect(!watch.isAlive)
  }

  private struct Changing: View {
    @State private var sections = [0, 1, 2]
    @State private var isGrouped = false

    var body: some View {
      VStack {
        HStack {
          Button("reverse") { sections.reverse() }
          Button("group") { isGrouped.toggle() }
        }
        if isGrouped { rows.listStyle(.grouped) } else { rows.listStyle(.plain) }
      }
    }

    private var rows: some View {
      List {
        ForEach(sections, id: \.self) { section in
          Section("header \(section)") { ForEach(0..<20, id: \.self) { Text("\(section).\($0)").frame(height: 40) } }
        }
      }
    }
  }

  @Test("LS5 a row that gets the focus by a key is not below the header that stays")
  func focus() async throws {
    let mounted = try await MountedView(Sections(style: .plain), size: Self.size)
    let header = try #require(mounted.root.listRows.first).frame.height
    try await mounted.clickRow("0.5")
    await mounted.scroll(to: 300)
    let row = try #require(mounted.root.all.first { $0.role == .label && $0.text == "0.8" })
    try await row.click()
    for _ in 0..<5 { try await mounted.press("Up") }
    let focused = try #require(mounted.root.listRows.first { $0.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) })
    #expect(focused.frame.minY >= header - 1)
  }

  @Test(
    "LS5 a key in a row that is scrolled below the header that stays, or right above it, scrolls the row out from there",
    arguments: [10.0, 50, 200])
  func keyInCoveredRow(distance: Double) async throws {
    let mounted = try await MountedView(Sections(style: .plain), size: Self.size)
    let header = try #require(mounted.root.listRows.first).frame.height
    let label = try #require(mounted.root.all.first { $0.role == .label && $0.text == "0.5" })
    try await label.click()
    let row = try #require(mounted.root.listRows.first { $0.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) })
    let place = row.frame.minY
    await mounted.scroll(to: place + distance)
    #expect(offset(mounted) == place + distance)
    try await mounted.press("F5")
    let focused = try #require(mounted.root.listRows.first { $0.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) })
    #expect(abs(focused.frame.minY - header) <= 1)
    #expect(mounted.root.focusedRowText == "0.5")
  }
}
