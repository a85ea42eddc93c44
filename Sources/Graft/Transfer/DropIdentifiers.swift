import Foundation

extension DropInfo {
  /// Whether it offers any of some types, by their identifiers. The oldest form.
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map(UTType.named)) }

  /// Providers of what is offered of some types, by their identifiers. The oldest form.
  @_disfavoredOverload
  public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map(UTType.named)) }
}

/// The oldest forms, in which types are identifiers, such as `public.file-url`. As SwiftUI documents them. Claims DD7 and DD8.
extension View {
  /// Tells a delegate of the drags over the view that offer any of some types.
  @_disfavoredOverload
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
  }

  /// Gives the providers of what is dropped to an action, which answers whether that has done something.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action) }

  /// Gives the providers of what is dropped to an action, and where in the view, in pixels.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action) }

  /// Lets the user drag what a provider has out of the view, if there is an action; one that answers nil drags nothing.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    ModifiedItems(
      content: self,
      modifier: DragSource { Drag(offers: (action?()?.offer).map { [$0] } ?? [], picture: nil) })
  }
}
