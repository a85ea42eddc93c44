import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The library's own looks of a button.
@Suite(.gtk) @MainActor
struct BuiltInButtonStyleTests {
  private func classes(_ view: some View) async throws -> Set<String> {
    let mounted = try await MountedView(view)
    return styleClasses(of: try mounted.root.find(role: .button))
  }

  @Test("SY10 each built-in style is GTK's plain button with a class, and a plain one is its label alone")
  func looks() async throws {
    let button = Button("Go") {}
    #expect(try await classes(button) == [])
    #expect(try await classes(button.buttonStyle(.automatic)) == [])
    #expect(try await classes(button.buttonStyle(.bordered)) == [])
    #expect(try await classes(button.buttonStyle(.borderedProminent)) == ["suggested-action"])
    #expect(
      try await classes(Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent)) == ["destructive-action"])
    #expect(try await classes(button.buttonStyle(.borderless)) == ["flat"])
    #expect(try await classes(button.buttonStyle(.accessoryBar)) == ["flat"])
    #expect(try await classes(button.buttonStyle(.link)) == ["link"])
    #expect(try await classes(button.buttonStyle(.glass)) == [])
    #expect(try await classes(button.buttonStyle(.glassProminent)) == ["suggested-action"])
    #expect(try idealSize(of: button.buttonStyle(.plain)) == idealSize(of: Text("Go")))
    let wide = Button {
    } label: {
      Block(30, 8)
    }
    #expect(try idealSize(of: wide.buttonStyle(.plain)) == CGSize(width: 30, height: 8))
    #expect(try idealSize(of: wide).height > 8)
  }

  @Test("SY11 the types of the styles equal their names")
  func types() async throws {
    let button = Button("Go") {}
    #expect(try await classes(button.buttonStyle(DefaultButtonStyle())) == [])
    #expect(try await classes(button.buttonStyle(BorderedProminentButtonStyle())) == ["suggested-action"])
    #expect(try await classes(button.buttonStyle(BorderlessButtonStyle())) == ["flat"])
    #expect(try await classes(button.buttonStyle(LinkButtonStyle())) == ["link"])
    #expect(try idealSize(of: button.buttonStyle(PlainButtonStyle())) == idealSize(of: Text("Go")))
  }

  @Test(
    "SY19 each kind of control is as high as in the next smaller size or higher, and lower in mini than in large",
    arguments: ["button", "entry", "switch", "drop-down", "slider", "spinner"])
  func sizesOfControls(kind: String) throws {
    let heights = try ControlSize.allCases.map { try idealSize(of: Self.control(kind).controlSize($0)).height }
    #expect(heights == heights.sorted())
    #expect(heights[0] < heights[3])
  }

  @ViewBuilder
  private static func control(_ kind: String) -> some View {
    switch kind {
    case "entry": TextField("t", text: .constant("text"))
    case "switch": Toggle("t", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
    case "drop-down": Picker("t", selection: .constant(1)) { Text("one").tag(1) }.labelsHidden()
    case "slider": Slider(value: .constant(0.5))
    case "spinner": ProgressView()
    default: Button("Go") {}
    }
  }

  @Test("SY19 sizes of buttons never shrink from one to the next, mini is below large, and the widget stays")
  func sizes() async throws {
    var heights: [CGFloat] = []
    for size in ControlSize.allCases { heights.append(try idealSize(of: Button("Go") {}.controlSize(size)).height) }
    #expect(heights == heights.sorted())
    #expect(heights[0] < heights[3])
    #expect(ControlSize.allCases == [.mini, .small, .regular, .large, .extraLarge])
    let mounted = try await MountedView(Sized())
    let button = try mounted.root.find(role: .button)
    #expect(mounted.root.texts == ["Grow", "mini"])
    try await button.click()
    #expect(mounted.root.texts == ["Grow", "extraLarge"])
    #expect(try mounted.root.find(role: .button).widget == button.widget)
  }

  private struct Sized: View {
    @State private var size = ControlSize.mini

    var body: some View {
      VStack {
        Button("Grow") { size = .extraLarge }
        Size()
      }
      .controlSize(size)
    }
  }

  private struct Size: View {
    @Environment(\.controlSize) private var size

    var body: some View { Text(verbatim: "\(size)") }
  }

  @Test("SY21 no provider is added for a thousand buttons in ten shapes, and equal ones share a class")
  func oneProvider() async throws {
    let mounted = try await MountedView(Text("first"))
    let before = StyleSheet.providerCount
    let many = try await MountedView(
      ScrollView {
        ForEach(0..<1000, id: \.self) { index in
          Button("b") {}.buttonBorderShape(.roundedRectangle(radius: CGFloat(index % 10)))
        }
      }
      .frame(width: 100, height: 100))
    #expect(before == 1)
    #expect(StyleSheet.providerCount == 1)
    let names = many.root.findAll(role: .button).map { styleClasses(of: $0) }
    #expect(names.count == 1000)
    #expect(Set(names).count == 10)
    #expect(mounted.root.texts == ["first"])
  }

  @Test("SY23 a shape rounds bordered buttons and leaves others")
  func shapes() async throws {
    let button = Button("Go") {}
    #expect(try await classes(button.buttonBorderShape(.capsule)) == ["graft-capsule"])
    #expect(try await classes(button.buttonBorderShape(.circle)) == ["circular"])
    #expect(try await classes(button.buttonStyle(.borderless).buttonBorderShape(.capsule)) == ["flat"])
    #expect(try await classes(button.buttonStyle(.plain).buttonBorderShape(.capsule)) == ["graft-bare"])
    #expect(try await classes(button.buttonBorderShape(.roundedRectangle(radius: 3))).count == 1)
  }

  /// Whether a label is in another colour than the theme's.
  private func isColored(_ label: FoundWidget) -> Bool {
    let told = TextWidget.attributes(of: label.widget.pointer).flatMap { pango_attr_list_to_string($0) }
    defer { g_free(told) }
    return told.map { String(cString: $0) }?.contains("foreground #") == true
  }

  @Test("SY25 what is destructive is marked in a menu, an alert and among the actions of a row")
  func destructive() async throws {
    let menu = try await MountedView(
      Menu("Menu") {
        Button("Delete", role: .destructive) {}
        Button("Leave", role: .cancel) {}
      }, size: CGSize(width: 300, height: 300))
    try await menu.root.find(role: .button, name: "Menu").click()
    #expect(isColored(try menu.root.find(role: .label, text: "Delete")))
    #expect(!isColored(try menu.root.find(role: .label, text: "Leave")))
    try await menu.root.find(role: .button, name: "Menu").press("Escape")
    let list = try await MountedView(
      List {
        Text("row").swipeActions {
          Button("Remove", role: .destructive) {}
          Button("Keep") {}
        }
      }, size: CGSize(width: 300, height: 300))
    try await list.root.find(role: .label, text: "row").click(button: .secondary)
    #expect(isColored(try list.root.find(role: .label, text: "Remove")))
    #expect(!isColored(try list.root.find(role: .label, text: "Keep")))
    try await list.root.find(role: .label, text: "Keep").press("Escape")
    let alert = try await MountedView(
      Text("behind").alert("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Go") {}
      })
    let buttons = try #require(alert.root.sheets.first).findAll(role: .button)
    let marked = buttons.filter { styleClasses(of: $0).contains("destructive-action") }
    #expect(marked.map(\.name) == ["Delete"])
  }

  @Test(
    "SY25 roles without a label have words in the user's language, and cancel looks as any other",
    arguments: [
      ("en_US", ["Close", "OK", "Cancel"]), ("es_ES", ["Cerrar", "Aceptar", "Cancelar"]),
      ("ja_JP", ["閉じる", "OK", "キャンセル"]),
    ])
  func roles(locale: String, words: [String]) async throws {
    let mounted = try await MountedView(
      VStack {
        Button(role: .close) {}
        Button(role: .confirm) {}
        Button(role: .cancel) {}
      }
      .environment(\.locale, Locale(identifier: locale)))
    #expect(mounted.root.texts == words)
    #expect(mounted.root.findAll(role: .button).map { styleClasses(of: $0) } == [[], [], []])
  }
}
