import CGTK
import Foundation
import GTKSupport

/// What kept a file dialog from being answered.
public enum FileDialogError: Error, CustomStringConvertible {
  /// The query is of no file dialog.
  case notFileDialog(String)
  /// The dialog does not list a file: it is not there, or of none of the types that the dialog shows.
  case notListed(URL, listed: [String])

  /// What is wrong, and what the dialog lists.
  public var description: String {
    switch self {
    case .notFileDialog(let type): "a \(type) is no file dialog: ask one of `sheets`"
    case .notListed(let url, let listed): "the file dialog does not list \(url.path); it lists \(listed)"
    }
  }
}

/// Answers to GTK's dialog for files, which is among the sheets of its window. A button of it is found and clicked as any
/// other, as `Cancel`.
extension WidgetQuery {
  /// The names of the files that the dialog lists in a folder. Waits for at most two seconds until there are some.
  public func files(in folder: URL) async throws -> [String] {
    let list = try await open(folder)
    await wait { !list.rows.isEmpty }
    return list.names
  }

  /// Selects files of one folder in the list, and clicks the button that a user would: `Open`, unless it is called
  /// otherwise.
  public func choose(_ files: [URL], button: String = "Open") async throws {
    guard let first = files.first else { return }
    let list = try await open(first.deletingLastPathComponent())
    for file in files {
      await wait { list.row(of: file) != nil }
      guard let row = list.row(of: file) else { throw FileDialogError.notListed(file, listed: list.names) }
      row.select()
    }
    await Settling.settle()
    try await find(role: .button, name: button).click()
  }

  /// Shows a folder, and clicks the button that ends the dialog with it or with the name that stands in the dialog's field.
  /// GTK looks at the folder first: this waits until the dialog has gone or asks something.
  public func choose(folder: URL, button: String) async throws {
    _ = try await open(folder)
    try await find(role: .button, name: button).click()
    await wait { gtk_widget_get_mapped(root.widgetObject) == 0 || !sheets.isEmpty }
  }

  private func open(_ folder: URL) async throws -> FileList {
    guard root.isA(gtk_file_chooser_dialog_get_type()) else { throw FileDialogError.notFileDialog(root.typeName) }
    let file = ObjectReference(taking: g_file_new_for_path(folder.path)!.objectAddress)
    gtk_file_chooser_set_current_folder(root.object.cast(), file.object.cast(), nil)
    let list = FileList(dialog: self)
    // GTK reads the folder on threads of its own.
    await wait { list.folder == folder.standardizedFileURL.path }
    return list
  }

  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<100 {
      await Settling.settle()
      if isDone() { return }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }
}
