import CGTK
import Foundation

extension ObjectReference {
  /// Runs this `GApplication` with the words of a command line, the program's name first. Returns the program's status.
  @MainActor
  package func runApplication(_ words: [String]) -> Int32 {
    var copies = words.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeMutableBufferPointer {
      g_application_run(object.cast(), Int32(words.count), $0.baseAddress)
    }
  }

  /// Whether the session bus has started this `GApplication` to do something, which is known once it is registered.
  @MainActor
  package var isService: Bool {
    g_application_get_flags(object.cast()).rawValue & G_APPLICATION_IS_SERVICE.rawValue != 0
  }
}

extension SignalArguments {
  /// The addresses that an application is asked to open, where this is its signal `open`.
  package var openedAddresses: [String] {
    let files = g_value_get_pointer(value(at: 0))?.assumingMemoryBound(to: OpaquePointer?.self)
    let count: Int = self[1]
    return (0..<count).compactMap { index in
      guard let files, let address = g_file_get_uri(files[index]) else { return nil }
      defer { g_free(address) }
      return String(cString: address)
    }
  }
}
