import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Elements of a list that are several rows, none, or a section.
@Suite(.gtk) @MainActor
struct ElementRowsTests {
  private static let size = CGSize(width: 300, height: 600)

  private struct Pair: View {
    let name: String

    var body: some View {
      Text("\(name)1")
      Group { Text("\(name)2") }
    }
  }

  /// Has others of its own type inside.
  private struct Countdown: View {
    let number: Int

    var body: some View {
      Text("\(number)")
      if number > 0 { Countdown(number: number - 1) }
    }
  }

  @Test("LS1 a view that has views of its own type inside is as many rows as its value says, also in a lazy stack")
  func recursive() async throws {
    let list = try await MountedView(
      List { ForEach([2, 0, 1], id: \.self) { Countdown(number: $0) } }, size: Self.size)
    #expect(list.root.texts == ["2", "1", "0", "0", "1", "0"])
    let stack = try await MountedView(
      ScrollView { LazyVStack { ForEach([2, 0, 1], id: \.self) { Countdown(number: $0) } } }, size: Self.size)
    #expect(stack.root.texts == ["2", "1", "0", "0", "1", "0"])
    #expect(Diagnostics.recorded.map(\.kind) == [.unevenElements])
  }

  @Test("LS1 each view that the content comes to is a row, and a stack is one")
  func several() async throws {
    let mounted = try await MountedView(
      List {
        Text("first")
        ForEach(["a", "b", "c"], id: \.self) {
          Text($0)
          Text($0 + "'")
        }
        ForEach(["d", "e"], id: \.self) { Pair(name: $0) }
        ForEach(["f", "g"], id: \.self) { name in
          HStack {
            Text(name)
            Text("beside")
          }
        }
        ForEach([1, 2], id: \.self) { outer in ForEach([1, 2], id: \.self) { Text("\(outer).\($0)") } }
      }, size: Self.size)
    #expect(
      mounted.root.rowLines == [
        "first", "a", "a'", "b", "b'", "c", "c'", "d1", "d2", "e1", "e2", "f beside", "g beside", "1.1", "1.2", "2.1",
        "2.2",
      ])
  }

  private struct Sometimes: View {
    @State private var shown: Set<String> = ["a", "c"]

    var body: some View {
      List {
        ForEach(["a", "b", "c"], id: \.self) { name in if shown.contains(name) { NamedCounter(name: name) } }
        Button("all") { shown = ["a", "b", "c"] }
      }
    }
  }

  @Test("LS1 (part) an element without a view has no row, and the rows beside one that comes keep state and widgets")
  func none() async throws {
    let mounted = try await MountedView(Sometimes(), size: Self.size)
    #expect(mounted.root.rowLines == ["a: 0", "c: 0", "all"])
    try await mounted.root.find(role: .button, name: "c: 0").click()
    let button = try mounted.root.find(role: .button, name: "c: 1").widget
    try await mounted.root.find(role: .button, name: "all").click()
    #expect(mounted.root.rowLines == ["a: 0", "b: 0", "c: 1", "all"])
    #expect(try mounted.root.find(role: .button, name: "c: 1").widget == button)
  }

  @Test("LS1 (part) elements that are one row each are built as they are shown, whatever their views are made of")
  func one() async throws {
    let log = Log()
    let mounted = try await MountedView(
      List {
        ForEach(0..<10_000, id: \.self) { number in
          if number > 10 { NotedText(text: "many", log: log) } else { NotedText(text: "few", log: log).padding() }
        }
      }, size: CGSize(width: 300, height: 200))
    #expect(log.entries.count < 300)
    #expect(mounted.root.rowLines.first == "few")
  }

  /// How many elements of a thousand a list asks for its views.
  private func built(_ content: @escaping (Int) -> some View) async throws -> Int {
    var numbers: Set<Int> = []
    let list = List {
      ForEach(0..<1_000, id: \.self) { number in
        let _ = numbers.insert(number)
        content(number)
      }
    }
    let mounted = try await MountedView(list, size: CGSize(width: 300, height: 200))
    await mounted.close()
    return numbers.count
  }

  @Test("a control for each element is a row that is built as it is shown")
  func controls() async throws {
    let counts = [
      try await built { Button("\($0)") {} },
      try await built { Toggle("\($0)", isOn: .constant(true)) },
      try await built { Label("\($0)", systemImage: "star") },
      try await built { NavigationLink("\($0)", value: $0) },
      try await built { number in
        NavigationLink {
          Text("")
        } label: {
          Text("\(number)")
        }
      },
      try await built { TextField("\($0)", text: .constant("")) },
      try await built { Stepper("\($0)", value: .constant(1)) },
      try await built { LabeledContent("\($0)", value: "value") },
      try await built { number in
        HStack {
          Image(systemName: "star")
          if number > 5 { Text("\(number)") }
        }
      },
      try await built { Text("\($0)").padding().background(Color.red).contextMenu { Button("menu") {} }.tag($0) },
      try await built { number in Menu("\(number)") { Button("menu") {} } },
      try await built { AnyView(Text("\($0)")) },
      try await built { SecureField("\($0)", text: .constant("")) },
      try await built { number in Slider(value: .constant(0.5)) { Text("\(number)") } },
      try await built { DatePicker("\($0)", selection: .constant(Date(timeIntervalSince1970: 0))) },
      try await built { ColorPicker("\($0)", selection: .constant(.red)) },
      try await built { number in ProgressView("\(number)", value: 0.5) },
      try await built { number in Gauge(value: 0.5) { Text("\(number)") } },
      try await built { number in GroupBox("\(number)") { Text("in it") } },
      try await built { number in Link("\(number)", destination: URL(fileURLWithPath: "/")) },
      try await built { number in GeometryReader { _ in Text("\(number)") } },
      try await built { number in ControlGroup { Button("\(number)") {} } },
      try await built { number in ScrollView { Text("\(number)") } },
      try await built { number in Button("\(number)") {}.buttonStyle(.bordered).swipeActions { Button("x") {} } },
    ]
    #expect(counts.allSatisfy { $0 > 5 && $0 < 400 }, "\(counts)")
  }

  private struct Groups: View {
    let log: Log
    @State private var groups = ["b", "c"]

    var body: some View {
      List {
        ForEach(groups, id: \.self) { group in
          Section {
            ForEach([1, 2], id: \.self) { NamedCounter(name: "\(group)\($0)") }
              .onDelete { log.note("delete \(Array($0)) in \(group)") }
          } header: {
            Text(group)
          } footer: {
            Text("end of \(group)")
          }
        }
        Button("insert") { groups.insert("a", at: 1) }
      }
    }
  }

  @Test("LS4 a section for each element is its header, rows and footer, and those of others stay when one is inserted")
  func sections() async throws {
    let mounted = try await MountedView(Groups(log: Log()), size: Self.size)
    let (b, c) = (["b", "b1: 0", "b2: 0", "end of b"], ["c", "c1: 0", "c2: 1", "end of c"])
    try await mounted.root.find(role: .button, name: "c2: 0").click()
    #expect(mounted.root.rowLines == b + c + ["insert"])
    let button = try mounted.root.find(role: .button, name: "c2: 1").widget
    try await mounted.root.find(role: .button, name: "insert").click()
    #expect(mounted.root.rowLines == b + ["a", "a1: 0", "a2: 0", "end of a"] + c + ["insert"])
    #expect(try mounted.root.find(role: .button, name: "c2: 1").widget == button)
  }

  private struct Selecting: View {
    let log: Log
    @State private var selected: Set<String> = []

    var body: some View {
      List(selection: noted($selected, in: log)) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Section {
            Text(name)
            Text(name + "'")
          } header: {
            Text("header \(name)")
          }
        }
        .onDelete { log.note("delete \(Array($0))") }
        .onMove { log.note("move \(Array($0)) \($1)") }
      }
    }
  }

  @Test("LS23 the rows of one element are selected together, by one value")
  func selection() async throws {
    let log = Log()
    let mounted = try await MountedView(Selecting(log: log), size: Self.size)
    try await mounted.clickRow("b'")
    #expect(log.take() == [#"["b"]"#])
    #expect(mounted.root.selectedRowTexts == ["b", "b'"])
    try await mounted.clickRow("a", .control)
    #expect(log.take().count == 1)
    #expect(mounted.root.selectedRowTexts == ["a", "a'", "b", "b'"])
  }

  @Test("LS3 headers and footers are not selected, skipped by keys, and of no element")
  func headers() async throws {
    let log = Log()
    let mounted = try await MountedView(Selecting(log: log), size: Self.size)
    try await mounted.root.find(role: .heading, text: "header b").click()
    #expect(log.take() == [])
    #expect(mounted.root.selectedRowTexts == [])
    try await mounted.clickRow("b'")
    try await mounted.press("Down")
    #expect(log.take() == [#"["b"]"#, #"["c"]"#])
    for key in ["Delete", "alt+Up"] { try await mounted.press(key) }
    #expect(log.take() == ["delete [2]", "move [2] 1"])
  }

  @Test("what is done to elements with rows in them is not offered for the elements of those rows")
  func nested() async throws {
    let mounted = try await MountedView(
      List {
        ForEach([1, 2], id: \.self) { outer in
          Text("head \(outer)")
          ForEach([1, 2], id: \.self) { Text("\(outer).\($0)") }
        }
        .onDelete { _ in }
      }
      .environment(\.editMode, .constant(.active)), size: Self.size)
    let removers = mounted.root.all.filter { styleClasses(of: $0).contains("graft-remove") && $0.isShown }
    #expect(removers.map(\.name) == ["head 1", "head 2"])
  }
}
