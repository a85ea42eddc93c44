import GraftTestTraits
import OpenCombine
import Testing
import ViewGraph
import ViewGraphTesting

/// Section OO: what a removed view lets go of.
@Suite(.runtime) @MainActor
struct ObjectReleaseTests {
  struct Holding: View {
    @ObservedObject var observed: Numbers
    @StateObject private var owned = Numbers()
    @EnvironmentObject private var supplied: Numbers
    let subject: PassthroughSubject<Int, Never>
    @Binding var number: Int
    var body: some View {
      Leaf("v", observed.a + owned.a + supplied.a + number) { [owned] in owned.a += 1 }
        .onReceive(subject) { [observed] in observed.a = $0 }
    }
  }

  struct Root: View {
    let model: Numbers?
    let subject: PassthroughSubject<Int, Never>
    var body: some View {
      Leaf("root")
      if let model {
        Holding(observed: model, subject: subject, number: ObservedObject(wrappedValue: model).projectedValue.b)
          .environmentObject(model)
      }
    }
  }

  @Test("OO25 ID31 a removed view is not evaluated by the objects that it observed, and releases them")
  func removed() {
    let counts = UpdateStatistics.start()
    let subject = PassthroughSubject<Int, Never>()
    var model: Numbers? = Numbers()
    weak let released = model
    let host = RecordingHost(Root(model: model, subject: subject))
    host.send("v")
    subject.send(2)
    host.settle()
    #expect(host.shown == ["root", "v=5"])
    #expect(counts.bodies(of: Holding.self) == 3)
    host.show(Root(model: nil, subject: subject))
    model?.a = 3
    subject.send(4)
    #expect(host.isSettled)
    #expect(model?.a == 3)
    #expect(counts.bodies(of: Holding.self) == 3)
    model = nil
    #expect(released == nil)
  }

  @Test("OO25 a host that was taken down is evaluated by nobody and releases the object")
  func hostGone() {
    let counts = UpdateStatistics.start()
    var model: Numbers? = Numbers()
    weak let released = model
    var host: RecordingHost<ShowsA>? = RecordingHost(ShowsA(model: model!))
    host?.unmount()
    model?.a = 1
    #expect(host?.isSettled == true)
    #expect(counts.bodies(of: ShowsA.self) == 1)
    host = nil
    model = nil
    #expect(released == nil)
  }

  @Test("OO13 an object that was replaced is released, while the view observes the other")
  func replaced() {
    var first: Numbers? = Numbers()
    weak let released = first
    let second = Numbers()
    let host = RecordingHost(ShowsA(model: first!))
    host.show(ShowsA(model: second))
    first = nil
    #expect(released == nil)
    second.a = 1
    host.settle()
    #expect(host.shown == ["a=1"])
  }
}
