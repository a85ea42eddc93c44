import Foundation
import ViewGraph

/// What the documents of a group are: how one is made and how it is read.
@MainActor
struct DocumentKind {
  let type: Any.Type
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Makes the content of an untitled document; nil where documents are only viewed.
  let makeNew: (() -> any DocumentContent)?
  /// Reads the content of a file.
  let read: (FileDocumentReadConfiguration) throws -> any DocumentContent

  var isEditor: Bool { makeNew != nil }

  /// What a file is written as: the type that its name says, if the documents can be that, or else the first.
  func typeToWrite(at url: URL) -> UTType {
    let named = UTType(filenameExtension: url.pathExtension)
    return writableTypes.first { $0 == named } ?? writableTypes.first { named?.conforms(to: $0) == true }
      ?? writableTypes.first ?? .data
  }

  /// Whether documents can be written as files of a type.
  func writes(_ type: UTType) -> Bool { isEditor && writableTypes.contains { type.conforms(to: $0) } }

  /// Whether files of a type are documents of this kind.
  func reads(_ type: UTType) -> Bool { readableTypes.contains { type.conforms(to: $0) } }
}

extension DocumentKind {
  /// Documents that are values.
  init<Document: FileDocument>(values type: Document.Type, makeNew: (() -> Document)?) {
    let isEditor = makeNew != nil
    self.init(
      type: type, readableTypes: type.readableContentTypes, writableTypes: type.writableContentTypes,
      makeNew: makeNew.map { makeNew in { DocumentValue(makeNew(), isEditable: true) } },
      read: { DocumentValue(try type.init(configuration: $0), isEditable: isEditor) })
  }

  /// Documents that are objects.
  init<Document: ReferenceFileDocument>(objects type: Document.Type, makeNew: (() -> Document)?) {
    self.init(
      type: type, readableTypes: type.readableContentTypes, writableTypes: type.writableContentTypes,
      makeNew: makeNew.map { makeNew in { DocumentObject(makeNew()) } },
      read: { DocumentObject(try type.init(configuration: $0)) })
  }
}
