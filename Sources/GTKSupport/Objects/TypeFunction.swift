import CGTK
import Foundation
import NearestNames

/// The function of a library that registers one of its types, such as `webkit_web_view_get_type`.
package struct TypeFunction {
  private static let ending = "_get_type"

  /// Its name in the library.
  package let name: String
  private let function: @convention(c) () -> GType

  /// Registers the type, if that was not done yet.
  func call() -> GType { function() }

  /// The function of a type under the name that most libraries give it, which is found at once: `gtk_gl_area_get_type` of
  /// `GtkGLArea`.
  static func usual(ofType type: String) -> TypeFunction? {
    let name = words(of: type).joined(separator: "_").lowercased() + ending
    guard let address = dlsym(nil, name) else { return nil }
    return TypeFunction(name: name, function: unsafeBitCast(address, to: (@convention(c) () -> GType).self))
  }

  /// A capital begins a word after a small letter, and the last of a run of capitals does before one.
  private static func words(of type: String) -> [String] {
    let letters = Array(type)
    return letters.indices.reduce(into: []) { words, index in
      let isAfterCapital = index > 0 && letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      let begins = words.isEmpty || (letters[index].isUppercase && (!isAfterCapital || isBeforeSmall))
      if begins { words.append("") }
      words[words.count - 1].append(letters[index])
    }
  }

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
