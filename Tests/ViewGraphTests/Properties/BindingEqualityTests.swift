import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section BI: when two bindings are the same, so that a child that only takes one is skipped.
@Suite(.runtime) @MainActor
struct BindingEqualityTests {
  struct Profile {
    var name = "Ann"
    var age = 30
  }

  struct Shows: View {
    @Binding var value: Int
    var body: some View { Leaf("value", value) { value += 1 } }
  }

  struct Part: View {
    let binding: Binding<Int>
    var body: some View { Leaf("part", binding.wrappedValue) { binding.wrappedValue += 1 } }
  }

  struct MaybePart: View {
    let binding: Binding<Int?>
    var body: some View { Leaf("maybe", binding.wrappedValue ?? -1) }
  }

  struct Parts: View {
    let tick: Int
    @State private var profile = Profile()
    @State private var ages = [1, 2]
    var body: some View {
      Part(binding: $profile.age)
      Part(binding: $ages[1])
      MaybePart(binding: Binding($profile.age))
    }
  }

  @Test("BI19 a child is skipped when its binding is the same part of the same source")
  func unchangedParts() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Parts(tick: 0))
    _ = host.takeLog()
    host.show(Parts(tick: 1))
    #expect(counts.bodies(of: Parts.self) == 2)
    #expect(counts.bodies(of: Part.self) == 2)
    #expect(counts.bodies(of: MaybePart.self) == 1)
    host.send("part")
    #expect(host.takeLog().sorted() == ["update maybe 31", "update part 31"])
    #expect(counts.bodies(of: Part.self) == 3)
  }

  struct Passing: View {
    let tick: Int
    @Binding var value: Int
    var body: some View {
      Shows(value: Binding(projectedValue: $value))
      Shows(value: _value.projectedValue.projectedValue)
    }
  }

  struct Owner: View {
    let tick: Int
    @State private var value = 1
    var body: some View { Passing(tick: tick, value: $value) }
  }

  @Test("BI24 the projection of a binding, and a binding of it, are that same binding")
  func projection() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Owner(tick: 0))
    _ = host.takeLog()
    host.show(Owner(tick: 1))
    #expect(counts.bodies(of: Passing.self) == 2)
    // Bindings to one place are equal, so neither child counts as changed.
    #expect(counts.bodies(of: Shows.self) == 2)
    host.send("value")
    #expect(host.takeLog() == ["update value 2", "update value 2"])
    #expect(counts.bodies(of: Passing.self) == 2)
  }
}
