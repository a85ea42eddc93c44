import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Forms, their rows and sections.
@Suite(.gtk) @MainActor
struct FormTests {
  private static let size = CGSize(width: 500, height: 500)

  private func rows(_ query: WidgetQuery) -> [FoundWidget] {
    query.findAll(role: .listItem).filter { styleClasses(of: $0).contains("graft-row") }
  }

  private func texts(_ row: FoundWidget) -> [String] { row.content.texts }

  @Test("CT29 each section is a list with a row for each view, a heading above and a footer below")
  func sections() async throws {
    let mounted = try await MountedView(
      Form {
        Section {
          Text("one")
          Group {
            Text("two")
            EmptyView()
          }
          ForEach(["three", "four"], id: \.self) { name in
            Text(name)
            Text("under \(name)")
          }
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        Section("Second") { Text("five") }
      }, size: Self.size)
    let lists = mounted.root.findAll(role: .list).filter { styleClasses(of: $0).contains("boxed-list") }
    #expect(
      lists.map { rows($0.content).map(texts) } == [
        [["one"], ["two"], ["three"], ["under three"], ["four"], ["under four"]], [["five"]],
      ])
    let frame = lists[0].frame
    #expect(try mounted.root.find(text: "Head").frame.maxY <= frame.minY)
    #expect(try mounted.root.find(text: "Foot").frame.minY >= frame.maxY)
    #expect(mounted.root.findAll(role: WidgetRole("group"), name: "Head").count == 1)
  }

  @Test("CT29 a form scrolls, and is at most 600 pixels wide in a wider window")
  func width() async throws {
    let mounted = try await MountedView(
      Form { ForEach(0..<50) { Text(verbatim: "row \($0)") } }, size: CGSize(width: 900, height: 300))
    let list = try #require(mounted.root.findAll(role: .list).first)
    #expect(list.frame.width == 600)
    #expect(list.frame.minX == 150)
    #expect(list.frame.height > 1000)
    #expect(mounted.root.all.contains { $0.widget.typeName == "GtkScrolledWindow" && $0.frame.height == 300 })
  }

  @Test("CT29 views between sections are in boxes of their own")
  func looseRows() async throws {
    let mounted = try await MountedView(
      Form {
        Text("a")
        Text("b")
        Section("S") { Text("c") }
        Text("d")
      }, size: Self.size)
    let ends = rows(mounted.root).map { row in
      texts(row) + ["graft-first", "graft-last"].filter(styleClasses(of: row).contains)
    }
    #expect(
      ends == [
        ["a", "graft-first"], ["b", "graft-last"], ["c", "graft-first", "graft-last"],
        ["d", "graft-first", "graft-last"],
      ])
  }

  private struct Changing: View {
    @State private var text = "abc"
    @State private var isLong = false
    @State private var hasSection = false
    @State private var names = ["x", "y"]

    var body: some View {
      VStack {
        HStack {
          Button("row") { isLong.toggle() }
          Button("section") { hasSection.toggle() }
          Button("names") { names = ["w"] + names.reversed() }
        }
        Form {
          if hasSection { Section("New") { Text("in new") } }
          Section("Fields") {
            if isLong { Text("above") }
            TextField("Name", text: $text)
            ForEach(names, id: \.self) { Text($0) }
          }
        }
      }
    }
  }

  @Test("CT34 a field that is edited keeps its widget, focus, text and caret while rows and sections come and go")
  func editing() async throws {
    let mounted = try await MountedView(Changing(), size: Self.size)
    let field = try mounted.root.find(role: .textField, name: "Name")
    try await field.click()
    try await field.press("Home")
    try await field.type("1")
    for _ in 0..<2 {
      for button in ["row", "section"] { try await mounted.root.find(role: .button, name: button).click() }
      let same = try mounted.root.find(role: .textField, name: "Name")
      #expect(same.widget === field.widget || same.widget.pointer == field.widget.pointer)
      #expect(same.text == "1abc")
      #expect(gtk_editable_get_position(same.widget.widgetPointer.asEditable) == 1)
    }
    try await mounted.root.find(role: .button, name: "names").click()
    try await XInput.type("2", into: field.widget)
    await Settling.settle()
    #expect(field.text == "12abc")
    #expect(rows(mounted.root).map(texts) == [["Name"], ["w"], ["y"], ["x"]])
  }

  @Test("CT35 the ways to write a section give the same")
  func sectionForms() async throws {
    func found(_ view: some View) async throws -> [String] {
      try await MountedView(view, size: Self.size).root.texts
    }
    let expected = ["A", "row"]
    #expect(try await found(Form { Section("A") { Text("row") } }) == expected)
    #expect(try await found(Form { Section(header: Text("A")) { Text("row") } }) == expected)
    #expect(try await found(VStack { Section("A") { Text("row") } }) == expected)
    #expect(
      try await found(Form { Section(header: Text("A"), footer: Text("f")) { Text("row") } }) == expected + ["f"])
    #expect(
      try await found(
        Form {
          Section {
            Text("row")
          } header: {
            Text("A")
          } footer: {
            Text("f")
          }
        }) == expected + ["f"])
  }

  private struct Closing: View {
    @State private var isExpanded = true
    let log: Log

    var body: some View {
      Form { Section("More", isExpanded: noted($isExpanded, in: log)) { Text("row") } }
    }
  }

  @Test("CT36 a section that is closed by its header has no rows, and writes its binding")
  func expansion() async throws {
    let log = Log()
    let mounted = try await MountedView(Closing(log: log), size: Self.size)
    #expect(rows(mounted.root).count == 1)
    try await mounted.root.find(role: .button, name: "More").click()
    #expect(rows(mounted.root).isEmpty)
    try await mounted.root.find(role: .button, name: "More").click()
    #expect(rows(mounted.root).count == 1)
    #expect(log.entries == ["false", "true"])
  }

  @Test("CT22 the boxes of a form are not painted where its background is hidden")
  func hiddenBackground() async throws {
    let mounted = try await MountedView(
      Form { Text("a") }.scrollContentBackground(.hidden), size: Self.size)
    #expect(styleClasses(of: try #require(mounted.root.findAll(role: .list).first)).contains("graft-clear"))
  }

  @Test("CT30 a form of columns does not scroll, and labels end where controls begin")
  func columns() async throws {
    let mounted = try await MountedView(
      Form {
        TextField("Name", text: .constant("n"))
        Picker("A long label", selection: .constant(1)) { Text("one").tag(1) }
        Button("Go") {}
      }
      .formStyle(.columns), size: Self.size)
    #expect(!mounted.root.all.contains { $0.widget.typeName == "GtkScrolledWindow" && $0.frame.height > 300 })
    let field = try mounted.root.find(role: .textField, name: "Name").frame
    let button = try mounted.root.find(role: .button, name: "Go").frame
    #expect(field.minX == button.minX)
    let labels = try ["Name", "A long label"].map { try mounted.root.find(text: $0).frame.maxX }
    #expect(abs(labels[0] - labels[1]) <= 4)
    #expect(labels[1] < button.minX)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var asEditable: OpaquePointer { OpaquePointer(self) }
}
