import CGTK
import GTKSupport
import Threads

/// The programs that the user's desktop has for each kind of URL.
@MainActor
package enum DesktopPrograms {
  /// Starts the program for a URL. `completion` is told in a later turn what went wrong, or nil.
  package static func open(_ url: String, completion: @escaping @MainActor (String?) -> Void) {
    let request = Unmanaged.passRetained(OpenRequest(completion: completion))
    gtk_show_uri_full(
      nil, url, guint32(GDK_CURRENT_TIME), nil,
      { _, result, data in
        nonisolated(unsafe) let (answer, request) = (result, data)
        MainThread.assumeIsolated {
          request.map { Unmanaged<OpenRequest>.fromOpaque($0).takeRetainedValue().finish(answer) }
        }
      }, request.toOpaque())
  }
}

extension DesktopPrograms {
  /// Whether there is a program for URLs of a scheme.
  package static func canOpen(_ scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(program.objectAddress)
    return true
  }
}

/// What GTK keeps until it has an answer.
@MainActor
private final class OpenRequest {
  private let completion: @MainActor (String?) -> Void

  init(completion: @escaping @MainActor (String?) -> Void) { self.completion = completion }

  func finish(_ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    if gtk_show_uri_full_finish(nil, result, &error) != 0 { return completion(nil) }
    completion(error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "it was not opened")
  }
}
