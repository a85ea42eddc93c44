import CGTK
import Foundation

/// Data on their way through streams of GIO, which nobody waits for: the main loop goes on.
@MainActor
enum ByteStreams {
  /// Writes data, and leaves the stream open.
  static func write(_ data: Data, to output: ObjectReference) async throws {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let memory = g_memory_input_stream_new_from_bytes(bytes) else { return }
    let input = ObjectReference(taking: memory.objectAddress)
    try await splice(input, to: output, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE)
  }

  /// All that comes.
  static func read(_ input: ObjectReference) async throws -> Data {
    guard let memory = g_memory_output_stream_new_resizable() else { return Data() }
    let output = ObjectReference(taking: memory.objectAddress)
    try await splice(input, to: output, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET)
    guard let bytes = g_memory_output_stream_steal_as_bytes(output.cast()) else { return Data() }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    return g_bytes_get_data(bytes, &size).map { Data(bytes: $0, count: Int(size)) } ?? Data()
  }

  private static func splice(
    _ input: ObjectReference, to output: ObjectReference, _ flags: GOutputStreamSpliceFlags
  ) async throws {
    let answer = await AsyncAnswer.of { callback, data in
      g_output_stream_splice_async(
        output.cast(), input.cast(), flags, G_PRIORITY_DEFAULT, nil, callback, data)
    }
    _ = try StreamError.check { error in
      let count = g_output_stream_splice_finish(output.cast(), answer?.cast(), error)
      return count < 0 ? nil : count
    }
  }
}
