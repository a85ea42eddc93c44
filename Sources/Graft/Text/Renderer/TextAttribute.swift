import CGTK
import ViewGraph

/// What a program says of a part of a text for a renderer, which finds it with the runs. As SwiftUI documents it.
public protocol TextAttribute {}

extension Text {
  /// Says something of the text that its renderer finds with the runs of it. Of one type, what is said nearest to the text
  /// counts. As SwiftUI documents it.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    styled { $0.customAttributes.insert(HeldTextAttribute(attribute: value), at: 0) }
  }
}

/// An attribute of some type. It is read where texts are, on the main thread.
struct HeldTextAttribute: Hashable, @unchecked Sendable {
  let attribute: any TextAttribute

  static func == (left: HeldTextAttribute, right: HeldTextAttribute) -> Bool {
    func isSame<Attribute: TextAttribute>(_ attribute: Attribute) -> Bool {
      (right.attribute as? Attribute).map { ValueComparison.of(Attribute.self)(attribute, $0) } ?? false
    }
    return isSame(left.attribute)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: attribute))) }
}

extension [HeldTextAttribute] {
  /// That of a type which was said nearest to the text.
  func last<Attribute: TextAttribute>(of type: Attribute.Type) -> Attribute? {
    lazy.compactMap { $0.attribute as? Attribute }.last
  }
}

/// Which part of a text letters belong to, where a program has said something of that. Pango keeps the number with the letters,
/// wherever they are broken and cut.
@MainActor
enum PartNumbers {
  private static let kind: UnsafeMutablePointer<PangoAttrClass> = {
    let kind = UnsafeMutablePointer<PangoAttrClass>.allocate(capacity: 1)
    graft_init_pattern_kind(kind, pango_attr_type_register("graft-part"))
    return kind
  }()

  /// What Pango is told of a part.
  static func attribute(_ part: Int) -> UnsafeMutablePointer<PangoAttribute>? {
    graft_pattern_attribute(kind, Int32(part + 1))
  }

  /// The part of a run; nil where nothing was said of it.
  static func part(of run: UnsafeMutablePointer<PangoGlyphItem>) -> Int? {
    let number = Int(graft_pattern_of_run(run, kind))
    return number > 0 ? number - 1 : nil
  }
}
