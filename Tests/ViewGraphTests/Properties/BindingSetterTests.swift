import Testing
import ViewGraph

/// A binding whose writer is told of transactions.
struct BindingSetterTests {
  @Test("a writer that asks for it is told of the transaction of each write, and of the binding's own")
  func transaction() {
    var told: [String] = []
    let binding = Binding(
      get: { 1 }, set: { value, transaction in told.append("\(value) \(transaction.animation.name)") })
    #expect(binding.wrappedValue == 1)
    #expect(told == [])
    binding.wrappedValue = 2
    withAnimation(.linear) { binding.wrappedValue = 3 }
    binding.animation(.easeIn).wrappedValue = 4
    #expect(told == ["2 plain", "3 linear", "4 easeIn"])
  }
}
