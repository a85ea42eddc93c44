import CGTK
import Foundation

/// What others offer, in a drop or on the clipboard.
@MainActor
package enum ContentReading {
  /// The MIME types of what is dropped.
  package static func names(ofDrop drop: ObjectReference) -> [String] {
    names(of: gdk_drop_get_formats(drop.cast()))
  }

  /// The MIME types of what is on a clipboard.
  package static func names(ofClipboard clipboard: ObjectReference) -> [String] {
    names(of: gdk_clipboard_get_formats(clipboard.cast()))
  }

  /// The data of a MIME type in a drop. Throws what whoever offers them says went wrong.
  package static func data(ofDrop drop: ObjectReference, as name: String) async throws -> Data {
    let answer = await AsyncAnswer.of { callback, data in
      withName(name) { gdk_drop_read_async(drop.cast(), $0, G_PRIORITY_DEFAULT, nil, callback, data) }
    }
    let stream = try StreamError.check { error in
      gdk_drop_read_finish(drop.cast(), answer?.cast(), nil, error)
    }
    return try await ByteStreams.read(ObjectReference(taking: stream.objectAddress))
  }

  /// The data of a MIME type on a clipboard. Throws what whoever offers them says went wrong.
  package static func data(ofClipboard clipboard: ObjectReference, as name: String) async throws -> Data {
    let answer = await AsyncAnswer.of { callback, data in
      withName(name) { gdk_clipboard_read_async(clipboard.cast(), $0, G_PRIORITY_DEFAULT, nil, callback, data) }
    }
    let stream = try StreamError.check { error in
      gdk_clipboard_read_finish(clipboard.cast(), answer?.cast(), nil, error)
    }
    return try await ByteStreams.read(ObjectReference(taking: stream.objectAddress))
  }

  private static func names(of formats: OpaquePointer?) -> [String] {
    var count: gsize = 0
    guard let formats, let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  /// Calls with a list of one name as C wants it: it ends with NULL.
  private static func withName(_ name: String, _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
    name.withCString { text in
      var names = [text, nil]
      body(&names)
    }
  }
}
