import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Menus: their items, what a choice does, and what opens them.
@Suite(.gtk) @MainActor
struct MenuTests {
  private static let size = CGSize(width: 400, height: 400)

  /// The names of the items that are open, from top to bottom.
  private func items(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.all.filter { isItem($0) }.map(\.name)
  }

  private func isItem(_ found: FoundWidget) -> Bool {
    let roles = ["menu-item", "menu-item-checkbox", "menu-item-radio"].map { WidgetRole($0) }
    return roles.contains(found.role) && gtk_widget_get_mapped(found.widget.widgetPointer) != 0
  }

  private func item(_ name: String, in mounted: MountedView<some View>) throws -> FoundWidget {
    try #require(mounted.root.all.first { isItem($0) && $0.name == name })
  }

  private func isOpen(_ mounted: MountedView<some View>) -> Bool {
    mounted.root.all.contains { $0.widget.typeName == "GtkPopover" && gtk_widget_get_mapped($0.widget.cast()) != 0 }
  }

  private struct Everything: View {
    let log: Log
    let isOn: Binding<Bool>
    let choice: Binding<Int>
    @State private var count = 0

    var body: some View {
      VStack {
        Menu("Menu") {
          let _ = log.note("items")
          Button("Count \(count)") { count += 1 }
          Button("Never") { log.note("never") }.disabled(true)
          Toggle("Check", isOn: isOn)
          Divider()
          Picker("Choice", selection: choice) {
            Text("A").tag(1)
            Text("B").tag(2)
          }
          Section("Heading") { Button("Delete", role: .destructive) { log.note("delete") } }
          Menu("More") { Button("Inner") { log.note("inner") } }
        }
        Button("behind") {}
      }
    }
  }

  private func mount(_ log: Log, isOn: Source<Bool> = Source(false), choice: Source<Int> = Source(1)) async throws
    -> MountedView<Everything>
  {
    try await MountedView(
      Everything(log: log, isOn: noted(isOn.binding, in: log), choice: noted(choice.binding, in: log)),
      size: Self.size)
  }

  private func open(_ mounted: MountedView<some View>) async throws {
    try await mounted.root.find(role: .button, name: "Menu").click()
  }

  @Test(
    "MN10 a menu makes its items when it opens, and shows buttons, checks, choices, sections and other menus")
  func itemsOfMenu() async throws {
    let log = Log()
    let mounted = try await mount(log)
    #expect(log.entries == [] && items(mounted) == [])
    try await open(mounted)
    #expect(log.entries == ["items"])
    #expect(items(mounted) == ["Count 0", "Never", "Check", "A", "B", "Delete", "More"])
    #expect(mounted.root.texts.contains("Heading"))
  }

