import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// When a representable is another one, and when it is the same.
@Suite(.gtk) @MainActor
struct RepresentableIdentityTests {
  @Test("RP19 another id dismantles the old widget and makes a new one with its own coordinator")
  func anotherIDMakesAnew() async throws {
    let log = Log()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(LoggedLabel(text: "a", log: log).id(1))
    let watch = ObjectWatch(try mounted.root.find(role: .label).widget)
    #expect(log.take() == ["coordinator", "make", "update a"])
    mounted.rootView = LoggedLabel(text: "a", log: log).id(2)
    await Settling.settle()
    #expect(log.entries.filter { $0 != "dismantle" } == ["coordinator", "make", "update a"])
    #expect(counts.makes(of: LoggedLabel.self) == 2)
    #expect(counts.updates(of: LoggedLabel.self) == 2)
    #expect(counts.dismantles(of: LoggedLabel.self) == 1)
    #expect(!watch.isAlive)
    #expect(mounted.root.texts == ["a"])
  }

  @Test("RP19 an equal id keeps the widget")
  func equalIDKeeps() async throws {
    let log = Log()
    let mounted = try await MountedView(LoggedLabel(text: "a", log: log).id(1))
    mounted.rootView = LoggedLabel(text: "b", log: log).id(1)
    await Settling.settle()
    #expect(log.entries == ["coordinator", "make", "update a", "update b"])
  }

  @Test("RP20 reordering rows moves the widgets and makes, updates and dismantles none")
  func reorderMovesWidgets() async throws {
    let log = Log()
    let box = BindingBox<[String]>()
    let mounted = try await MountedView(
      Owner(["a", "b", "c", "d"], box) { rows in
        VStack { ForEach(rows.wrappedValue, id: \.self) { LoggedLabel(text: $0, log: log) } }
      })
    let before = pointers(in: mounted.root)
    _ = log.take()
    box.value = ["d", "b", "a", "c"]
    await Settling.settle()
    #expect(log.entries == [])
    #expect(mounted.root.texts == ["d", "b", "a", "c"])
    #expect(pointers(in: mounted.root) == before)
    let tops = mounted.root.findAll(role: .label).map(\.frame.minY)
    #expect(tops == tops.sorted())
  }

  @Test("RP17 RP20 removing a row dismantles its widget alone, and a new row is made in its place")
  func rowsComeAndGo() async throws {
    let log = Log()
    let box = BindingBox<[String]>()
    let mounted = try await MountedView(
      Owner(["a", "b", "c"], box) { rows in
        VStack { ForEach(rows.wrappedValue, id: \.self) { LoggedLabel(text: $0, log: log) } }
      })
    let before = pointers(in: mounted.root)
    _ = log.take()
    box.value = ["a", "c"]
    await Settling.settle()
    #expect(log.take() == ["dismantle"])
    box.value = ["a", "x", "c"]
    await Settling.settle()
    #expect(log.entries == ["coordinator", "make", "update x"])
    #expect(mounted.root.texts == ["a", "x", "c"])
    let after = pointers(in: mounted.root)
    #expect(after["a"] == before["a"])
    #expect(after["c"] == before["c"])
  }

  @Test("RP21 two branches are two representables: a flip dismantles one and makes the other")
  func branchesAreTwo() async throws {
    let log = Log()
    let box = BindingBox<Bool>()
    let mounted = try await MountedView(
      Owner(true, box) { isFirst in
        if isFirst.wrappedValue {
          LoggedLabel(text: "1", log: log)
        } else {
          LoggedLabel(text: "2", log: log)
        }
      })
    _ = log.take()
    box.value = false
    await Settling.settle()
    #expect(log.entries.filter { $0 == "dismantle" }.count == 1)
    #expect(log.entries.filter { $0 != "dismantle" } == ["coordinator", "make", "update 2"])
    #expect(mounted.root.texts == ["2"])
  }

  @Test("RP21 a condition in an argument only updates")
  func conditionalArgumentUpdates() async throws {
    let log = Log()
    let box = BindingBox<Bool>()
    let mounted = try await MountedView(
      Owner(true, box) { isFirst in LoggedLabel(text: isFirst.wrappedValue ? "1" : "2", log: log) })
    _ = log.take()
    box.value = false
    await Settling.settle()
    #expect(log.entries == ["update 2"])
    #expect(mounted.root.texts == ["2"])
  }

  private func pointers(in query: WidgetQuery) -> [String: UnsafeMutableRawPointer] {
    let labels = query.findAll(role: .label).map { ($0.text, $0.widget.objectAddress) }
    return Dictionary(uniqueKeysWithValues: labels)
  }
}
