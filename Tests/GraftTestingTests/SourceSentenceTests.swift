import Foundation
import Testing

/// What the documentation and the comments say of the sources themselves.
@Suite
struct SourceSentenceTests {
  @Test("the runtime's own calls take no note of the pointers that they take")
  func heldPointers() throws {
    for module in ["GTKBridge", "Graft", "GraftAdwaita", "GraftTesting"] {
      let files = try Self.files(below: "Sources/\(module)", with: [".pointer", "widgetPointer"]) {
        $0.contains(/\.pointer(?!\w)|widgetPointer/)
      }
      #expect(files == [])
    }
  }

  @Test("outside of GTKSupport, pointers to objects are cast by its accessor")
  func casts() throws {
    let byHand =
      /assumingMemoryBound\(to: (?!\w+(Class|Interface)\.)|(OpaquePointer|UnsafeMutablePointer)(<\w+>)?\(|UnsafeMutableRawPointer\((?!bitPattern)/
    for module in ["GTKBridge", "Graft", "GraftAdwaita", "GraftTesting", "GraftTestTraits"] {
      let files = try Self.files(below: "Sources/\(module)", with: ["assumingMemoryBound", "Pointer(", ">("]) {
        $0.contains(byHand)
      }
      #expect(files == [])
    }
  }

  @Test("types of GObject are registered in one file")
  func types() throws {
    #expect(
      try Self.files(below: "Sources", with: ["g_type_register_", "g_type_add_interface_"]) == ["ObjectType.swift"])
  }

  @Test("nothing asks for GTK's version; what is newer than the oldest GTK or libadwaita is looked up in one file each")
  func versions() throws {
    let asks = ["GTK_CHECK_VERSION", "gtk_check_version", "GTK_MINOR", "GTK_MICRO", "gtk_get_minor", "gtk_get_micro"]
    #expect(try Self.files(below: "Sources", with: asks) == [])
    #expect(
      try Self.files(below: "Sources", with: ["dlsym"])
        == ["CAdwaita.h", "MainLoopHook.c", "NewerFunctions.h", "TypeFunction.swift", "ViewLibrary.swift"])
  }

  @Test("all signals that Swift hears but list items' have one marshaller; pictures are read in C, on any thread")
  func marshaller() throws {
    #expect(
      try Self.files(below: "Sources", with: ["g_signal_connect", "g_closure_set_"])
        == ["CGTK.h", "PictureLoader.h", "SignalConnection+Closure.swift", "SignalConnection.swift"])
  }

  @Test("there is one style sheet of ours")
  func styleSheet() throws {
    #expect(try Self.files(below: "Sources", with: ["css_provider"]) == ["StyleSheet.swift"])
  }

  /// The names of the source files below a folder in which a line that is no comment has one of some words, and is one
  /// that counts.
  private static func files(
    below folder: String, with words: [String], where counts: (Substring) -> Bool = { _ in true }
  ) throws -> [String] {
    let folder = ShownCode.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { file in
      guard ["swift", "h", "c"].contains(file.pathExtension) else { return false }
      let data = try Data(contentsOf: file)
      // Most files have none of the words, and need not be looked at as text.
      guard words.contains(where: { data.range(of: Data($0.utf8)) != nil }) else { return false }
      return String(decoding: data, as: UTF8.self).split(separator: "\n").contains { line in
        !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") && words.contains(where: line.contains)
          && counts(line)
      }
    }
    .map(\.lastPathComponent).sorted()
  }
}
