import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section BI: bindings made from closures, constants, optionals, and parts of a value.
@Suite(.runtime) @MainActor
struct BindingProjectionTests {
  struct Profile {
    var name = "Ann"
    var age = 30
  }

  struct Form: View {
    @State private var profile = Profile()
    var body: some View {
      Leaf("all", "\(profile.name) \(profile.age)")
      Field(text: $profile.name)
      Leaf("older") { profile.age += 1 }
    }
  }

  struct Field: View {
    @Binding var text: String
    var body: some View { Leaf("field", text) { text += "a" } }
  }

  @Test("BI5 a write through a binding to one field changes that field and keeps the others")
  func oneField() {
    let host = RecordingHost(Form())
    host.send("older")
    host.send("field")
    #expect(host.shown == ["all=Anna 31", "field=Anna", "older"])
  }

  @Test("BI6 outside an update each read calls get and each write calls set once, with the value")
  func closures() {
    var calls: [String] = []
    let binding = Binding<Int>(
      get: {
        calls.append("get")
        return 3
      }, set: { calls.append("set \($0)") })
    #expect(calls == [])
    #expect(binding.wrappedValue + binding.wrappedValue == 6)
    #expect(calls == ["get", "get"])
    binding.wrappedValue = 8
    binding.wrappedValue = 8
    #expect(calls == ["get", "get", "set 8", "set 8"])
  }

  final class Box { var value = 1 }

  struct Shows: View {
    @Binding var value: Int
    var body: some View { Leaf("value", value) { value += 1 } }
  }

  struct Untracked: View {
    let box: Box
    var body: some View { Shows(value: Binding(get: { box.value }, set: { box.value = $0 })) }
  }

  @Test("BI7 a change of an untracked variable behind a binding of closures evaluates nothing")
  func untracked() {
    let counts = UpdateStatistics.start()
    let box = Box()
    let host = RecordingHost(Untracked(box: box))
    box.value = 5
    host.settle()
    host.send("value")
    #expect(box.value == 6)
    #expect(counts.bodies(of: Shows.self) == 1)
    #expect(host.shown == ["value=1"])
  }

  @Test("BI8 a constant binding reads as its value and drops what is written")
  func constant() {
    let counts = UpdateStatistics.start()
    let binding = Binding.constant(4)
    binding.wrappedValue = 9
    #expect(binding.wrappedValue == 4)
    let host = RecordingHost(Shows(value: binding))
    host.send("value")
    #expect(host.shown == ["value=4"])
    #expect(counts.bodies(of: Shows.self) == 1)
    #expect(Diagnostics.kinds == [])
  }

  @Test("BI10 a binding to the payload is nil without one, else it reads and writes through")
  func payload() throws {
    var source: Int?
    let optional = Binding<Int?>(get: { source }, set: { source = $0 })
    #expect(Binding<Int>(optional) == nil)
    source = 3
    let payload = try #require(Binding<Int>(optional))
    #expect(payload.wrappedValue == 3)
    payload.wrappedValue = 7
    #expect(source == 7)
    source = 8
    #expect(payload.wrappedValue == 8)
    source = nil
    #expect(payload.wrappedValue == 8)
  }

  @Test("BI11 through a binding to an optional, a value is written to the source and nil is not")
  func optional() {
    var writes: [Int] = []
    let optional = Binding<Int?>(Binding(get: { writes.last ?? 1 }, set: { writes.append($0) }))
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 5
    #expect(writes == [5])
    optional.wrappedValue = nil
    #expect(writes == [5])
    #expect(optional.wrappedValue == 5)
  }
}
