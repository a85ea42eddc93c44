import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What calls update, and what does not.
@Suite(.gtk) @MainActor
struct RepresentableUpdateTests {
  @Test("RP6 a changed stored field calls update once, with the new value")
  func changedFieldUpdates() async throws {
    let log = Log()
    let mounted = try await MountedView(LoggedLabel(text: "a", log: log))
    _ = log.take()
    mounted.rootView = LoggedLabel(text: "b", log: log)
    await Settling.settle()
    #expect(log.entries == ["update b"])
    #expect(mounted.root.texts == ["b"])
  }

  @Test("RP7 a parent evaluated again with equal fields calls no update")
  func equalFieldsDoNotUpdate() async throws {
    let log = Log()
    let box = BindingBox<Int>()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(
      Owner(0, box) { count in
        Text("\(count.wrappedValue)")
        LoggedLabel(text: "same", log: log)
      })
    for count in 1...3 {
      box.value = count
      await Settling.settle()
    }
    #expect(mounted.root.texts == ["3", "same"])
    #expect(counts.updates(of: LoggedLabel.self) == 1)
    #expect(counts.updates(of: Text.self) == 4)
  }

  @Test("RP8 a closure that captures a changed value calls update, one that captures nothing does not")
  func capturingClosureUpdates() async throws {
    let log = Log()
    let mounted = try await MountedView(ClosureParent(number: 1, other: 0, log: log))
    #expect(log.take() == ["capturing 1", "plain 7"])
    mounted.rootView = ClosureParent(number: 2, other: 0, log: log)
    await Settling.settle()
    #expect(log.take() == ["capturing 2"])
  }

  @Test("RP8 a capturing closure calls update with each evaluation of its parent, equal as its captures may be")
  func equalCapturesUpdateToo() async throws {
    let log = Log()
    let mounted = try await MountedView(ClosureParent(number: 1, other: 0, log: log))
    _ = log.take()
    mounted.rootView = ClosureParent(number: 1, other: 1, log: log)
    await Settling.settle()
    #expect(log.take() == ["capturing 1"])
  }

  @Test("RP14 three inputs that change in one event call update once, with all three")
  func threeInputsUpdateOnce() async throws {
    let counts = UpdateStatistics.start()
    let (left, middle, right) = (BindingBox<Int>(), BindingBox<Int>(), BindingBox<Int>())
    let mounted = try await MountedView(
      Owner(0, left) { first in
        Owner(0, middle) { second in
          Owner(0, right) { third in
            TripleLabel(field: first.wrappedValue, second: second).environment(\.first, third.wrappedValue)
          }
        }
      })
    #expect(mounted.root.texts == ["0 0 0"])
    #expect(counts.updates(of: TripleLabel.self) == 1)
    (left.value, middle.value, right.value) = (1, 2, 3)
    await Settling.settle()
    #expect(mounted.root.texts == ["1 2 3"])
    #expect(counts.updates(of: TripleLabel.self) == 2)
  }

  @Test("RP40 update runs after the body of the parent, in the same cycle")
  func updateFollowsParentsBody() async throws {
    let log = Log()
    let box = BindingBox<String>()
    let mounted = try await MountedView(
      Owner("a", box) { text in
        let _ = log.note("body \(text.wrappedValue)")
        LoggedLabel(text: text.wrappedValue, log: log)
      })
    _ = log.take()
    box.value = "b"
    log.note("written")
    await Settling.settle()
    #expect(log.entries == ["written", "body b", "update b"])
    #expect(mounted.root.texts == ["b"])
  }
}

private struct ClosureParent: View {
  let number: Int
  let other: Int
  let log: Log

  var body: some View {
    ClosureLabel(name: "capturing", log: log) { number }
    ClosureLabel(name: "plain", log: log) { 7 }
  }
}

private struct ClosureLabel: GtkWidgetRepresentable {
  let name: String
  let log: Log
  let number: () -> Int

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { log.note("\(name) \(number())") }
}

private struct TripleLabel: GtkWidgetRepresentable {
  let field: Int
  @Binding var second: Int

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget["label"] = "\(field) \(second) \(context.environment.first)"
  }
}
