import ViewGraph

extension View {
  /// Has the scroll views in this view begin at a point of their content, and keep it in sight while the content grows, until the
  /// user scrolls away from it; content that is shorter lies there. Nil is the start. Claims SC1 to SC3.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.general = anchor }
  }

  /// The same for one of these purposes, for which it wins; nil is no anchor. Claim SC4.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.own[role] = .some(anchor) }
  }
}
