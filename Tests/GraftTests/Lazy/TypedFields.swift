import Foundation

/// What a user types into fields, one of which may have the focus.
struct TypedFields {
  private var texts: [Int: String] = [:]
  private(set) var focus: Int?
  /// How many characters are before it.
  private var caret = 0
  private var isAllSelected = false

  func text(of id: Int) -> String { texts[id, default: ""] }

  /// The user has gone to a field, which has all that is in it selected.
  mutating func enter(_ id: Int) { (focus, caret, isAllSelected) = (id, text(of: id).count, true) }

  /// A letter, or a key that moves the caret.
  mutating func press(_ key: String) {
    guard let focus else { return }
    switch key {
    case "Home": caret = 0
    case "End": caret = text(of: focus).count
    case "Left": caret = isAllSelected ? 0 : max(caret - 1, 0)
    default: insert(key, in: focus)
    }
    isAllSelected = false
  }

  private mutating func insert(_ letter: String, in id: Int) {
    if isAllSelected { (texts[id], caret) = ("", 0) }
    var text = text(of: id)
    text.insert(contentsOf: letter, at: text.index(text.startIndex, offsetBy: caret))
    (texts[id], caret) = (text, caret + 1)
  }

  /// Of other elements nothing is there any more.
  mutating func keep(_ elements: [RowElement]) {
    let ids = Set(elements.map(\.id))
    texts = texts.filter { ids.contains($0.key) }
  }

  /// The field with the focus has gone.
  mutating func leave() { focus = nil }
}
