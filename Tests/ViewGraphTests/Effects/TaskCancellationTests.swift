import GraftTestTraits
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Section LC: what cancels a task, and in which order.
@Suite(.runtime) @MainActor
struct TaskCancellationTests {
  let notes = Notes<String>()
  let gate = Gate()

  /// A task that waits at a gate, and writes down its start, its cancellation and whether it ended cancelled.
  struct Waiting: View {
    let name: String
    let notes: Notes<String>
    let gate: Gate
    var body: some View {
      Leaf(name)
        .task {
          notes.values.append("start \(name)")
          await noting("cancel \(name)", notes) { await gate.wait() }
          notes.values.append("end \(name), cancelled: \(Task.isCancelled)")
        }
    }
  }

  struct Root: View {
    let identity: Int?
    let notes: Notes<String>
    let gate: Gate
    var body: some View {
      Leaf("root")
      if let identity {
        Waiting(name: "v\(identity)", notes: notes, gate: gate).id(identity)
          .onDisappear { notes.values.append("disappear") }
      }
    }
  }

  private func root(_ identity: Int?) -> Root { Root(identity: identity, notes: notes, gate: gate) }

  @Test("LC25 a suspended task is cancelled when its view disappears, before the outer onDisappear runs")
  func disappears() async {
    let host = RecordingHost(root(1))
    await gate.arrival(of: 1)
    host.show(root(nil))
    #expect(notes.values == ["start v1", "cancel v1", "disappear"])
    gate.open()
    await Turn.until { notes.values.count == 4 }
    #expect(notes.values.last == "end v1, cancelled: true")
    #expect(host.shown == ["root"])
  }

  @Test("LC25 LC28 another id around a task cancels it and starts the new view's")
  func otherIdentity() async {
    let host = RecordingHost(root(1))
    await gate.arrival(of: 1)
    host.show(root(1))
    await Turn.end()
    #expect(notes.values == ["start v1"])
    host.show(root(2))
    #expect(notes.values == ["start v1", "cancel v1"])
    await gate.arrival(of: 2)
    #expect(notes.values == ["start v1", "cancel v1", "start v2"])
    gate.open()
    await Turn.until { notes.values.count == 5 }
    #expect(notes.values.suffix(2).sorted() == ["end v1, cancelled: true", "end v2, cancelled: false"])
  }

  @Test("LC25 a task that ended is not cancelled when its view disappears")
  func ended() async {
    let host = RecordingHost(root(1))
    await gate.arrival(of: 1)
    gate.open()
    await Turn.until { notes.values.count == 2 }
    host.show(root(nil))
    #expect(notes.values == ["start v1", "end v1, cancelled: false", "disappear"])
  }

  @Test("LC25 a view that goes before its first layout starts no task")
  func neverAppeared() async {
    let host = RecordingHost(root(1), laysOut: true)
    host.show(root(nil))
    host.layOut(in: .zero)
    await Turn.end()
    #expect(notes.values == [])
  }

  @Test("HC16 (part) taking the host down cancels its tasks, and what they write to a model until then is kept")
  func hostEnds() async {
    let host = RecordingHost(root(1))
    await gate.arrival(of: 1)
    host.unmount()
    #expect(notes.values == ["start v1", "cancel v1", "disappear"])
    gate.open()
    await Turn.until { notes.values.count == 4 }
    #expect(notes.values.last == "end v1, cancelled: true")
  }

  struct Following: View {
    let notes: Notes<String>
    let gate: Gate
    let id: Int
    let text: String
    var body: some View {
      Leaf("v", text).task(id: id) {
        notes.values.append("start \(text)")
        await noting("cancel \(text)", notes) { await gate.wait() }
      }
    }
  }

  private func following(_ id: Int, _ text: String) -> Following {
    Following(notes: notes, gate: gate, id: id, text: text)
  }

  @Test("LC26 another id cancels the task and starts one with the latest closure; an equal id does nothing")
  func taskID() async {
    defer { gate.open() }
    let host = RecordingHost(following(1, "a"))
    await gate.arrival(of: 1)
    host.show(following(1, "b"))
    await Turn.end()
    #expect(notes.values == ["start a"])
    host.show(following(2, "c"))
    #expect(notes.values == ["start a", "cancel a"])
    await gate.arrival(of: 2)
    #expect(notes.values == ["start a", "cancel a", "start c"])
  }

  @Test("LC26 an id that changes twice before the view appears starts one task, with the latest closure")
  func taskIDBeforeAppearance() async {
    defer { gate.open() }
    let host = RecordingHost(following(1, "a"), laysOut: true)
    host.show(following(2, "b"))
    host.show(following(3, "c"))
    host.layOut(in: .zero)
    await gate.arrival(of: 1)
    #expect(notes.values == ["start c"])
  }

  struct Owner: View {
    let notes: Notes<String>
    let gate: Gate
    @State private var isShown = true
    @State private var query = 1
    var body: some View {
      LeafStack {
        Leaf("switch") { isShown.toggle() }
        Leaf("search") { query += 1 }
        if isShown { Leaf("result") }
      }
      .task(id: query) { notes.values.append("fetch \(query)") }
    }
  }

  @Test("LC31 a fetch in the task(id:) of an owner that stays does not run again when a view leaves and re-enters")
  func stableOwner() async {
    let host = RecordingHost(Owner(notes: notes, gate: gate))
    await Turn.until { notes.values.count == 1 }
    for _ in 0..<2 {
      host.send("switch")
      await Turn.end()
    }
    #expect(host.shown == ["switch", "search", "result"])
    #expect(notes.values == ["fetch 1"])
    host.send("search")
    await Turn.until { notes.values.count == 2 }
    #expect(notes.values == ["fetch 1", "fetch 2"])
  }

  final class Token {}

  struct Holding: View {
    let token: Token
    let gate: Gate
    var body: some View {
      Leaf("v").task {
        await gate.wait()
        _ = token
      }
    }
  }

  struct Holder: View {
    let held: Holding?
    var body: some View {
      if let held { held }
    }
  }

  @Test("ID31 (part) the task of a removed subtree is released when it has ended")
  func released() async {
    var token: Token? = Token()
    weak let kept = token
    let host = RecordingHost(Holder(held: token.map { Holding(token: $0, gate: gate) }))
    await gate.arrival(of: 1)
    token = nil
    host.show(Holder(held: nil))
    #expect(kept != nil)
    gate.open()
    await Turn.until { kept == nil }
    #expect(kept == nil)
  }
}
