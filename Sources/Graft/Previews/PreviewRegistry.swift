import Foundation
import ViewGraph

/// An example with a name of its own: what `#Preview` writes.
@MainActor @preconcurrency
public protocol _NamedPreview: PreviewProvider {
  /// What the example is asked for by.
  static var _name: String { get }
  /// What was said of it beside its views.
  static var _traits: _PreviewTraits { get }
}

/// The examples that `#Preview` has written in the program.
@MainActor
public enum _PreviewRegistry {
  /// In the order in which the linker has put them.
  package private(set) static var all: [any _NamedPreview.Type] = []

  /// Adds an example, once.
  public static func add(_ preview: any _NamedPreview.Type) {
    if !all.contains(where: { $0 == preview }) { all.append(preview) }
  }
}

/// The name of an example: the one it was given, or that of its file.
public func _previewName(_ name: String?, in file: String) -> String {
  name ?? URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
}
