import Foundation

/// A place in a view, which others find in their own coordinates by a `GeometryProxy`, wherever both are. As SwiftUI documents
/// it.
///
/// It is passed up the tree by `anchorPreference(key:value:transform:)`. Two are equal that are the same place of the same view,
/// however that has moved.
public struct Anchor<Value>: Sendable, Hashable {
  let place: AnchorPlace
  let source: Source

  public static func == (left: Anchor, right: Anchor) -> Bool { left.question == right.question }

  public func hash(into hasher: inout Hasher) { hasher.combine(question) }

  var question: AnchorQuestion { AnchorQuestion(place: place, forms: source.forms) }

  /// What place in a view is meant. As SwiftUI documents it.
  public struct Source: Sendable {
    let forms: [AnchorForm]
    /// The value, from the rectangles of the forms in some coordinates.
    let value: @Sendable (ArraySlice<CGRect>) -> Value
  }
}

/// A part of a view of which an anchor tells the place.
enum AnchorForm: Hashable, Sendable {
  case rect(CGRect)
  case unit(UnitPoint)
  case bounds

  /// Where it is in a view at a place.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let rect): rect.offsetBy(dx: frame.minX, dy: frame.minY)
    case .unit(let point):
      CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    case .bounds: frame
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { of(.bounds) }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { of(.rect(rect)) }

  private static func of(_ form: AnchorForm) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(forms: [form]) { $0.first ?? .zero }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { of(.rect(CGRect(origin: point, size: .zero))) }

  /// A point by its share of the view's sides.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { of(.unit(point)) }

  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }

  private static func of(_ form: AnchorForm) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(forms: [form]) { $0.first?.origin ?? .zero }
  }
}

extension Anchor.Source {
  /// Several places of the view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(forms: array.flatMap(\.forms)) { rects in
      var rest = rects
      return array.map { source in
        defer { rest = rest.dropFirst(source.forms.count) }
        return source.value(rest.prefix(source.forms.count))
      }
    }
  }

  /// A place of the view, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(forms: anchor?.forms ?? []) { anchor?.value($0) }
  }
}

/// Where the view of an anchor is. Several views without a container are where the first of them is.
@MainActor
final class AnchorPlace: Hashable {
  private var places: [GeometryPlace] = []

  nonisolated static func == (left: AnchorPlace, right: AnchorPlace) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Notes where the items are placed that some nodes lay out.
  func noting(_ items: [any LayoutItem], of nodes: [ViewNode]) -> [any LayoutItem] {
    // What is collected anew is mostly where it was.
    while places.count < items.count { places.append(GeometryPlace()) }
    places.removeLast(places.count - items.count)
    return zip(zip(items, nodes), places).map { item, place in
      place.node = item.1
      return UnaryLayoutItem(layout: ObservedLayout(place: place), content: item.0, passes: item.0.passes)
    }
  }

  /// Where forms are in an element of the toolkit; at its origin before the first layout.
  func rects(of forms: [AnchorForm], in holder: (any LeafHolder)?) -> [CGRect] {
    guard let place = places.first, let frame = place.frame else { return forms.map { _ in .zero } }
    return forms.map { place.converted($0.rect(in: frame), to: holder) }
  }
}

/// What a view asks of the place of another.
struct AnchorQuestion: Hashable {
  let place: AnchorPlace
  let forms: [AnchorForm]
}
