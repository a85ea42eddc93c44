/// A view with an explicit identity: another id is another view (ID10, ID11).
struct IdentifiedView<Content: View, ID: Hashable>: WrapperView {
  let content: Content
  let id: ID
}

/// A view whose id can be asked for without its type.
@MainActor
protocol ExplicitlyIdentified {
  var explicitID: AnyHashable { get }
}

extension IdentifiedView: ExplicitlyIdentified {
  var explicitID: AnyHashable { AnyHashable(id) }
}

extension View {
  /// Binds the identity of this view to `id`: when it changes, everything below is removed and made anew, with fresh
  /// state (ID10).
  ///
  /// An equal id changes nothing (ID11).
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
