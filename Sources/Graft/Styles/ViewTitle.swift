import Foundation
import ViewGraph

/// What a view says in words, and the icon beside them, as far as its value tells: for names, and where only words are shown.
@MainActor
struct ViewTitle {
  private(set) var text = ""
  private(set) var icon: String?
  private let locale: Locale

  /// The words of the texts in a view for the reader of a locale, in order; empty where there are none.
  init(of view: any View, in locale: Locale) {
    self.locale = locale
    add(view)
  }

  /// The words of a label as a control's name; nil where there are none.
  static func name(of view: any View, in locale: Locale) -> String? {
    let text = ViewTitle(of: view, in: locale).text
    return text.isEmpty ? nil : text
  }

  private mutating func add(_ view: any View) {
    for option in ViewOption.all(in: view) { addSingle(ViewOption.core(of: option.view)) }
  }

  private mutating func addSingle(_ view: any View) {
    switch view {
    case let view as Text: append(view.string(in: locale))
    case let view as Image: if case .icon(let name) = view.source { icon = icon ?? name }
    case let view as any Titled: for part in view.titleParts { add(part) }
    default: break
    }
  }

  private mutating func append(_ words: String) { text += text.isEmpty ? words : " \(words)" }
}

/// A view that says what the views in it say.
@MainActor
protocol Titled: View {
  var titleParts: [any View] { get }
}

extension VStack: Titled { var titleParts: [any View] { [content] } }
extension HStack: Titled { var titleParts: [any View] { [content] } }
extension ZStack: Titled { var titleParts: [any View] { [content] } }
extension _StylePart: Titled { var titleParts: [any View] { [part] } }
