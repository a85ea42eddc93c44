import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// The dialog in which the user chooses which documents to open. Claim WI18.
@MainActor
enum OpenFilesDialog {
  /// Shows it over the window that was active last, if there is one. Until it is answered the program goes on.
  static func show() {
    let window = SceneHost.current?.receiving.last
    let request = FileRequest(
      kind: .open(types, several: true), title: .own("Open"), isChosen: { DocumentLibrary.open($0) },
      isCancelled: {})
    let model = FileDialogModel(
      request: request, title: Text(request.title).string(in: .autoupdatingCurrent), acceptLabel: nil,
      folder: window?.document?.fileURL?.deletingLastPathComponent())
    let dialog = FileDialog(FileDialogCoordinator(model: model), over: window?.window)
    let application = SceneHost.current?.gtkApplication
    if let application { g_application_hold(application.cast()) }
    dialog.userCloses = {
      dialog.close()
      dialog.userCloses = nil
      // After what was chosen has been opened.
      UpdateScheduler.shared.afterUpdates { if let application { g_application_release(application.cast()) } }
    }
    dialog.open()
  }

  /// What any group of documents reads.
  private static var types: [UTType] {
    DocumentLibrary.all.flatMap(\.kind.readableTypes).reduce(into: []) { types, type in
      if !types.contains(type) { types.append(type) }
    }
  }
}

/// Says what could not be done, in a dialog over the window that was active last, or on its own where there is none.
@MainActor
enum FailureDialog {
  static func show(_ title: Text, _ reason: String) {
    let model = DialogModel()
    let root = DialogRoot(title: title, isColumn: false, actions: { EmptyView() }, message: { Text(verbatim: reason) })
    let content = GtkHostingController(rootView: root.environment(\.dialogModel, model))
    let dialog = SheetWindow(
      content.widget, over: SceneHost.current?.receiving.last?.window, nil, closesByEscape: false)
    if let application = SceneHost.current?.gtkApplication { gtk_window_set_application(dialog.window, application) }
    model.title = title.string(in: .autoupdatingCurrent)
    dialog.becomeDialog(model)
    model.close = { dialog.close() }
    dialog.userCloses = { dialog.close() }
    // What keeps the dialog and its content until then.
    dialog.hasGone = {
      withExtendedLifetime(content) { (model.close, dialog.userCloses, dialog.hasGone) = ({}, nil, nil) }
    }
    dialog.open()
  }
}