  @Test("MN11 a choice closes the menu and acts once; what is disabled does neither")
  func chooses() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await open(mounted)
    try await item("Never", in: mounted).click()
    #expect(isOpen(mounted) == true)
    try await item("Count 0", in: mounted).click()
    #expect(isOpen(mounted) == false)
    try await open(mounted)
    #expect(items(mounted).first == "Count 1")
    #expect(!log.entries.contains("never"))
  }

  @Test("MN10 MN11 a toggle and a choice write once, and show what is so when the menu opens again")
  func writes() async throws {
    let (log, isOn, choice) = (Log(), Source(false), Source(1))
    let mounted = try await mount(log, isOn: isOn, choice: choice)
    try await open(mounted)
    try await item("Check", in: mounted).click()
    try await open(mounted)
    try await item("B", in: mounted).click()
    try await open(mounted)
    try await item("B", in: mounted).click()
    #expect(log.entries.filter { $0 != "items" } == ["true", "2"])
    #expect(isOn.value == true && choice.value == 2)
  }

  @Test("MN10 an open menu follows the state of the program")
  func follows() async throws {
    let names = Source(["A"])
    let mounted = try await MountedView(
      Menu("Menu") { ForEach(names.value, id: \.self) { name in Button(name) {} } }, size: Self.size)
    try await open(mounted)
    names.value = ["A", "B"]
    await Settling.settle()
    #expect(items(mounted) == ["A", "B"])
  }

  @Test("MN10 MN11 a menu in a menu opens beside its item, and a choice in it closes both")
  func submenus() async throws {
    let log = Log()
    let mounted = try await mount(log)
    try await open(mounted)
    try await item("More", in: mounted).click()
    #expect(items(mounted).contains("Inner") && items(mounted).contains("More"))
    try await item("Inner", in: mounted).click()
    #expect(isOpen(mounted) == false)
    #expect(log.entries.filter { $0 != "items" } == ["inner"])
  }

  @Test("MN10 the choices of a picker are items of the menu unless it is to be a menu of its own")
  func pickers() async throws {
    func menu(_ style: some PickerStyle) -> some View {
      Menu("Menu") {
        Picker("Sort", selection: .constant(1)) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        .pickerStyle(style)
      }
    }
    let inline = try await MountedView(menu(.inline), size: Self.size)
    try await open(inline)
    #expect(items(inline) == ["Name", "Date"])
    // It has the pointer for as long as it is open.
    try await inline.press("Escape")
    let submenu = try await MountedView(menu(.menu), size: Self.size)
    try await open(submenu)
    #expect(items(submenu) == ["Sort"])
  }

  @Test("MN11 arrows, Home, End, letters, Return and Escape work, and the focus comes back")
  func keys() async throws {
    let log = Log()
    let mounted = try await mount(log)
    let behind = try mounted.root.find(role: .button, name: "behind")
    gtk_widget_grab_focus(behind.widget.widgetPointer)
    func focused() -> String? {
      mounted.root.all.first { isItem($0) && gtk_widget_has_focus($0.widget.widgetPointer) != 0 }?.name
    }
    try await open(mounted)
    try await behind.press("End")
    #expect(focused() == "More")
    try await behind.press("Down")
    #expect(focused() == "Count 0")
    try await behind.press("Down")
    #expect(focused() == "Check")
    try await behind.press("d")
    #expect(focused() == "Delete")
    try await behind.press("Home")
    #expect(focused() == "Count 0")
    try await behind.press("Up")
    #expect(focused() == "More")
    try await behind.press("Right")
    #expect(items(mounted).contains("Inner"))
    try await behind.press("Left")
    #expect(!items(mounted).contains("Inner") && isOpen(mounted) == true)
    try await behind.press("Escape")
    #expect(isOpen(mounted) == false)
    #expect(gtk_widget_has_focus(behind.widget.widgetPointer) != 0)
    try await open(mounted)
    try await behind.press("d")
    try await behind.press("Return")
    #expect(log.entries.last == "delete" && isOpen(mounted) == false)
  }

  @Test("MN12 a primary action runs on a click, and the menu opens on the arrow; a choice can leave it open")
  func primaryAction() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Menu("Menu") {
        Button("Item") { log.note("item") }
      } primaryAction: {
        log.note("primary")
      }
      .menuActionDismissBehavior(.disabled), size: Self.size)
    let buttons = mounted.root.findAll(role: .button, name: "Menu")
    #expect(buttons.count == 2)
    try await buttons[0].click()
    #expect(log.entries == ["primary"])
    try await buttons[1].click()
    try await item("Item", in: mounted).click()
    try await item("Item", in: mounted).click()
    #expect(log.entries == ["primary", "item", "item"] && isOpen(mounted) == true)
  }

  @Test("MN13 a context menu opens at the pointer, the innermost one, and not where it has no items")
  func contextMenu() async throws {
    let (log, isEmpty) = (Log(), Source(false))
    let mounted = try await MountedView(
      VStack {
        Button("inner") { log.note("click") }
          .contextMenu { if !isEmpty.value { Button("In") { log.note("in") } } }
        Text("outer")
      }
      .frame(width: 300, height: 300)
      .contentShape(Rectangle())
      .contextMenu { Button("Out") { log.note("out") } }, size: Self.size)
    let inner = try mounted.root.find(role: .button, name: "inner")
    try await inner.click(button: .secondary)
    #expect(items(mounted) == ["In"])
    try await item("In", in: mounted).click()
    #expect(log.entries == ["in"] && isOpen(mounted) == false)
    try await mounted.root.find(role: .label, text: "outer").click(button: .secondary)
    #expect(items(mounted) == ["Out"])
    try await item("Out", in: mounted).press("Escape")
    #expect(isOpen(mounted) == false)
    try await inner.click()
    #expect(log.entries == ["in", "click"])
    isEmpty.value = true
    await Settling.settle()
    try await inner.click(button: .secondary)
    #expect(isOpen(mounted) == false)
  }

  @Test("MN13 the Menu key and Shift+F10 open the menu of what has the focus")
  func contextKeys() async throws {
    let mounted = try await MountedView(
      Button("focus") {}.contextMenu { Button("Item") {} }, size: Self.size)
    let button = try mounted.root.find(role: .button, name: "focus")
    gtk_widget_grab_focus(button.widget.widgetPointer)
    try await button.press("F10", modifiers: .shift)
    #expect(items(mounted) == ["Item"])
    try await button.press("Escape")
    #expect(isOpen(mounted) == false)
    try await button.press("Menu")
    #expect(items(mounted) == ["Item"])
  }

  @Test("MN22 an item shows its keys, and is called without them but with its badge")
  func ends() async throws {
    let mounted = try await MountedView(
      Menu("Menu") { Button("Save") {}.keyboardShortcut("s").badge(2) }, size: Self.size)
    try await open(mounted)
    #expect(items(mounted) == ["Save 2"])
    #expect(mounted.root.texts.contains("Ctrl+S") && mounted.root.texts.contains("2"))
  }
}
