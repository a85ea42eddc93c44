import CGTK
import Foundation
import Graft

/// The objects of a file that GtkBuilder reads.
@MainActor
struct EditorFile {
  private let builder: ObjectReference
  private let name: String

  init(_ name: String = "editor") {
    self.name = name
    let path = Bundle.module.path(forResource: name, ofType: "ui") ?? "\(name).ui"
    builder = ObjectReference(taking: gtk_builder_new_from_file(path))
  }

  /// A widget by its id.
  func widget(_ id: String) -> Widget {
    guard let object = gtk_builder_get_object(builder.cast(), id) else {
      fatalError("\(name).ui has no object '\(id)'")
    }
    return Widget(retaining: object)
  }
}
