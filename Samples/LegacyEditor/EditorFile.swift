import CGTK
import Foundation
import Graft

/// The objects of the file that GtkBuilder reads.
@MainActor
struct EditorFile {
  private let builder: ObjectReference

  init() {
    let path = Bundle.module.path(forResource: "editor", ofType: "ui") ?? "editor.ui"
    builder = ObjectReference(taking: gtk_builder_new_from_file(path))
  }

  /// A widget by its id.
  func widget(_ id: String) -> Widget {
    guard let object = gtk_builder_get_object(builder.cast(), id) else {
      fatalError("editor.ui has no object '\(id)'")
    }
    return Widget(retaining: object)
  }
}
