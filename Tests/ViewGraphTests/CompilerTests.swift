import Testing

/// What does not compile, and the nearest that does.
struct CompilerTests {
  private func program(_ declarations: String) -> String {
    """
    import ViewGraph
    import ViewGraphTesting
    \(declarations)
    """
  }

  private func counter(_ property: String) -> String {
    program(
      """
      struct Counter: View {
        \(property)
        var body: some View { Leaf("plus", count) { count += 1 } }
      }
      """)
  }

  @Test("A28 an action that assigns a plain property of its view does not compile; state in its place does")
  func plainProperty() async throws {
    let errors = try await Compiler.errors(in: counter("var count = 0"))
    #expect(errors == ["left side of mutating operator isn't mutable: 'self' is immutable"])
    #expect(try await Compiler.errors(in: counter("@State private var count = 0")) == [])
  }

  private func named(_ arguments: String) -> String {
    program(
      """
      struct Named: View {
        @State private var count = 0
        let name: String
        var body: some View { Leaf(name, count) }
      }
      @MainActor func make() -> Named { Named(\(arguments)) }
      """)
  }

  @Test("ST24 private state is no argument of the memberwise initializer")
  func privateState() async throws {
    #expect(try await Compiler.errors(in: named("count: 1, name: \"a\"")) == ["extra argument 'count' in call"])
    #expect(try await Compiler.errors(in: named("name: \"a\"")) == [])
  }

  private func reading(_ binding: String) -> String {
    program(
      """
      struct Model { var count: Int { 0 } }
      struct Field: View {
        @Binding var count: Int
        var body: some View { Leaf("count", count) }
      }
      struct Root: View {
        @State private var model = Model()
        var body: some View { Field(count: \(binding)) }
      }
      """)
  }

  @Test("BI22 (part) a binding to a property that has no setter does not compile; a constant one does")
  func getOnlyProperty() async throws {
    #expect(
      try await Compiler.errors(in: reading("$model.count")) == [
        "cannot assign to property: 'count' is a get-only property"
      ])
    #expect(try await Compiler.errors(in: reading(".constant(model.count)")) == [])
  }
}
