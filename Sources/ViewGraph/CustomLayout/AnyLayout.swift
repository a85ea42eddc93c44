import Foundation

/// A layout whose type is hidden, so that another one may take its place.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { ForEach(items) { ItemRow($0) } }
/// ```
///
/// The views inside keep their identity and their state when the layout changes. As SwiftUI documents it.
public struct AnyLayout: Layout {
  private(set) var layout: any Layout

  /// What the layout inside remembers. When another layout takes its place, that one makes its own.
  public struct Cache {
    /// None while it is lent to a call, so that the layout changes the only copy.
    fileprivate var value: Any?
    fileprivate let layout: ObjectIdentifier
  }

  /// Hides the type of a layout.
  public init<Hidden: Layout>(_ layout: Hidden) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// That of the layout inside. Data of another layout's type changes nothing.
  public var animatableData: _AnyAnimatableData {
    get { layout.dataOfAnyType }
    set { layout.dataOfAnyType = newValue }
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache.make(layout, subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.update(layout, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<Hidden: Layout>(_ layout: Hidden) -> ViewSpacing {
      cache.lend(to: layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(layout)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func size<Hidden: Layout>(_ layout: Hidden) -> CGSize {
      cache.lend(to: layout, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return size(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<Hidden: Layout>(_ layout: Hidden) {
      cache.lend(to: layout, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(layout)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func position<Hidden: Layout>(_ layout: Hidden) -> CGFloat? {
      cache.lend(to: layout, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return position(layout)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func position<Hidden: Layout>(_ layout: Hidden) -> CGFloat? {
      cache.lend(to: layout, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return position(layout)
  }
}

extension AnyLayout.Cache {
  fileprivate static func make<Hidden: Layout>(_ layout: Hidden, _ subviews: LayoutSubviews) -> Self {
    Self(value: layout.makeCache(subviews: subviews), layout: ObjectIdentifier(Hidden.self))
  }

  fileprivate mutating func update<Hidden: Layout>(_ layout: Hidden, _ subviews: LayoutSubviews) {
    guard self.layout == ObjectIdentifier(Hidden.self) else { return self = .make(layout, subviews) }
    lend(to: layout, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  fileprivate mutating func lend<Hidden: Layout, Result>(
    to layout: Hidden, _ subviews: LayoutSubviews, _ body: (inout Hidden.Cache) -> Result
  ) -> Result {
    var lent = value as? Hidden.Cache ?? layout.makeCache(subviews: subviews)
    value = nil
    defer { value = lent }
    return body(&lent)
  }
}

/// Layouts are called on the main thread only.
extension AnyLayout: @unchecked Sendable {}

extension Layout {
  /// Whether another value of the layout arranges as this one does: compared as a view's fields are.
  func isEqual(to other: Self) -> Bool {
    guard let own = self as? AnyLayout, let other = other as? AnyLayout else {
      return ValueComparison.of(Self.self)(self, other)
    }
    func isEqual<Hidden: Layout>(_ layout: Hidden) -> Bool {
      (other.layout as? Hidden).map { layout.isEqual(to: $0) } ?? false
    }
    return isEqual(own.layout)
  }
}
