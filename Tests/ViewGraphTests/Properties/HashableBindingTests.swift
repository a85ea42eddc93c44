import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section BI: bindings that hide the type of their value.
@Suite(.runtime) @MainActor
struct HashableBindingTests {
  @Test("a binding to AnyHashable reads and writes the value whose type it hides")
  func hidden() {
    var source = 1
    let binding = Binding<AnyHashable>(Binding(get: { source }, set: { source = $0 }))
    #expect(binding.wrappedValue == AnyHashable(1))
    binding.wrappedValue = 2
    #expect(source == 2)
  }

  @Test("a value of another type is reported and not written")
  func foreign() {
    var source = 1
    let binding = Binding<AnyHashable>(Binding(get: { source }, set: { source = $0 }))
    binding.wrappedValue = "two"
    #expect(source == 1)
    #expect(Diagnostics.kinds == [.foreignValue])
  }

  struct Child: View {
    @Binding var value: AnyHashable
    var body: some View { Leaf("child", "\(value)") { value = 5 } }
  }

  struct Parent: View {
    @State private var number = 1
    var body: some View { Child(value: Binding($number)) }
  }

  @Test("a view that reads a binding to AnyHashable follows its source, and is skipped when it leads to the same place")
  func followed() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Parent())
    host.show(Parent())
    #expect(counts.bodies(of: Child.self) == 1)
    host.send("child")
    #expect(host.shown == ["child=5"])
  }
}
