import ViewGraph

extension View {
  /// Lets the user drag a value out of the view: it is asked for when the drag begins, once. The pointer carries a picture of
  /// the view as it looks then. What is dragged is copied, unless `dragConfiguration(_:)` lets it be moved. On the view of a row of
  /// a list it is the whole row that is dragged, also to another place where rows move. As SwiftUI documents it. Claims DD1 and DD4.
  public func draggable<Value: Transferable>(_ payload: @autoclosure @escaping () -> Value) -> some View {
    modifier(Dragging { Drag(offers: [TransferOffer(payload())], picture: nil) })
  }

  /// Lets the user drag a value out of the view; the pointer carries a picture of another view. Claims DD1 and DD4.
  public func draggable<Value: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Value, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    modifier(Dragging { Drag(offers: [TransferOffer(payload())], picture: DragPicture.of(preview())) })
  }

  /// Lets the user drag what a provider has out of the view: the older form. Claim DD8.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(Dragging { Drag(offers: [data().offer], picture: nil) })
  }

  /// Lets the user drag what a provider has out of the view; the pointer carries a picture of another view. Claim DD8.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> Preview
  ) -> some View {
    modifier(Dragging { Drag(offers: [data().offer], picture: DragPicture.of(preview())) })
  }
}

/// A view that is dragged, with the row of a list that it is.
struct Dragging: ViewModifier {
  let begin: () -> Drag
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dragConfiguration) private var configuration
  @Environment(\.dragReport) private var report

  func body(content: Content) -> some View {
    let allowed = allowedBeginning
    ModifiedItems(content: content, modifier: DragSource(begin: allowed))
      .rowTraits { [isEnabled] in if isEnabled { $0[RowDragging.self] = { _ in allowed() } } }
  }

  private var allowedBeginning: () -> Drag {
    { [begin, configuration, report] in begin().allowed(by: configuration, report) }
  }
}
