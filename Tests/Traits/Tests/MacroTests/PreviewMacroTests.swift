import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

@testable import Gallery

/// Examples that a macro declares, by the program that shows them.
@Suite(.gtk) @MainActor
struct PreviewMacroTests {
  private func picture(of name: String) async throws -> Data {
    let path = NSTemporaryDirectory() + "graft-macros-\(getpid()).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let gallery = try await BuiltProgram.run("Gallery", name, path)
    #expect(gallery.status == 0, "\(gallery.errors)")
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private func picture(of view: some View) async throws -> Data {
    let path = NSTemporaryDirectory() + "graft-macros-\(getpid())-expected.png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let mounted = try await MountedView(view)
    try mounted.root.writePicture(to: path)
    await mounted.close()
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private static let names = [
    "Badge", "private types", "conditional", "available", "returned", "environment", "Badge 2", "Badge 3", "two texts",
    "narrow", "natural", "after a label", "with state",
  ]

  @Test("UI10 examples that a macro declares in any module are listed after types, by their names or that of the file")
  func names() async throws {
    let gallery = try await BuiltProgram.run("Gallery", "--list")
    #expect(gallery.status == 0)
    #expect(gallery.output == Self.names)
  }

  @Test("UI10 each form of an example shows its views")
  func forms() async throws {
    #expect(try await picture(of: "Badge") == picture(of: Badge(count: .constant(3))))
    #expect(try await picture(of: "Badge 2") == picture(of: Badge(count: .constant(4))))
    #expect(try await picture(of: "Badge 3") == picture(of: Badge(count: .constant(5))))
    #expect(
      try await picture(of: "two texts")
        == picture(
          of: VStack {
            Text("first"); Text("second")
          }))
    #expect(try await picture(of: "natural") == picture(of: Badge(count: .constant(7))))
    #expect(try await picture(of: "after a label") == picture(of: Badge(count: .constant(8))))
  }

  @Test("UI10 an example in source as it is written elsewhere shows its views")
  func formsElsewhere() async throws {
    let counter = VStack {
      HStack {
        Text("1")
        Button("Add") {}
      }
      Text("in tens")
    }
    #expect(try await picture(of: "private types") == picture(of: counter))
    #expect(try await picture(of: "conditional") == picture(of: Text("debug")))
    #expect(
      try await picture(of: "available")
        == picture(
          of: VStack {
            Text("first"); Text("second")
          }))
    #expect(
      try await picture(of: "returned")
        == picture(
          of: VStack {
            Text("ada"); Text("grace")
          }))
    #expect(try await picture(of: "environment") == picture(of: Text("moin")))
  }

  @Test("an example has the room of its traits")
  func room() async throws {
    #expect(
      try await picture(of: "narrow") == picture(of: Badge(count: .constant(6)).frame(width: 120, height: 60)))
  }

  @Test("state that an example declares is its own, and can be written")
  func state() async throws {
    #expect(try await picture(of: "with state") == picture(of: Badge(count: .constant(9))))
  }

  @Test("a program says on standard error what it was asked for in vain, and what it has", arguments: [1, 2])
  func unknown(arguments: Int) async throws {
    let gallery =
      arguments == 1
      ? try await BuiltProgram.run("Gallery", "Bagde") : try await BuiltProgram.run("Gallery", "Bagde", "never.png")
    #expect(gallery.status == 1)
    #expect(gallery.output == [])
    #expect(
      gallery.errors == "There is no preview 'Bagde'. There are: \(Self.names.joined(separator: ", "))\n")
  }

  @Test("a program says on standard error that a picture cannot be written, and how it is used")
  func mistakes() async throws {
    let unwritable = try await BuiltProgram.run("Gallery", "Badge", "/nowhere/badge.png")
    #expect(unwritable.status == 1)
    #expect(unwritable.errors == "no picture could be written to /nowhere/badge.png\n")
    let usage = try await BuiltProgram.run("Gallery")
    #expect(usage.status == 1)
    #expect(usage.errors == "usage: --list | NAME | NAME FILE.png\n")
  }
}
