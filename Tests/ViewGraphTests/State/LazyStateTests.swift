import Testing

/// Section ST: why the wrapper of state is eager.
@Suite
struct LazyStateTests {
  private func assigning(_ wrapper: String) -> String {
    """
    import Observation
    import ViewGraph
    final class Model: Observable {}
    \(wrapper)
    struct Editor: View {
      @State private var model: Model
      init(model: Model) { self.model = model }
      var body: some View { EmptyView() }
    }
    """
  }

  @Test("ST2 ST6 state is assigned in init, which a wrapper with a lazy initial value would not compile")
  func lazyState() async throws {
    #expect(try await Compiler.errors(in: assigning("")) == [])
    let lazyWrapper = """
      @propertyWrapper struct State<Value> {
        let make: () -> Value
        init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
        var wrappedValue: Value {
          get { make() }
          nonmutating set {}
        }
      }
      """
    let errors = try await Compiler.errors(in: assigning(lazyWrapper))
    #expect(errors.first == "'self' used before all stored properties are initialized")
  }

  @Test("ST6 neither does a lazy overload for observable classes beside the eager one")
  func lazyOverload() async throws {
    let overload = """
      extension State where Value: AnyObject & Observable {
        init(wrappedValue: @autoclosure @escaping () -> Value) { self.init(initialValue: wrappedValue()) }
      }
      """
    let errors = try await Compiler.errors(in: assigning(overload))
    #expect(errors.first == "'self' used before all stored properties are initialized")
  }
}
