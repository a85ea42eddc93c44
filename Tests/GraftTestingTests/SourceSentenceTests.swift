import Foundation
import Testing

/// What the documentation and the comments say of the sources themselves.
@Suite
struct SourceSentenceTests {
  @Test("the runtime's own calls take no note of the pointers that they take")
  func heldPointers() throws {
    for module in ["GTKBridge", "Graft", "GraftTesting"] {
      #expect(try Self.files(below: "Sources/\(module)", with: /\.pointer\b|\bwidgetPointer\b/) == [])
    }
  }

  @Test("outside of GTKSupport, pointers to objects are cast by its accessor")
  func casts() throws {
    let byHand =
      /assumingMemoryBound\(to: (?!\w+(Class|Interface)\b)|(OpaquePointer|UnsafeMutablePointer)(<\w+>)?\(|UnsafeMutableRawPointer\((?!bitPattern)/
    for module in ["GTKBridge", "Graft", "GraftTesting", "GraftTestTraits"] {
      #expect(try Self.files(below: "Sources/\(module)", with: byHand) == [])
    }
  }

  @Test("types of GObject are registered in one file")
  func types() throws {
    #expect(try Self.files(below: "Sources", with: /g_type_(register|add_interface)_/) == ["ObjectType.swift"])
  }

  @Test("the header of the GTK module alone asks for GTK's version")
  func versions() throws {
    let asks = /GTK_CHECK_VERSION|gtk_check_version|(GTK|gtk_get)_(major|minor|micro|MAJOR|MINOR|MICRO)/
    #expect(try Self.files(below: "Sources", with: asks) == ["CGTK.h"])
  }

  @Test("all signals have one marshaller")
  func marshaller() throws {
    let connects = /g_signal_connect|g_closure_set_/
    #expect(
      try Self.files(below: "Sources", with: connects) == ["SignalConnection+Closure.swift", "SignalConnection.swift"])
  }

  @Test("there is no style sheet of ours")
  func styleSheet() throws {
    #expect(try Self.files(below: "Sources", with: /css_provider/) == [])
  }

  /// The names of the source files below a folder that have something outside of comments.
  private static func files(below folder: String, with text: some RegexComponent) throws -> [String] {
    let folder = ShownCode.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["swift", "h", "c"].contains($0.pathExtension) }
      .filter { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").contains { line in
          !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") && line.contains(text)
        }
      }
      .map(\.lastPathComponent).sorted()
  }
}
