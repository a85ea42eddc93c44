#if Adwaita
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A place in a widget of libadwaita's with views in it, which have a tree of their own that inherits the environment.
  @MainActor
  final class Slot<Content: View> {
    private let isEmpty: Bool
    private var place: ((Widget) -> Void)?
    private var host: GtkHostingWidget<Content>?

    /// One that never has a view does not take up any room.
    init(isEmpty: Bool = false) { self.isEmpty = isEmpty }

    /// Says how the widget with the views is put where it belongs, once there are views.
    func put(_ place: @escaping (Widget) -> Void) { self.place = isEmpty ? nil : place }

    /// Shows the views.
    func show(_ content: Content) {
      if let host { return host.rootView = content }
      guard let place else { return }
      let host = GtkHostingWidget(rootView: content)
      self.host = host
      self.place = nil
      place(host)
    }
  }
#endif
