import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What views are as items of a menu.
@Suite(.gtk) @MainActor
struct MenuItemTests {
  private struct Mixed: View {
    let log: Log
    @State private var size = 1
    @State private var count = 1
    @State private var text = ""

    var body: some View {
      Menu("Menu") {
        Link("Site", destination: URL(string: "https://example.org")!)
        ShareLink("Share", item: URL(string: "https://example.org/shared")!)
        Picker("Size", selection: $size) {
          Text("small").tag(1)
          Text("large").tag(2)
        }
        .pickerStyle(.menu)
        Stepper("Count", value: $count)
        TextField("Name", text: $text)
        Text("plain")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          log.note($0.absoluteString)
          return .handled
        })
    }
  }

  private func items(_ mounted: MountedView<some View>) -> [FoundWidget] {
    let roles = ["menu-item", "menu-item-radio"].map { WidgetRole($0) }
    return mounted.root.all.filter { roles.contains($0.role) && gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }
  }

  private func choose(_ name: String, in mounted: MountedView<some View>) async throws {
    try await #require(items(mounted).first { $0.name == name }).click()
  }

  @Test("MN10 links, what is shared and pickers are items, and other controls are shown as their texts")
  func kinds() async throws {
    let log = Log()
    let mounted = try await MountedView(Mixed(log: log), size: CGSize(width: 400, height: 400))
    let menu = try mounted.root.find(role: .button, name: "Menu")
    try await menu.click()
    #expect(items(mounted).map(\.name) == ["Site", "Share", "Size"])
    #expect(Set(mounted.root.texts).isSuperset(of: ["Count", "Name", "plain"]))
    #expect(mounted.root.findAll(role: .textField).isEmpty && mounted.root.findAll(role: .spinButton).isEmpty)
    try await choose("Size", in: mounted)
    #expect(Set(items(mounted).map(\.name)).subtracting(["Site", "Share", "Size"]) == ["small", "large"])
    try await choose("large", in: mounted)
    try await menu.click()
    try await choose("Site", in: mounted)
    #expect(log.take() == ["https://example.org"])
    try await menu.click()
    try await choose("Share", in: mounted)
    try await choose("Open", in: mounted)
    #expect(log.take() == ["https://example.org/shared"])
  }

  @Test("MN10 the label of an item with an icon is whole beside its shortcut and its badge")
  func wholeLabels() async throws {
    let mounted = try await MountedView(
      Menu("Menu") {
        Button("Copy", systemImage: "doc.on.doc") {}.keyboardShortcut("d")
        Button("Move", systemImage: "doc.on.doc") {}.badge("many of them")
      }, size: CGSize(width: 400, height: 300))
    try await mounted.root.find(role: .button, name: "Menu").click()
    for name in ["Copy", "Move"] {
      let alone = try idealSize(of: Text(name)).width
      #expect(try mounted.root.find(role: .label, text: name).frame.width >= alone)
    }
  }

  @Test("MN10 a divider beside the line after a section is no second one")
  func lines() async throws {
    let mounted = try await MountedView(
      Menu("Menu") {
        Button("First") {}
        Divider()
        Picker("Sort", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Divider()
        Button("Last") {}
      }, size: CGSize(width: 300, height: 300))
    try await mounted.root.find(role: .button, name: "Menu").click()
    let frames = items(mounted).map(\.frame)
    #expect(items(mounted).map(\.name) == ["First", "One", "Two", "Last"])
    // Between two items is nothing, or a line of one pixel with six on each side.
    #expect(zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY } == [13, 0, 13])
  }

  @Test("NV34 a badge of an item is added to its name, and zero is none")
  func badges() async throws {
    let mounted = try await MountedView(
      Menu("Menu") {
        Button("Inbox") {}.badge(3)
        Button("Empty") {}.badge(0)
        Button("News") {}.badge("new")
      }, size: CGSize(width: 300, height: 300))
    try await mounted.root.find(role: .button, name: "Menu").click()
    #expect(items(mounted).map(\.name) == ["Inbox 3", "Empty", "News new"])
  }

  @Test("MN22 a button in a bar tells its keys in its tooltip, and assistive technologies")
  func toolbarKeys() async throws {
    let mounted = try await MountedView(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { Button("Save", systemImage: "star") {}.keyboardShortcut("s") }
          ToolbarItem { Button("Plain") {} }
          ToolbarItem { Button("Other", systemImage: "heart") {}.help("said") }
        }
      }, size: CGSize(width: 400, height: 200))
    let save = try mounted.root.find(role: .button, name: "Save")
    #expect(save.widget["tooltip-text"] == "Save (Ctrl+S)")
    #expect(save.accessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS) == "Ctrl+S")
    #expect(gtk_widget_get_tooltip_text(try mounted.root.find(role: .button, name: "Plain").widget.cast()) == nil)
    let other = mounted.root.findAll(role: .button).map { $0.widget["tooltip-text"] as String }
    #expect(other.contains("said"))
  }

  private func primary(_ log: Log) -> some View {
    VStack {
      Menu("Menu") {
        Button("Item") { log.note("item") }
      } primaryAction: {
        log.note("primary")
      }
      .menuOrder(.fixed)
    }
  }

  @Test("MN12 Return runs the primary action; Alt+Down and a long press open the menu and run nothing")
  func primaryAction() async throws {
    let log = Log()
    let mounted = try await MountedView(primary(log).menuIndicator(.hidden), size: CGSize(width: 300, height: 200))
    let button = try mounted.root.find(role: .button, name: "Menu")
    gtk_widget_grab_focus(button.widget.widgetPointer)
    try await button.press("Return")
    #expect(log.take() == ["primary"])
    try await button.press("Down", modifiers: .alt)
    #expect(items(mounted).map(\.name) == ["Item"])
    try await button.press("Escape")
    #expect(items(mounted).isEmpty)
    try await button.hold {
      await Turn.until(for: .seconds(20)) { !items(mounted).isEmpty }
      #expect(items(mounted).map(\.name) == ["Item"])
    }
    #expect(log.take() == [])
    try await choose("Item", in: mounted)
    #expect(log.take() == ["item"])
    try await button.click()
    #expect(log.take() == ["primary"])
  }

  @Test("CT43 what is shared is copied in its form, and the label is Share with an icon where none is given")
  func shares() async throws {
    let mounted = try await MountedView(
      VStack {
        ShareLink(item: "shared text")
        ShareLink(item: "other text") { Text("Own") }
      }, size: CGSize(width: 300, height: 200))
    func pictures(in name: String) throws -> Int {
      try mounted.root.find(role: .button, name: name).content.imageFrames.count
    }
    #expect(try pictures(in: "Share…") == pictures(in: "Own") + 1)
    try await mounted.root.find(role: .button, name: "Share…").click()
    #expect(items(mounted).map(\.name) == ["Copy"])
    try await choose("Copy", in: mounted)
    let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
    let contents = try #require(gdk_clipboard_get_formats(clipboard))
    #expect(gdk_content_formats_contain_mime_type(contents, "text/plain;charset=utf-8") != 0)
  }

  /// A value that can be copied in two forms.
  private struct Note: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }
      ProxyRepresentation { (_: Note) in "a note" }
    }
  }

  @Test("CT43 each form of what is shared is copied by an item of its own, and a URL is opened")
  func sharedForms() async throws {
    let (log, address) = (Log(), try #require(URL(string: "https://example.org/a")))
    let mounted = try await MountedView(
      VStack {
        ShareLink(item: Note()) { Text("Note") }
        ShareLink("Address", item: address)
      }
      .environment(
        \.openURL,
        OpenURLAction {
          log.note("\($0)")
          return .handled
        }), size: CGSize(width: 300, height: 300))
    let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
    func offers(_ type: String) -> Bool {
      gdk_content_formats_contain_mime_type(gdk_clipboard_get_formats(clipboard), type) != 0
    }
    try await mounted.root.find(role: .button, name: "Note").click()
    #expect(items(mounted).map(\.name) == ["Copy as JSON", "Copy as TXT"])
    try await choose("Copy as JSON", in: mounted)
    #expect(offers("application/json") && !offers("text/plain"))
    try await mounted.root.find(role: .button, name: "Note").click()
    try await choose("Copy as TXT", in: mounted)
    #expect(!offers("application/json") && offers("text/plain"))
    try await mounted.root.find(role: .button, name: "Address").click()
    #expect(log.entries == [])
    try await choose("Open", in: mounted)
    #expect(log.entries == ["https://example.org/a"])
  }

  /// A value that becomes a file, or fails to.
  private struct Page: Transferable {
    let file: URL?

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .json) { (page: Page) in
        guard let file = page.file else { throw CocoaError(.fileNoSuchFile) }
        return SentTransferredFile(file)
      }
    }
  }

  /// A value for which another stands that becomes a file.
  private struct Book: Transferable {
    let file: URL

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (book: Book) in Page(file: book.file) }
    }
  }

  @Test("CT43 several values are copied together in each form, and all URLs are opened")
  func sharesSeveral() async throws {
    let log = Log()
    let addresses = ["https://example.org/a", "https://example.org/b"].compactMap { URL(string: $0) }
    let mounted = try await MountedView(
      ShareLink("Pages", items: addresses) { SharePreview($0.path) }.environment(
        \.openURL,
        OpenURLAction {
          log.note($0.path)
          return .handled
        }), size: CGSize(width: 300, height: 300))
    try await mounted.root.find(role: .button, name: "Pages").click()
    try await choose("Open", in: mounted)
    #expect(log.take() == ["/a", "/b"])
    try await mounted.root.find(role: .button, name: "Pages").click()
    #expect(items(mounted).count == 3)
    try await choose(try #require(items(mounted).first).name, in: mounted)
    let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
    #expect(gdk_content_formats_contain_mime_type(gdk_clipboard_get_formats(clipboard), "text/uri-list") != 0)
  }

  @Test("CT43 the file of a value that stands for what is shared is opened")
  func sharedProxy() async throws {
    let (log, file) = (Log(), URL(fileURLWithPath: "/pages/one.json"))
    let mounted = try await MountedView(
      ShareLink("Book", item: Book(file: file))
        .environment(
          \.openURL,
          OpenURLAction {
            log.note($0.path)
            return .handled
          }), size: CGSize(width: 300, height: 300))
    try await mounted.root.find(role: .button, name: "Book").click()
    #expect(items(mounted).map(\.name) == ["Copy", "Open"])
    try await choose("Open", in: mounted)
    await Turn.until { !log.entries.isEmpty }
    #expect(log.take() == ["/pages/one.json"])
  }

  @Test(
    "CT43 a file that what is shared becomes is opened, and one that cannot be made is reported; others open nothing")
  func sharedFile() async throws {
    let (log, file) = (Log(), URL(fileURLWithPath: "/pages/one.json"))
    let mounted = try await MountedView(
      VStack {
        ShareLink("Page", item: Page(file: file))
        ShareLink("Lost", item: Page(file: nil))
        ShareLink("Text", item: "text")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          log.note($0.path)
          return .handled
        }), size: CGSize(width: 300, height: 300))
    try await mounted.root.find(role: .button, name: "Page").click()
    #expect(items(mounted).map(\.name) == ["Copy", "Open"])
    try await choose("Open", in: mounted)
    await Turn.until { !log.entries.isEmpty }
    #expect(log.take() == ["/pages/one.json"])
    try await mounted.root.find(role: .button, name: "Lost").click()
    try await choose("Open", in: mounted)
    await Turn.until { !Diagnostics.recorded.isEmpty }
    #expect(Diagnostics.recorded.map(\.kind) == [.failedTransfer] && log.entries == [])
    Diagnostics.removeAll()
    try await mounted.root.find(role: .button, name: "Text").click()
    #expect(items(mounted).map(\.name) == ["Copy"])
    try await mounted.root.find(role: .button, name: "Text").press("Escape")
  }
}
