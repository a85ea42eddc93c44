/// How elements tell their ids. On no actor: a closure that is made on the main one asks for it at each call, and these are
/// called for each element (page Cost).
package enum ElementID {
  package static func own<Element: Identifiable>() -> (Element) -> Element.ID { { $0.id } }

  static var number: (Int) -> Int { { $0 } }

  package static func at<Element, ID>(_ path: KeyPath<Element, ID>) -> (Element) -> ID { { $0[keyPath: path] } }
}
