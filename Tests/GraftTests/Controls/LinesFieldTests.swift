import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Text fields of several lines, typed into through the X server.
@Suite(.gtk) @MainActor
struct LinesFieldTests {
  private struct Field: View {
    @State var text = ""
    let log: Log

    var body: some View {
      TextField("Note", text: noted($text, in: log), axis: .vertical).onSubmit { log.note("submit") }.frame(width: 200)
    }
  }

  private func frame(_ query: WidgetQuery) throws -> CGRect {
    try #require(query.all.first { styleClasses(of: $0).contains("graft-lines") }).frame
  }

  private func height(_ text: String, _ modify: (Field) -> some View) async throws -> CGFloat {
    let mounted = try await MountedView(modify(Field(text: text, log: Log())), size: CGSize(width: 300, height: 400))
    return try frame(mounted.root).height
  }

  @Test("CT25 a field of the vertical axis is as high as its lines, within the limits")
  func heights() async throws {
    let heights = try await [
      height("") { $0 }, height("a\nb") { $0 }, height("a\nb\nc") { $0 }, height("") { $0.lineLimit(2...4) },
      height("a\nb\nc\nd\ne\nf") { $0.lineLimit(2...4) }, height("a") { $0.lineLimit(3, reservesSpace: true) },
      height("a\nb\nc\nd") { $0.lineLimit(3, reservesSpace: true) },
    ]
    let line = heights[1] - heights[0]
    #expect(line > 10)
    #expect(heights.map { ($0 - heights[0]) / line } == [0, 1, 2, 1, 3, 2, 2])
    let single = try await MountedView(TextField("n", text: .constant("")))
    let entry = try #require(single.root.all.first { $0.widget.typeName == "GtkEntry" })
    #expect(abs(heights[0] - entry.frame.height) <= 2)
  }

  @Test("CT25 it wraps what is longer than it is wide")
  func wraps() async throws {
    let short = try await height("word") { $0 }
    let long = try await height("many words that are wider than the field is with all of them in one line") { $0 }
    #expect(long > short * 1.8)
  }

  @Test("CT25 the wheel over it scrolls what is around, but where the text has more lines than it shows")
  func wheel() async throws {
    func page(_ text: String) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          TextField("Note", text: .constant(text), axis: .vertical).lineLimit(2)
          Block(100, 3000)
        }
      }
    }
    let mounted = try await MountedView(page("one line"), size: viewport)
    try await mounted.root.find(role: .textField, name: "Note").scroll(down: 1)
    #expect(mounted.offset > 0)
    let longer = try await MountedView(page("1\n2\n3\n4\n5\n6\n7\n8\n9"), size: viewport)
    try await longer.root.find(role: .textField, name: "Note").scroll(down: 1)
    #expect(longer.offset == 0)
  }

  @Test("CT26 (part) Return submits, and Shift+Return and Alt+Return begin a line")
  func keys() async throws {
    let log = Log()
    let mounted = try await MountedView(Field(log: log), size: CGSize(width: 300, height: 200))
    let before = try frame(mounted.root).height
    let field = try mounted.root.find(role: .textField, name: "Note")
    try await field.type("a")
    try await field.press("Return", modifiers: .shift)
    try await XInput.type("b", into: field.widget)
    try await field.press("Return", modifiers: .alt)
    try await field.press("Return")
    await Settling.settle()
    #expect(log.entries == ["a", "a\n", "a\nb", "a\nb\n", "submit"])
    #expect(try frame(mounted.root).height > before)
  }

  @Test(
    "CT27 a submission runs once what is around, and reaches neither what is beyond a scope nor what is for searching")
  func submission() async throws {
    let log = Log()
    let mounted = try await MountedView(
      VStack {
        TextField("one", text: .constant("1"))
        TextField("two", text: .constant("2"))
        VStack { TextField("three", text: .constant("3")) }.submitScope()
      }
      .onSubmit { log.note("outer") }.onSubmit(of: .search) { log.note("search") })
    for name in ["one", "two", "three"] {
      try await mounted.root.find(role: .textField, name: name).click()
      try await mounted.root.find(role: .textField, name: name).press("Return")
    }
    #expect(log.entries == ["outer", "outer"])
  }

  private struct Number: View {
    @State private var number = 7
    @State private var optional: Int? = 3
    let log: Log

    var body: some View {
      VStack {
        TextField("n", value: noted($number, in: log), format: .number)
        TextField("o", value: noted($optional, in: log), format: .number)
        TextField("other", text: .constant(""))
      }
    }
  }

  @Test("CT23 a number is written when editing ends; what is none writes nothing, or nil for an optional")
  func numbers() async throws {
    let log = Log()
    let mounted = try await MountedView(Number(log: log))
    let field = try mounted.root.find(role: .textField, name: "n")
    try await field.doubleClick()
    try await XInput.type("12", into: field.widget)
    try await field.press("Return")
    #expect(log.entries == ["12"])
    try await XInput.type("x", into: field.widget)
    await Settling.settle()
    #expect(field.text.contains("x"))
    #expect(log.entries == ["12"])
    try await mounted.root.find(role: .textField, name: "other").click()
    #expect(field.text == "12")
    #expect(log.entries == ["12"])
    let optional = try mounted.root.find(role: .textField, name: "o")
    try await optional.doubleClick()
    try await XInput.type("x", into: optional.widget)
    try await optional.press("Return")
    #expect(log.entries == ["12", "nil"])
  }
}
