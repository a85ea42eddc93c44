#if Adwaita
  import CAdwaita
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A view over which toasts are shown.
  struct ToastOverlay<Content: View, ID: Hashable>: EmbeddingRepresentable {
    let content: Content
    /// What the toast is for; nil while there is none.
    let id: ID?
    let toast: AdwToast?
    /// Called when the toast has gone by itself.
    let didEnd: () -> Void

    var embedded: Content { content }

    var isAsLargeAsContent: Bool { true }

    func makeCoordinator() -> ShownToast { ShownToast() }

    func makeGtkWidget(context: Context) -> Widget { Adwaita.make("AdwToastOverlay") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let shown = context.coordinator
      (shown.action, shown.didEnd) = (toast?.action ?? {}, didEnd)
      if shown.id != id as AnyHashable? { shown.end() }
      guard let toast, let id else { return }
      shown.show(toast, of: id, in: gtkWidget, context.environment.locale)
    }

    static func embed(_ inside: Widget, in gtkWidget: Widget) { gtkWidget["child"] = inside }
  }
#endif
