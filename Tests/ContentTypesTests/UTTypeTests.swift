import Foundation
import Testing

@testable import ContentTypes

/// Types of files and data, and what they are of.
struct UTTypeTests {
  @Test("DD5 types conform to their kinds, by the table and by the MIME database, and have their endings")
  func kinds() throws {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png) && !UTType.folder.conforms(to: .data))
    #expect(UTType.json.preferredFilenameExtension == "json" && UTType.json.preferredMIMEType == "application/json")
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/plain;charset=utf-8") == .plainText)
    #expect(UTType(mimeType: "nothing") == nil && UTType("nobody") == nil && UTType("org..x") == nil)
    let game = try #require(UTType(filenameExtension: "mygame", conformingTo: .json))
    #expect(game.isDynamic && game.preferredFilenameExtension == "mygame" && game.conforms(to: .json))
    #expect(UTType(filenameExtension: "") == nil)
    let unknown = try #require(UTType(mimeType: "image/x-of-nobody"))
    #expect(unknown.conforms(to: .image) && unknown.isDynamic)
  }

  @Test("DD5 the desktop is told of types by their MIME types, and of a program's own by one of their own")
  func names() {
    #expect(UTType.plainText.transferNames == ["text/plain;charset=utf-8", "text/plain"])
    #expect(UTType.fileURL.transferNames == ["text/uri-list"] && UTType.url.transferNames == ["text/uri-list"])
    #expect(UTType.png.transferNames == ["image/png"] && UTType.json.transferNames == ["application/json"])
    #expect(UTType(exportedAs: "org.x").transferNames == ["application/x.org.x"])
    #expect(UTType(exportedAs: "org.y", conformingTo: .json).acceptedNames == ["application/x.org.y"])
    #expect(UTType.image.acceptedNames.contains("image/png") && !UTType.png.acceptedNames.contains("image/jpeg"))
  }

  @Test("DD5 a program's own types are of what it says, and have the endings of that")
  func own() {
    let note = UTType(exportedAs: "org.example.note", conformingTo: .json)
    #expect(note.identifier == "org.example.note" && note.preferredMIMEType == nil)
    #expect(note.conforms(to: .json) && note.conforms(to: .text) && !note.conforms(to: .image))
    #expect(note.preferredFilenameExtension == "json")
    #expect(note == UTType(importedAs: "org.example.note") && note == UTType("org.example.note"))
    #expect(UTType("org.example.note")?.transferNames == ["application/x.org.example.note"])
  }

  @Test("the files of a MIME database are read, and damaged lines are left out")
  func database() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write("# weights\n50:model/x-cube:*.cube\n50:model/x-cube:*.cub\n10:other/x:*.cube\nodd\n", to: "globs2")
    try write("model/x-cube application/json\nodd\n", to: "subclasses")
    try write("model/cube model/x-cube\n", to: "aliases")
    let database = MIMEDatabase(folders: [folder, folder.appendingPathComponent("missing")])
    #expect(database.endings(of: "model/x-cube") == ["cube", "cub"])
    #expect(database.mimeType(ofEnding: "cube") == "model/x-cube")
    #expect(database.parents(of: "model/x-cube") == ["application/json"])
    #expect(database.canonical("model/cube") == "model/x-cube")
  }
}
