import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing
import ViewGraphTesting

/// Widgets that GTK gives to other rows as the list is scrolled.
@Suite(.gtk) @MainActor
struct ListReuseTests {
  private static let count = 2_000

  private struct Numbers: View {
    @State private var selected: Set<Int> = []

    var body: some View {
      List(0..<ListReuseTests.count, id: \.self, selection: $selected) { Row(number: $0) }.listStyle(.plain)
    }
  }

  private struct Row: View {
    let number: Int
    @State private var mark = "-"
    @State private var text = ""
    @State private var isHovered = false

    var body: some View {
      HStack {
        Text(verbatim: "\(number)\(mark)\(isHovered ? "h" : "")")
        Button("mark \(number)") { mark = "+" }
        TextField("text", text: $text)
      }
      .frame(height: 40).contentShape(Rectangle())
      .onHover { isHovered = $0 }
    }
  }

  /// How often the list is scrolled to a row at random.
  private static var jumps: Int { ProcessInfo.processInfo.environment["GRAFT_JUMPS"].flatMap { Int($0) } ?? 60 }

  /// What is in a row that is shown, as it must be.
  private func fault(in row: FoundWidget, pointer: CGPoint) -> String? {
    guard let text = row.content.all.first(where: { $0.role == .label })?.text,
      let number = Int(text.prefix { $0.isNumber })
    else { return "a row without a number" }
    let isHovered = row.frame.contains(pointer)
    let expected = "\(number)\(number % 500 == 3 ? "+" : "-")\(isHovered ? "h" : "")"
    if text != expected { return "\(text), and not \(expected)" }
    let field = row.content.all.first { $0.role == .textField }?.text
    if field != (number == 5 ? "typed" : "") { return "\(number) has the text \(field ?? "of no field")" }
    if row.hasState(GTK_STATE_FLAG_SELECTED) != (number == 7) { return "\(number) is selected or not" }
    if row.hasState(GTK_STATE_FLAG_PRELIGHT) != isHovered { return "\(number) is lit or not" }
    return row.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) != (number == 5) ? "\(number) has the focus or not" : nil
  }

  @Test("LS10 after many jumps no row shows the content, state, focus, selection or hover of another")
  func jumps() async throws {
    let mounted = try await MountedView(Numbers(), size: viewport)
    for number in stride(from: 3, to: Self.count, by: 500) {
      await mounted.scrollList(to: number)
      try await mounted.root.find(role: .button, name: "mark \(number)").click()
    }
    await mounted.scrollList(to: 0)
    try await mounted.clickRow("7-")
    let field = try #require(mounted.root.findAll(role: .textField).dropFirst(5).first)
    try await field.type("typed")
    var random = SeededGenerator(seed: 7)
    for jump in 0..<Self.jumps {
      await mounted.scrollList(to: Int.random(in: 0..<Self.count, using: &random))
      // GTK looks at what is below the pointer when that moves.
      let pointer = CGPoint(x: 30, y: 300 + jump % 2)
      try await #require(mounted.root.all.first).hover(at: pointer)
      let shown = mounted.root.seenListRows
      #expect(shown.count >= 10)
      let fault = shown.lazy.compactMap { self.fault(in: $0, pointer: pointer) }.first
      try #require(fault == nil, "jump \(jump)")
    }
  }
}
