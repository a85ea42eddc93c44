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

extension String {
  /// The address of the file with this path, which is in a folder where it is relative.
  @MainActor
  package func fileAddress(in folder: String) -> String {
    let place = ObjectReference(taking: g_file_new_for_path(folder))
    let file = ObjectReference(taking: g_file_resolve_relative_path(place.object.cast(), self))
    guard let address = g_file_get_uri(file.object.cast()) else { fatalError("GIO has no address of a file") }
    defer { g_free(address) }
    return String(cString: address)
  }
}

extension SignalArguments {
  /// What follows the program's name, and the folder of the start, where this is an application's signal `command-line`.
  package var commandLine: (words: [String], folder: String) {
    guard let line = object(at: 0)?.cast(to: GApplicationCommandLine.self) else { return ([], "/") }
    var count: Int32 = 0
    let words = g_application_command_line_get_arguments(line, &count)
    defer { g_strfreev(words) }
    let folder = g_application_command_line_get_cwd(line).map { String(cString: $0) }
    return (
      (0..<Int(count)).dropFirst().compactMap { words?[$0].map { String(cString: $0) } },
      folder ?? FileManager.default.currentDirectoryPath
    )
  }

  /// The addresses that an application is asked to open, where this is its signal `open`.
  public var openedAddresses: [String] {
    let files = g_value_get_pointer(value(at: 0))?.assumingMemoryBound(to: OpaquePointer?.self)
    let count: Int = self[1]
    return (0..<count).compactMap { index in
      guard let files, let address = g_file_get_uri(files[index]) else { return nil }
      defer { g_free(address) }
      return String(cString: address)
    }
  }
}
