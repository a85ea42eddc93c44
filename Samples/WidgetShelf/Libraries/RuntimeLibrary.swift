import Foundation

// snippet: shelf-library
/// A library that is loaded when it is first asked for. Nothing of it is needed to build the program.
enum RuntimeLibrary: String {
  case sourceView = "libgtksourceview-5.so.0"
  case terminal = "libvte-2.91-gtk4.so.0"
  case webKit = "libwebkitgtk-6.0.so.4"

  /// Loaded once, and kept: GObject never forgets a type.
  private var handle: UnsafeMutableRawPointer? { dlopen(rawValue, RTLD_LAZY | RTLD_GLOBAL) }

  var isInstalled: Bool { handle != nil }

  /// A function of the library, as its header declares it. Stops where there is none.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function {
    guard let address = dlsym(handle, name) else { fatalError("\(rawValue) has no function \(name)") }
    return unsafeBitCast(address, to: type)
  }
}
// snippet end

extension RuntimeLibrary {
  /// The widget that the program has of it.
  var typeName: String {
    switch self {
    case .sourceView: "GtkSourceView"
    case .terminal: "VteTerminal"
    case .webKit: "WebKitWebView"
    }
  }

  /// What Debian calls it.
  var package: String {
    switch self {
    case .sourceView: "libgtksourceview-5-0"
    case .terminal: "libvte-2.91-gtk4-0"
    case .webKit: "libwebkitgtk-6.0-4"
    }
  }
}
