#if Adwaita
  import CAdwaita
  import Foundation
  import GTKSupport
  import Graft

  /// The toast that a view shows, or none.
  @MainActor
  final class ShownToast {
    private(set) var id: AnyHashable?
    var action: () -> Void = {}
    var didEnd: () -> Void = {}
    private var toast: ObjectReference?

    /// Shows a toast, or brings the texts of the one for the same thing up to date.
    func show(_ wanted: AdwToast, of id: AnyHashable, in overlay: Widget, _ locale: Locale) {
      let isNew = toast == nil
      let toast = toast ?? ObjectReference(taking: adw_toast_new("").objectAddress)
      toast["title"] = Adwaita.unmarked(wanted.title.string(in: locale))
      toast["button-label"] = wanted.button.map { CText.shown($0.string(in: locale)) }
      guard isNew else { return }
      toast["timeout"] = wanted.timeout
      toast["priority"] = Int((wanted.isUrgent ? ADW_TOAST_PRIORITY_HIGH : ADW_TOAST_PRIORITY_NORMAL).rawValue)
      (self.toast, self.id) = (toast, id)
      toast.connect("button-clicked") { [weak self] in self?.action() }
      toast.connect("dismissed") { [weak self] in self?.hasGone($0.sender) }
      // The overlay takes a reference over.
      adw_toast_overlay_add_toast(overlay.object.cast(), toast.givenAway())
    }

    /// Takes the toast away that is shown.
    func end() {
      guard let ending = toast else { return }
      (toast, id) = (nil, nil)
      adw_toast_dismiss(ending.object.cast())
    }

    private func hasGone(_ gone: ObjectReference) {
      guard gone == toast else { return }
      (toast, id) = (nil, nil)
      didEnd()
    }
  }

  extension ObjectReference {
    /// A reference for who takes it over.
    fileprivate func givenAway() -> OpaquePointer {
      g_object_ref(object.objectAddress)
      return object.cast()
    }
  }
#endif
