import Foundation
import GraftTestTraits
import TestSupport
import Testing
import ViewGraph
import ViewGraphTesting

/// Section LC: when tasks start and where they run.
@Suite(.runtime) @MainActor
struct TaskTests {
  let notes = Notes<String>()

  struct Working: View {
    let notes: Notes<String>
    @State private var count = 0
    var body: some View {
      Leaf("v", count) { count += 1 }.task { notes.values.append("task at \(count)") }
    }
  }

  @Test("LC23 a task starts when the view appears, and evaluating again starts no other")
  func startsOnce() async {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Working(notes: notes), laysOut: true)
    host.send("v")
    await Turn.end()
    #expect(notes.values == [])
    host.layOut(in: .zero)
    await Turn.until { !notes.values.isEmpty }
    #expect(notes.values == ["task at 1"])
    host.send("v")
    host.layOut(in: .zero)
    await Turn.end()
    #expect(counts.bodies(of: Working.self) == 3)
    #expect(notes.values == ["task at 1"])
  }

  struct Inner: View {
    let notes: Notes<String>
    let name: String

    init(_ name: String, _ notes: Notes<String>) {
      self.name = name
      self.notes = notes
      notes.values.append("init \(name)")
    }

    var body: some View {
      let _ = notes.values.append("body \(name)")
      Leaf(name)
        .task { notes.values.append("task \(name)") }
        .onAppear { notes.values.append("appear \(name)") }
        .onChange(of: 1, initial: true) { notes.values.append("initial \(name)") }
    }
  }

  struct Outer: View {
    let notes: Notes<String>
    var body: some View {
      LeafStack {
        Inner("a", notes)
        Inner("b", notes)
      }
      .task { notes.values.append("task outer") }
      .onAppear { notes.values.append("appear outer") }
    }
  }

  @Test("LC24 init, body, onAppear, then the task; of nested views, every onAppear comes before any task")
  func startsLast() async {
    let host = RecordingHost(Outer(notes: notes))
    #expect(
      notes.values == [
        "init a", "init b", "body a", "body b", "appear a", "initial a", "appear b", "initial b", "appear outer",
      ])
    notes.values = []
    await Turn.until { notes.values.count == 3 }
    #expect(notes.values == ["task a", "task b", "task outer"])
    #expect(host.isSettled)
  }

  @Test("LC27 a task runs on the main actor, before its first suspension and after it")
  func mainActor() async {
    let notes = notes
    let gate = Gate()
    let host = RecordingHost(
      Leaf("v").task {
        notes.values.append("first on main: \(Thread.isMainThread)")
        await gate.wait()
        await Task.detached {}.value
        notes.values.append("then on main: \(Thread.isMainThread)")
      })
    await gate.arrival(of: 1)
    #expect(notes.values == ["first on main: true"])
    gate.open()
    await Turn.until { notes.values.count == 2 }
    #expect(notes.values == ["first on main: true", "then on main: true"])
    #expect(host.shown == ["v"])
  }

  struct Loading: View {
    let notes: Notes<String>
    let gate: Gate
    @State private var text: String?
    var body: some View {
      let _ = notes.values.append(text ?? "nil")
      Leaf("v", text ?? "loading").task {
        await gate.wait()
        text = "loaded"
      }
    }
  }

  @Test("OB15 (part) state that a task sets is nil for the first evaluation, and shown by the one after the write")
  func loading() async {
    let gate = Gate()
    let host = RecordingHost(Loading(notes: notes, gate: gate))
    await gate.arrival(of: 1)
    #expect(host.shown == ["v=loading"])
    gate.open()
    await Turn.until {
      host.settle()
      return host.shown == ["v=loaded"]
    }
    #expect(host.shown == ["v=loaded"])
    #expect(notes.values == ["nil", "loaded"])
  }

  struct Forcing: View {
    @State private var model: String?
    var body: some View { Leaf("v", model!).task { model = "loaded" } }
  }

  @Test("OB15 a body that unwraps by force what its task will set traps, before the task had a chance")
  func forcing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = RecordingHost(Forcing()) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Unexpectedly found nil while unwrapping an Optional value"))
  }
}
