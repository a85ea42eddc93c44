import Foundation
import Testing

/// What the macros refuse, as the compiler tells it, and what they leave as it is.
@Suite
struct MacroErrorTests {
  private static let declarations = """
    @attached(accessor) @attached(peer, names: prefixed(__Key_))
    macro Entry() = #externalMacro(module: "GraftMacros", type: "EntryMacro")
    @freestanding(declaration)
    macro Preview(_ name: String? = nil, body: @escaping () -> Any) =
      #externalMacro(module: "GraftMacros", type: "PreviewMacro")
    @attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
    macro Animatable() = #externalMacro(module: "GraftMacros", type: "AnimatableMacro")
    public protocol Animatable { associatedtype AnimatableData; var animatableData: AnimatableData { get set } }
    extension Double: Animatable { public var animatableData: Double { get { self } set { self = newValue } } }
    public protocol EnvironmentKey<Value> { associatedtype Value; static var defaultValue: Value { get } }
    public struct EnvironmentValues {
      public subscript<Value>(key: any EnvironmentKey<Value>.Type) -> Value { get { key.defaultValue } set {} }
    }
    public protocol FocusedValueKey<Value> { associatedtype Value }
    public struct FocusedValues {
      public subscript<Value>(key: any FocusedValueKey<Value>.Type) -> Value? { get { nil } set {} }
    }
    struct ContainerValues {}

    """

  /// What the compiler says of a program, and how it ends.
  private func compile(_ program: String) async throws -> BuiltProgram {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Program.swift")
    try (Self.declarations + program).write(to: file, atomically: true, encoding: .utf8)
    let plugin = BuiltProgram.folder.appendingPathComponent("GraftMacros-tool").path + "#GraftMacros"
    return try await BuiltProgram.run(
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
      "-load-plugin-executable", plugin, file.path)
  }

  /// The errors in a program, each with the line that it is in.
  private func errors(in program: String) async throws -> [String] {
    let compiler = try await compile(program)
    let lines = program.components(separatedBy: "\n")
    let found = compiler.errors.matches(of: /Program\.swift:(\d+):\d+: error: (.*?)(?: \(from macro .*)?\n/).map {
      error in
      let line = (Int(error.1) ?? 0) - Self.declarations.components(separatedBy: "\n").count
      return "\(lines[line].trimmingCharacters(in: .whitespaces)) => \(error.2)"
    }
    // A compiler that fails without a word has not said that the program is right.
    if found.isEmpty, compiler.status != 0 { return [compiler.errors] }
    // What is left without accessors is stored, which the compiler minds as well.
    return found.filter { !$0.hasSuffix("stored properties") }
  }

  @Test("an entry belongs into an extension of the environment's, a transaction's or the focus' values")
  func places() async throws {
    let program = """
      extension FocusedValues { @Entry var right: Int? }
      extension ContainerValues { @Entry var contained: Int? }
      struct Own { @Entry var own = 0 }
      @Entry var global = 0
      extension EnvironmentValues { @Entry var right = 0 }
      """
    let message = "@Entry belongs into an extension of EnvironmentValues, Transaction or FocusedValues"
    let found = try await errors(in: program)
    #expect(
      found == [
        "extension ContainerValues { @Entry var contained: Int? } => \(message)",
        "struct Own { @Entry var own = 0 } => \(message)",
        "@Entry var global = 0 => \(message)",
      ])
  }

  @Test("an entry needs a variable that could be stored, and a default value")
  func properties() async throws {
    let program = """
      extension EnvironmentValues {
        @Entry var number: Int
        @Entry var computed: Int { 0 }
        @Entry static var shared = 0
        @Entry var words: [Int?]
      }
      """
    let found = try await errors(in: program)
    #expect(
      found == [
        "@Entry var number: Int => @Entry needs a default value: @Entry var name: Type = value",
        "@Entry var computed: Int { 0 } => @Entry needs a property to be stored: @Entry var name = value",
        "@Entry static var shared = 0 => @Entry needs a property to be stored: @Entry var name = value",
        "@Entry var words: [Int?] => @Entry needs a default value: @Entry var name: Type = value",
      ])
  }

  @Test("an entry of the focus is an optional without a value")
  func focus() async throws {
    let program = """
      extension FocusedValues {
        @Entry var number: Int
        @Entry var text: String? = "text"
        @Entry var nothing: String? = nil
      }
      """
    let found = try await errors(in: program)
    let message = "@Entry of FocusedValues needs an optional type: @Entry var name: Type?"
    #expect(
      found == ["@Entry var number: Int => \(message)", "@Entry var text: String? = \"text\" => \(message)"])
  }

  @Test("an entry is as accessible as its property says")
  func access() async throws {
    let program = """
      extension EnvironmentValues {
        @Entry public var open = 0
        @Entry var inner = 0
      }
      public extension EnvironmentValues { @Entry var extended = 0 }
      @inlinable public func read(_ values: EnvironmentValues) -> Int {
        values.open + values.extended
      }
      @inlinable public func readInner(_ values: EnvironmentValues) -> Int {
        values.inner
      }
      """
    let found = try await errors(in: program)
    #expect(
      found == [
        "values.inner => property 'inner' is internal and cannot be referenced from an '@inlinable' function"
      ])
  }

  @Test("MO53 (part) a variable that cannot be animated does not compile, nor one without a type")
  func animatable() async throws {
    let program = """
      @Animatable struct Number { var number = 0.5 }
      @Animatable class Object { var number: Double = 0 }
      @Animatable struct Right { var number: Double }
      """
    #expect(
      try await errors(in: program) == [
        "@Animatable struct Number { var number = 0.5 } => @Animatable needs the type of 'number': var number: Type",
        "@Animatable class Object { var number: Double = 0 } => @Animatable belongs to a struct",
      ])
    let words = try await compile("@Animatable struct Words { var text: String }")
    #expect(words.errors.contains("error: 'AnimatableData' is not a member type of struct 'Swift.String'"))
    #expect(try await compile("@Animatable struct Right { var number: Double }").status == 0)
  }

  @Test("an example needs a closure that is written where it is")
  func previews() async throws {
    let program = """
      func views() -> Any { 0 }
      #Preview(body: views)
      """
    let found = try await errors(in: program)
    #expect(
      found == [
        "#Preview(body: views) => #Preview needs a closure with the views: #Preview { MyView() }"
      ])
  }
}
