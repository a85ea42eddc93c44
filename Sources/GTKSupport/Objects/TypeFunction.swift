import CGTK

/// The function of a library that registers one of its types, such as `webkit_web_view_get_type`.
package struct TypeFunction {
  private static let ending = "_get_type"

  /// Its name in the library.
  package let name: String
  private let function: @convention(c) () -> GType

  /// Registers the type, if that was not done yet.
  func call() -> GType { function() }

  /// The functions of all libraries that are loaded. Costs some milliseconds.
  package static func loaded() -> [TypeFunction] {
    let found = Found()
    withExtendedLifetime(found) {
      graft_each_function(
        ending,
        { name, address, data in
          guard let name, let address, let data else { return }
          let function = unsafeBitCast(address, to: (@convention(c) () -> GType).self)
          Unmanaged<Found>.fromOpaque(data).takeUnretainedValue().functions
            .append(TypeFunction(name: String(cString: name), function: function))
        }, Unmanaged.passUnretained(found).toOpaque())
    }
    return found.functions
  }

  private final class Found {
    var functions: [TypeFunction] = []
  }

  /// Whether a function is that of a type. Libraries disagree on where a word begins: `WebKitWebView` is
  /// `webkit_web_view`, and `GtkGLArea` is `gtk_gl_area`. So only the letters count.
  package static func isFunction(_ function: String, ofType type: String) -> Bool {
    function.hasSuffix(ending) && letters(of: function) == type.lowercased()
  }

  /// Whether somebody who has misspelt a type may have meant that of a function.
  package static func isNear(_ function: String, toType type: String) -> Bool {
    guard function.hasSuffix(ending) else { return false }
    let (letters, wanted) = (letters(of: function), type.lowercased())
    // Telling how many letters differ costs more than how many there are.
    return abs(letters.utf8.count - wanted.utf8.count) <= max(2, wanted.utf8.count / 3)
      && NearestName.of(wanted, in: [letters]) != nil
  }

  /// `gtk_gl_area_get_type` as `gtkglarea`.
  private static func letters(of function: String) -> String {
    String(function.dropLast(ending.count).filter { $0 != "_" })
  }
}
