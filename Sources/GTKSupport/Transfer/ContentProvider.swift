import CGTK
import Foundation

/// What this program offers in a drag or on the clipboard, as GTK asks for it: data are made when somebody wants them.
@MainActor
package final class ContentProvider {
  /// What is offered, for receivers in this program.
  package let payload: Any
  private let names: [String]
  private let data: @MainActor (_ name: String) async throws -> Data

  private init(_ payload: Any, _ names: [String], _ data: @escaping @MainActor (String) async throws -> Data) {
    (self.payload, self.names, self.data) = (payload, names, data)
  }

  /// A `GdkContentProvider` of data under MIME types, the preferred one first. It holds all of this for as long as GTK keeps it.
  package static func make(
    _ payload: Any, names: [String], data: @escaping @MainActor (_ name: String) async throws -> Data
  ) -> ObjectReference {
    let provider = type.make { (_: UnsafeMutablePointer<GObject>) in ContentProvider(payload, names, data) }
    return ObjectReference(taking: provider.objectAddress)
  }

  /// What a provider of this type offers.
  package static func payload(of provider: OpaquePointer?) -> Any? {
    provider.flatMap { type.core(of: $0.objectAddress)?.payload }
  }

  private static let type = ObjectType<ContentProvider>(
    object: "GraftContentProvider", extending: gdk_content_provider_get_type(), fill)

  private nonisolated static func fill(_ table: UnsafeMutablePointer<GdkContentProviderClass>) {
    table.pointee.ref_formats = { provider in
      let address = ObjectType<ContentProvider>.withCore(of: provider?.objectAddress) { UInt(bitPattern: $0.formats) }
      return OpaquePointer(bitPattern: address ?? 0)
    }
    table.pointee.write_mime_type_async = { provider, name, stream, _, cancellable, callback, data in
      guard let task = g_task_new(provider, cancellable, callback, data), let stream, let name else { return }
      nonisolated(unsafe) let (output, answer) = (stream.objectAddress, task.objectAddress)
      let wanted = String(cString: name)
      ObjectType<ContentProvider>.withCore(of: provider?.objectAddress) {
        $0.write(wanted, to: ObjectReference(retaining: output), ObjectReference(taking: answer))
      }
    }
    table.pointee.write_mime_type_finish = { _, result, error in
      g_task_propagate_boolean(result, error)
    }
  }

  private var formats: OpaquePointer? {
    let builder = gdk_content_formats_builder_new()
    for name in names { gdk_content_formats_builder_add_mime_type(builder, name) }
    return gdk_content_formats_builder_free_to_formats(builder)
  }

  /// Makes data and writes them to a stream; the task is told when that is done or has failed. All of them are held until then.
  private func write(_ name: String, to stream: ObjectReference, _ task: ObjectReference) {
    Task { [data] in
      do {
        try await ByteStreams.write(try await data(name), to: stream)
        g_task_return_boolean(task.object.cast(), 1)
      } catch {
        let failure = g_error_new_literal(g_io_error_quark(), Int32(G_IO_ERROR_FAILED.rawValue), "\(error)")
        g_task_return_error(task.object.cast(), failure)
      }
    }
  }
}
