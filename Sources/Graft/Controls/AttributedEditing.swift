import Foundation
import GTKSupport
import ViewGraph

extension TextEditor {
  /// Edits a bound string with attributes, and binds what is selected of it. What is typed has the attributes of the letter
  /// before it, or those that the selection says; undoing brings letters back, and not their attributes. Attributes that a `Text`
  /// shows are seen, but for links and lines of dots or dashes. As SwiftUI documents it.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      EditedString(
        text: text.letters(typedInto: selection), selection: selection.map { $0.places(in: text) },
        looks: text.wrappedValue, edited: { text.letters(typedInto: selection, caret: $0) }))
  }
}

extension Binding<AttributedString> {
  /// The letters. What is edited of them keeps its attributes, and what is new has those of what is typed.
  fileprivate func letters(
    typedInto selection: Binding<AttributedTextSelection>?, caret: Int? = nil
  ) -> Binding<String> {
    Binding<String> {
      String(wrappedValue.characters)
    } set: { edited in
      var text = wrappedValue
      text.take(edited, caret: caret, typing: selection?.wrappedValue.saidTyping(in: text))
      wrappedValue = text
    }
  }
}

extension Binding<AttributedTextSelection> {
  /// The same among the letters of a string; nil where it was made for another one.
  fileprivate func places(in text: Binding<AttributedString>) -> Binding<TextSelection?> {
    Binding<TextSelection?> {
      let text = text.wrappedValue
      return wrappedValue.range(in: text).map { TextSelection(text.places(of: $0), of: String(text.characters)) }
    } set: { selected in
      let text = text.wrappedValue
      guard let places = selected?.places(in: String(text.characters)) else { return }
      wrappedValue = AttributedTextSelection(range: text.range(of: places))
    }
  }
}

/// Places as GTK counts them, in scalars.
extension AttributedString {
  fileprivate func places(of range: Range<Index>) -> Range<Int> {
    let start = unicodeScalars.distance(from: startIndex, to: range.lowerBound)
    return start..<start + unicodeScalars.distance(from: range.lowerBound, to: range.upperBound)
  }

  fileprivate func range(of places: Range<Int>) -> Range<Index> {
    let start = unicodeScalars.index(startIndex, offsetBy: places.lowerBound)
    return start..<unicodeScalars.index(start, offsetBy: places.count)
  }

  /// Takes what its letters have become.
  fileprivate mutating func take(_ edited: String, caret: Int?, typing: AttributeContainer?) {
    guard let difference = TextDifference(from: String(characters), to: edited, caret: caret) else { return }
    let range = range(of: difference.start..<difference.oldEnd)
    let attributes = typing ?? typingAttributes(replacing: range)
    replaceSubrange(range, with: AttributedString(difference.replacement, attributes: attributes))
  }
}

/// What an editor edits.
struct EditedString {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  /// The text with its attributes; nil where it has none.
  var looks: AttributedString?
  /// The text for what is edited, where the caret is then; nil where that tells nothing.
  var edited: ((_ caret: Int) -> Binding<String>)?
}
