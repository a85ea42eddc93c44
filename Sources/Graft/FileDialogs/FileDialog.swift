import CGTK
import Foundation
import GTKBridge
import GTKSupport

/// The desktop's dialog for files, or GTK's own where there is no portal: it is modal to a window. Claim PR30.
@MainActor
final class FileDialog: PresentationSurface {
  private let dialog: ObjectReference
  private let coordinator: FileDialogCoordinator
  private var response: SignalConnection?
  var userCloses: (() -> Void)?
  var hasGone: (() -> Void)?

  init(_ coordinator: FileDialogCoordinator, over parent: UnsafeMutablePointer<GtkWindow>?) {
    self.coordinator = coordinator
    // GTK notes who has used a file, and complains of a program without a name.
    if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    let model = coordinator.model
    let native = gtk_file_chooser_native_new(
      CText.shown(model.title), parent, model.request.kind.action,
      model.acceptLabel.map { CText.shown($0) }, nil)!
    dialog = ObjectReference(taking: native.objectAddress)
    gtk_native_dialog_set_modal(dialog.object.cast(), 1)
    prepare(model)
    response = dialog.connect("response") { [weak self] arguments in
      self?.isAnswered(arguments[0, as: Int32.self] == GTK_RESPONSE_ACCEPT.rawValue)
    }
  }

  private func prepare(_ model: FileDialogModel) {
    let chooser: OpaquePointer = dialog.object.cast()
    switch model.request.kind {
    case .open(let types, let several):
      gtk_file_chooser_set_select_multiple(chooser, several ? 1 : 0)
      if let filter = FileFilter.make(types) {
        gtk_file_chooser_add_filter(chooser, filter.object.cast())
        gtk_file_chooser_set_filter(chooser, filter.object.cast())
      }
    case .save(let name): gtk_file_chooser_set_current_name(chooser, CText.shown(name))
    case .folder: break
    }
    guard let folder = model.folder, folder.isFileURL else { return }
    let file = ObjectReference(taking: g_file_new_for_path(folder.path)!.objectAddress)
    gtk_file_chooser_set_current_folder(chooser, file.object.cast(), nil)
  }

  func open() { gtk_native_dialog_show(dialog.object.cast()) }

  func close() {
    response?.disconnect()
    response = nil
    gtk_native_dialog_hide(dialog.object.cast())
  }

  func follow(_ wishes: PresentationWishes) {}

  /// The source says false before the program is told (PR28).
  private func isAnswered(_ isAccepted: Bool) {
    let (request, files) = (coordinator.model.request, chosenFiles)
    userCloses?()
    if isAccepted { request.isChosen(files) } else { request.isCancelled() }
  }

  private var chosenFiles: [URL] {
    guard let list = gtk_file_chooser_get_files(dialog.object.cast()) else { return [] }
    let files = ObjectReference(taking: list.objectAddress)
    return (0..<g_list_model_get_n_items(files.object.cast())).compactMap { index in
      g_list_model_get_item(files.object.cast(), index).flatMap { URL(ObjectReference(taking: $0)) }
    }
  }
}

extension FileRequest.Kind {
  fileprivate var action: GtkFileChooserAction {
    switch self {
    case .open(let types, _) where !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }:
      GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .open: GTK_FILE_CHOOSER_ACTION_OPEN
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    }
  }
}

extension URL {
  /// Of a `GFile`. A path that is no text is kept by the escapes of the URL.
  @MainActor
  fileprivate init?(_ file: ObjectReference) {
    if let path = g_file_get_path(file.object.cast()) {
      defer { g_free(path) }
      if let text = String(validatingCString: path) {
        self.init(fileURLWithPath: text)
        return
      }
    }
    guard let text = g_file_get_uri(file.object.cast()) else { return nil }
    defer { g_free(text) }
    self.init(string: String(cString: text))
  }
}

/// Which files a dialog shows.
@MainActor
enum FileFilter {
  /// A filter for some types; nothing where all files are shown.
  static func make(_ types: [UTType]) -> ObjectReference? {
    let patterns = types.map(\.filePatterns)
    guard !patterns.isEmpty, !patterns.contains(where: \.isAny) else { return nil }
    let filter = ObjectReference(taking: gtk_file_filter_new()!.objectAddress)
    for pattern in patterns {
      for type in pattern.mimeTypes { gtk_file_filter_add_mime_type(filter.object.cast(), type) }
      for ending in pattern.endings { gtk_file_filter_add_suffix(filter.object.cast(), ending) }
    }
    gtk_file_filter_set_name(filter.object.cast(), types.compactMap(\.localizedDescription).joined(separator: ", "))
    return filter
  }
}
