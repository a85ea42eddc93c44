import Foundation
import GraftTestTraits
import Observation
import Testing
import ViewGraph
import ViewGraphTesting

/// Observations end with what has made them, although no object of theirs changes.
@Suite(.runtime) @MainActor
struct ObservationEndTests {
  @Observable final class Model { var count = 0 }

  struct Reading: View {
    let model: Model
    let number: Int
    var body: some View { Leaf("count", model.count + number) }
  }

  struct Root: View {
    let model: Model
    let number: Int?
    var body: some View {
      if let number { Reading(model: model, number: number).id(number) } else { Leaf("none") }
    }
  }

  @Test("views that come and go leave nothing with an object that they have read")
  func replaced() {
    let model = Model()
    let host = RecordingHost(Root(model: model, number: nil))
    #expect(Memory.growth { host.replace(Root(model: model, number: $0)) } < 100)
    model.count = 1
    host.settle()
    #expect(host.shown == ["count=2500"])
  }

  struct Evaluated: View {
    let model: Model
    let number: Int
    var body: some View { Reading(model: model, number: number) }
  }

  @Test("a view that is evaluated again and again observes an object once")
  func again() {
    let model = Model()
    let host = RecordingHost(Evaluated(model: model, number: 0))
    #expect(Memory.growth { host.replace(Evaluated(model: model, number: $0)) } < 100)
    model.count = 1
    host.settle()
    #expect(host.shown == ["count=2500"])
  }
}

extension RecordingHost {
  /// Shows another view, and writes nothing down of it.
  fileprivate func replace(_ view: Root) {
    show(view)
    _ = takeLog()
  }
}

/// How much memory the process has.
enum Memory {
  /// How many bytes more each of many turns of a loop leaves, after some for what is kept once.
  @MainActor
  static func growth(_ turn: (Int) -> Void) -> Double {
    for number in 0..<500 { turn(number) }
    let before = resident
    for number in 500..<2500 { turn(number) }
    return Double(resident - before) / 2000
  }

  private static var resident: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return Int(fields[1])! * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
