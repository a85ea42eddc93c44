import CGTK
import Foundation

/// The functions of OpenGL that the sky needs. GTK has brought them along, as variables of libepoxy that hold them.
@MainActor
enum OpenGL {
  static let triangles: UInt32 = 0x0004
  private static let fragmentShader: UInt32 = 0x8B30
  private static let vertexShader: UInt32 = 0x8B31

  static var useProgram: @convention(c) (UInt32) -> Void { function("glUseProgram") }
  static var deleteProgram: @convention(c) (UInt32) -> Void { function("glDeleteProgram") }
  static var place: @convention(c) (UInt32, UnsafePointer<CChar>) -> Int32 { function("glGetUniformLocation") }
  static var setNumber: @convention(c) (Int32, Float) -> Void { function("glUniform1f") }
  static var makeVertexArrays: @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void {
    function("glGenVertexArrays")
  }
  static var deleteVertexArrays: @convention(c) (Int32, UnsafePointer<UInt32>) -> Void {
    function("glDeleteVertexArrays")
  }
  static var bindVertexArray: @convention(c) (UInt32) -> Void { function("glBindVertexArray") }
  static var drawArrays: @convention(c) (UInt32, Int32, Int32) -> Void { function("glDrawArrays") }

  /// A program of two shaders, in the words of OpenGL or of its embedded kind.
  static func makeProgram(_ vertex: String, _ fragment: String, isEmbedded: Bool) -> UInt32 {
    let head = isEmbedded ? "#version 300 es\nprecision highp float;\n" : "#version 150\n"
    let shaders = [makeShader(vertexShader, head + vertex), makeShader(fragmentShader, head + fragment)]
    let program = (function("glCreateProgram") as @convention(c) () -> UInt32)()
    for shader in shaders { (function("glAttachShader") as @convention(c) (UInt32, UInt32) -> Void)(program, shader) }
    (function("glLinkProgram") as @convention(c) (UInt32) -> Void)(program)
    // The program keeps them as long as it needs them.
    for shader in shaders { (function("glDeleteShader") as @convention(c) (UInt32) -> Void)(shader) }
    return program
  }

  private static func makeShader(_ kind: UInt32, _ source: String) -> UInt32 {
    typealias SetSource =
      @convention(c) (
        UInt32, Int32, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>?
      ) -> Void
    let shader = (function("glCreateShader") as @convention(c) (UInt32) -> UInt32)(kind)
    source.withCString { text in
      withUnsafePointer(to: UnsafePointer<CChar>?.some(text)) {
        (function("glShaderSource") as SetSource)(shader, 1, $0, nil)
      }
    }
    (function("glCompileShader") as @convention(c) (UInt32) -> Void)(shader)
    return shader
  }

  /// The variable is read each time, as libepoxy puts the real function into it with the first call.
  private static func function<Function>(_ name: String) -> Function {
    guard let variable = dlsym(nil, "epoxy_" + name) else { fatalError("libepoxy has no \(name)") }
    return variable.assumingMemoryBound(to: Function.self).pointee
  }
}
