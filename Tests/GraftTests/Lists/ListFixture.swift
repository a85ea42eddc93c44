import CGTK
import Foundation
import Graft
import GraftTesting
import TestSupport
import Testing

/// A list of letters that the user may delete and move, and what it is told of that.
struct EditableLetters: View {
  static let size = CGSize(width: 300, height: 500)

  let log: Log
  var selects = true
  /// Whether the actions do what they are told.
  var obeys = true
  @State var letters = ["a", "b", "c", "d", "e"]
  @State private var selected: Set<String> = []

  var body: some View {
    List(selection: selects ? $selected : nil) {
      Text("title")
      ForEach(letters, id: \.self) { letter in
        Text(letter).deleteDisabled(letter == "x").moveDisabled(letter == "x")
      }
      .onDelete { offsets in
        log.note("delete \(Array(offsets))")
        if obeys { letters.remove(atOffsets: offsets) }
      }
      .onMove { offsets, offset in
        log.note("move \(Array(offsets)) \(offset)")
        if obeys { letters.move(fromOffsets: offsets, toOffset: offset) }
      }
      ForEach(["y", "z"], id: \.self) { Text($0) }
    }
    .onChange(of: selected) { log.note("selected \(selected.sorted())") }
  }
}

/// A text whose body is noted each time that it runs.
struct NotedText: View {
  let text: String
  let log: Log

  var body: some View {
    log.note(text)
    return Text(text)
  }
}

@MainActor
extension WidgetQuery {
  /// What is written in each row of a list, from the top on.
  var rowLines: [String] { rowTexts.map { $0.joined(separator: " ") } }

  /// The rows that are seen in a list as high as the viewport.
  var seenListRows: [FoundWidget] { listRows.filter { $0.isShown && $0.frame.maxY > 0 && $0.frame.minY < 600 } }

  /// What is written in the rows that are selected.
  var selectedRowTexts: [String] { zip(listRows, rowLines).filter { $0.0.hasState(GTK_STATE_FLAG_SELECTED) }.map(\.1) }

  /// What is written in the row that has the focus, itself or in something inside of it.
  var focusedRowText: String? {
    zip(listRows, rowLines).first { $0.0.hasState(GTK_STATE_FLAG_FOCUS_WITHIN) }?.1
  }
}

@MainActor
extension FoundWidget {
  func hasState(_ flag: GtkStateFlags) -> Bool {
    gtk_widget_get_state_flags(widget.widgetPointer).rawValue & flag.rawValue != 0
  }
}

@MainActor
extension MountedView {
  /// Clicks the row with a text.
  func clickRow(_ text: String, _ modifiers: XInput.Modifiers = []) async throws {
    try await root.find(role: .label, text: text).click(modifiers: modifiers)
    await Settling.settle()
  }

  /// Presses a key where the focus is.
  func press(_ key: String) async throws {
    try await #require(root.all.first).press(key)
  }
}
