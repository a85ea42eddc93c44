import ViewGraph

extension View {
  /// Lets the user drag a value out of the view: it is asked for when the drag begins, once. The pointer carries a picture of
  /// the view as it looks then. What is dragged is copied, never moved. As SwiftUI documents it. Claims DD1 and DD4.
  public func draggable<Value: Transferable>(_ payload: @autoclosure @escaping () -> Value) -> some View {
    ModifiedItems(
      content: self, modifier: DragSource { Drag(offers: [TransferOffer(payload())], picture: nil) })
  }

  /// Lets the user drag a value out of the view; the pointer carries a picture of another view. Claims DD1 and DD4.
  public func draggable<Value: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Value, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    ModifiedItems(
      content: self,
      modifier: DragSource { Drag(offers: [TransferOffer(payload())], picture: DragPicture.of(preview())) })
  }

  /// Lets the user drag what a provider has out of the view: the older form. Claim DD8.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    ModifiedItems(content: self, modifier: DragSource { Drag(offers: [data().offer], picture: nil) })
  }

  /// Lets the user drag what a provider has out of the view; the pointer carries a picture of another view. Claim DD8.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    ModifiedItems(
      content: self, modifier: DragSource { Drag(offers: [data().offer], picture: DragPicture.of(preview())) })
  }
}
