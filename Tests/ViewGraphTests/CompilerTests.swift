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

  private func reading(_ binding: String, _ model: String = "@State private var model = Model()") -> String {
    program(
      """
      import OpenCombine
      final class Object: ObservableObject { var count: Int { 0 } }
      struct Model { var count: Int { 0 } }
      struct Field: View {
        @Binding var count: Int
        var body: some View { Leaf("count", count) }
      }
      struct Root: View {
        \(model)
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

  @Test("BI22 (part) nor does one to such a property of an observed object; a constant one does")
  func getOnlyPropertyOfObject() async throws {
    let model = "@ObservedObject var model: Object"
    #expect(
      try await Compiler.errors(in: reading("$model.count", model)) == [
        "cannot assign to property: 'count' is a get-only property"
      ])
    #expect(try await Compiler.errors(in: reading(".constant(model.count)", model)) == [])
  }

  @Test("OO5 forwarding an expression without calling it does not compile; calling it does")
  func forwardedExpression() async throws {
    func owning(_ object: String) -> String {
      program(
        """
        import OpenCombine
        final class Object: ObservableObject {}
        struct Owner: View {
          @StateObject private var object: Object
          init(object: @autoclosure @escaping () -> Object) { _object = StateObject(wrappedValue: \(object)) }
          var body: some View { Leaf("owner") }
        }
        """)
    }
    #expect(
      try await Compiler.errors(in: owning("object")).first
        == "add () to forward '@autoclosure' parameter")
    #expect(try await Compiler.errors(in: owning("object()")) == [])
  }

  @Test("onReceive takes no publisher that may fail; what replaces its failure may be received")
  func failingPublisher() async throws {
    func receiving(_ publisher: String) -> String {
      program(
        """
        import OpenCombine
        struct Failure: Error {}
        struct Receiver: View {
          let subject: PassthroughSubject<Int, Failure>
          var body: some View { Leaf("receiver").onReceive(\(publisher)) { print($0) } }
        }
        """)
    }
    #expect(
      try await Compiler.errors(in: receiving("subject")).first
        == "instance method 'onReceive(_:perform:)' requires the types 'Failure' and 'Never' be equivalent")
    #expect(try await Compiler.errors(in: receiving("subject.replaceError(with: 0)")) == [])
  }
}
