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

  @Test("TX21 (part) titles of controls are keys: marks in them are read, and values are written in the locale")
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

  @Test("TX21 (part) strings as titles are shown as they are")
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

  @Test("TX21 (part) help, names, values and hints are keys, and follow the locale of their place")
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

  @Test("TX21 (part) titles of windows, sections, tabs and dialogs are keys")
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
}
