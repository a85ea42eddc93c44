import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Titles that are given as literals.
@Suite(.gtk) @MainActor
struct TitleTests {
  private static let locale = Locale(identifier: "de_DE")

  private func mounted(_ content: some View) async throws -> MountedView<AnyView> {
    try await MountedView(
      AnyView(content.environment(\.locale, Self.locale)), size: CGSize(width: 500, height: 500))
  }

  @Test("TX21 titles of controls are keys: marks in them are read, and values are written in the locale")
  func controls() async throws {
    let mounted = try await mounted(
      VStack {
        Button("**\(1000)** a") {}
        Toggle("**\(1000)** b", isOn: .constant(true))
        Label("**\(1000)** c", systemImage: "list-add")
        Picker("**\(1000)** d", selection: .constant(1)) { Text("one").tag(1) }
        Menu("**\(1000)** e") { Button("x") {} }
        Slider(value: .constant(0.5)) { Text("**\(1000)** f") }
        Stepper("**\(1000)** g", value: .constant(1))
        TextField("**\(1000)** h", text: .constant(""))
      })
    for letter in ["a", "b", "c", "d", "e", "f", "g"] { #expect(mounted.root.texts.contains("1.000 \(letter)")) }
    for (role, letter) in [(WidgetRole.button, "a"), (.checkbox, "b"), (.slider, "f"), (.textField, "h")] {
      #expect(try mounted.root.find(role: role, name: "1.000 \(letter)").name == "1.000 \(letter)")
    }
    #expect(try mounted.root.find(role: .textField).widget["placeholder-text"] == "1.000 h")
  }

  @Test("TX21 strings as titles are shown as they are")
  func strings() async throws {
    let title = "**1000** a"
    let mounted = try await mounted(
      VStack {
        Button(title) {}
        Label(title, systemImage: "list-add")
        Text("x").help(title).accessibilityLabel(title).accessibilityIdentifier("text")
      })
    #expect(mounted.root.texts == [title, title, "x"])
    let text = try mounted.root.find(identifier: "text")
    #expect(text.name == title)
    #expect(text.widget["tooltip-text"] == title)
  }

  @Test("TX21 help, names, values and hints are keys, and follow the locale of their place")
  func attributes() async throws {
    func content(_ locale: String) -> some View {
      Text("x").help("**\(1000)** a").accessibilityLabel("\(1000) b").accessibilityValue("\(1000) c")
        .accessibilityHint("\(1000) d").environment(\.locale, Locale(identifier: locale))
    }
    let mounted = try await MountedView(content("de_DE"))
    let label = try mounted.root.find(role: .label)
    #expect(label.widget["tooltip-text"] == "1.000 a")
    #expect(label.name == "1.000 b")
    mounted.rootView = content("en_US")
    await Settling.settle()
    #expect(label.widget["tooltip-text"] == "1,000 a")
    #expect(label.name == "1,000 b")
  }

  @Test("TX21 titles of windows, sections, tabs and dialogs are keys")
  func containers() async throws {
    let mounted = try await mounted(
      NavigationStack {
        Form {
          Section("**\(1000)** a") { Text("row") }
          LabeledContent("**\(1000)** b", value: "x")
          GroupBox("**\(1000)** c") { Text("in") }
        }
        .navigationTitle("**\(1000)** d")
        .alert("**\(1000)** e", isPresented: .constant(true)) { Button("**\(1000)** f") {} }
      })
    for letter in ["a", "b", "c"] { #expect(mounted.root.texts.contains("1.000 \(letter)")) }
    let window = try #require(gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer))
    #expect(gtk_window_get_title(window.cast()).map { String(cString: $0) } == "1.000 d")
    let dialog = try #require(mounted.root.sheets.first)
    #expect(dialog.all[0].widget["title"] == "1.000 e")
    #expect(dialog.texts.contains("1.000 e") && dialog.texts.contains("1.000 f"))
  }

  @Test("TX21 titles of fields for values are keys or resources")
  func otherForms() async throws {
    let resource: LocalizedStringResource = "**\(1000)** c"
    let mounted = try await mounted(
      VStack {
        TextField("**\(1000)** a", value: .constant(1), format: .number)
        TextField("**\(1000)** b", value: .constant(1), formatter: NumberFormatter())
        TextField(resource, value: .constant(1), format: .number)
        TextField("**\(1000)** d", text: .constant(""), onCommit: {})
      })
    #expect(mounted.root.findAll(role: .textField).map(\.name) == ["1.000 a", "1.000 b", "1.000 c", "1.000 d"])
  }

  private struct Program: Scene {
    var body: some Scene {
      WindowGroup("**a** title") {
        TabView {
          Tab("**b** title", systemImage: "house") { Text("page").frame(width: 400, height: 100) }
          Tab("c", systemImage: "gear") { Text("other") }
        }
      }
      .commands { CommandMenu("**d** title") { Button("**e** title") {} } }
    }
  }

  @Test("TX21 titles of window groups, tabs, menus of commands and their items are keys")
  func scenes() async throws {
    try await ShownScenes.with(Program()) {
      let window = WidgetQuery(root: try ShownScenes.window("a title"))
      #expect(window.texts.contains("b title"))
      try await window.find(role: .button, name: "Main Menu").click()
      try await window.find(role: .menuItem, name: "d title").click()
      #expect(ShownScenes.menuItems(in: window).contains("e title"))
    }
  }

  @Test("TX21 a resource is accepted where a key is, and is looked up in its own table, by its key, for its reader")
  func resources() async throws {
    let catalogue = try Catalogue([
      "Other": [
        "Hello": ["de": "Hallo"], "%lld of %@": ["de": "%2$@: %1$lld"], "bye": ["de": "Tschüss", "fr": "Salut"],
      ]
    ])
    let place = LocalizedStringResource.BundleDescription.atURL(catalogue.bundle.bundleURL)
    let hello = LocalizedStringResource("Hello", table: "Other", bundle: place)
    let count = LocalizedStringResource("\(1000) of \("Ada")", table: "Other", bundle: place)
    var bye = LocalizedStringResource("bye", defaultValue: "Good **bye**", table: "Other", bundle: place)
    let plain: LocalizedStringResource = "**\(1000)** a"
    func content(_ bye: LocalizedStringResource) -> some View {
      VStack {
        Text(hello)
        Button(count) {}
        Toggle(bye, isOn: .constant(true))
        Label(plain, systemImage: "list-add")
      }
    }
    let german = try await mounted(content(bye).help(hello))
    #expect(german.root.texts == ["Hallo", "Ada: 1.000", "Tschüss", "1.000 a"])
    #expect(german.root.all.contains { $0.widget["tooltip-text"] == "Hallo" })
    #expect(try await mounted(Text("Say: \(hello), \(count)")).root.texts == ["Say: Hallo, Ada: 1.000"])
    bye.locale = Locale(identifier: "fr_FR")
    #expect(try await mounted(content(bye)).root.texts == ["Hallo", "Ada: 1.000", "Salut", "1.000 a"])
    bye.locale = Locale(identifier: "en_US")
    #expect(try await mounted(content(bye)).root.texts == ["Hallo", "Ada: 1.000", "Good bye", "1.000 a"])
    #expect(bye.key == "bye" && count.key == "%lld of %@" && bye.table == "Other")
    #expect(String(localized: bye) == "Good bye")
  }
}
