import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What can be undone and redone, without a window.
@Suite(.gtk) @MainActor
struct UndoManagerTests {
  /// A number of which each change can be taken back.
  @MainActor
  private final class Counter {
    var value = 0
    var log: [String] = []
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func add(_ step: Int) {
      value += step
      log.append("\(step)")
      manager.registerUndo(withTarget: self) { $0.add(-step) }
    }
  }

  private struct Following: View {
    let log: Log
    @Environment(\.undoManager) private var manager

    var body: some View { Text("text").onChange(of: manager) { log.note($1 == nil ? "none" : "another") } }
  }

  @Test("a manager is equal to itself alone, so that a view can follow which one its surroundings have")
  func equality() async throws {
    let (first, second) = (UndoManager(), UndoManager())
    #expect(first == first && first != second && Set([first, second, first]).count == 2)
    let log = Log()
    let mounted = try await MountedView(Following(log: log).environment(\.undoManager, first))
    mounted.rootView = Following(log: log).environment(\.undoManager, second)
    await Settling.settle()
    #expect(log.entries == ["another"])
  }

  @Test("UN1 what is registered in one event is undone at once, the last first, and redone likewise")
  func events() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    counter.add(1)
    counter.add(2)
    #expect(manager.canUndo && manager.groupingLevel == 1)
    await Settling.settle()
    #expect(manager.groupingLevel == 0)
    counter.add(4)
    await Settling.settle()
    manager.undo()
    #expect(counter.value == 3 && manager.canUndo && manager.canRedo)
    counter.log = []
    manager.undo()
    #expect(counter.log == ["-2", "-1"] && !manager.canUndo)
    manager.redo()
    #expect(counter.log == ["-2", "-1", "1", "2"] && counter.value == 3)
    manager.redo()
    #expect(counter.value == 7 && !manager.canRedo)
    manager.redo()
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 0 && Diagnostics.recorded == [])
  }

  @Test("UN1 an undo takes back what its own event has registered")
  func sameEvent() {
    let manager = UndoManager()
    let counter = Counter(manager)
    counter.add(1)
    manager.undo()
    #expect(counter.value == 0 && manager.canRedo && !manager.canUndo)
  }

  @Test("UN1 the name of an action is that of what redoes it, and is in the titles of items")
  func names() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    counter.add(1)
    manager.setActionName("Add One")
    #expect(manager.undoActionName == "Add One")
    await Settling.settle()
    counter.add(2)
    await Settling.settle()
    manager.setActionName("Add Two")
    #expect(manager.undoMenuItemTitle == "Undo Add Two" && manager.redoActionName == "")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo Add One" && manager.redoMenuItemTitle == "Redo Add Two")
    manager.redo()
    #expect(manager.undoActionName == "Add Two")
  }

  @Test("UN1 a group of the program's own is undone at once, also by a manager without events")
  func groups() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    for step in [1, 2] {
      manager.beginUndoGrouping()
      counter.add(step)
      manager.beginUndoGrouping()
      counter.add(step * 10)
      #expect(manager.groupingLevel == 2)
      manager.endUndoGrouping()
      manager.endUndoGrouping()
    }
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(counter.value == 33)
    manager.undo()
    #expect(counter.value == 11)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && Diagnostics.recorded == [])
  }

  @Test("UN1 a group that goes on over several events is one, and what comes after it another")
  func longGroup() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    for step in [1, 10] {
      counter.add(step)
      await Settling.settle()
    }
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    await Settling.settle()
    #expect(manager.groupingLevel == 0)
    counter.add(100)
    await Settling.settle()
    manager.undo()
    #expect(counter.value == 11)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && Diagnostics.recorded == [])
  }

  @Test("UN2 a new change forgets what could be redone")
  func newChange() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    counter.add(1)
    manager.undo()
    #expect(manager.canRedo)
    counter.add(5)
    #expect(!manager.canRedo)
    await Settling.settle()
    manager.redo()
    #expect(counter.value == 5 && !manager.canRedo)
  }

  @Test("UN2 a limit forgets the oldest groups")
  func limit() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    manager.levelsOfUndo = 2
    for step in [1, 10, 100] {
      counter.add(step)
      await Settling.settle()
    }
    for _ in 0..<3 { manager.undo() }
    #expect(counter.value == 1)
  }

  @Test("UN2 of a target that is gone, or was removed, nothing is left to undo")
  func goneTarget() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    var other: Counter? = Counter(manager)
    counter.add(1)
    await Settling.settle()
    other?.add(1)
    manager.setActionName("Other")
    await Settling.settle()
    #expect(manager.undoActionName == "Other")
    other = nil
    #expect(manager.canUndo && manager.undoActionName == "")
    manager.undo()
    #expect(counter.value == 0 && other == nil)
    manager.redo()
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo && !manager.canRedo)
    counter.add(1)
    manager.undo()
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo && manager.isUndoRegistrationEnabled)
  }

  @Test("UN2 what is registered while that is disabled does not count")
  func disabled() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    counter.add(1)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    counter.add(1)
    #expect(manager.canUndo && manager.isUndoRegistrationEnabled)
  }

  @Test("UN4 groups that end without having begun, and undos in the middle of one, are reported and change nothing")
  func unbalanced() {
    let manager = UndoManager()
    let counter = Counter(manager)
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    manager.beginUndoGrouping()
    counter.add(1)
    manager.undo()
    #expect(counter.value == 1)
    manager.endUndoGrouping()
    manager.registerUndo(withTarget: counter) { $0.manager.undo() }
    manager.undo()
    #expect(counter.value == 0)
    #expect(
      Diagnostics.recorded.map(\.message) == [
        "a group of undos ended that was not begun",
        "the registration of undos was enabled without being disabled",
        "undo was called in a group within a group: nothing is done; end it with endUndoGrouping() before",
        "undo was called by what an undo or redo does: nothing is done",
      ])
  }

  @Test("UN4 an undo that is registered outside of all groups is reported and can be undone")
  func outsideOfGroups() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    counter.add(1)
    #expect(Diagnostics.recorded.map(\.kind) == [.unbalancedUndoGroup])
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("UN5 who listens is told before and after an undo and a redo")
  func notifications() async {
    let manager = UndoManager()
    let counter = Counter(manager)
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let listeners = names.map { name in
      NotificationCenter.default.publisher(for: name, object: manager)
        .sink { counter.log.append($0.name.rawValue.replacing("NSUndoManager", with: "")) }
    }
    counter.add(1)
    manager.undo()
    manager.redo()
    #expect(
      counter.log == [
        "1", "WillUndoChangeNotification", "-1", "DidUndoChangeNotification", "WillRedoChangeNotification", "1",
        "DidRedoChangeNotification",
      ])
    for listener in listeners { listener.cancel() }
    manager.removeAllActions()
    let last = NotificationCenter.default.publisher(for: .NSUndoManagerWillCloseUndoGroup, object: manager)
      .sink { _ in if counter.value == 2 { counter.add(10) } }
    counter.add(1)
    await Settling.settle()
    #expect(counter.value == 12)
    manager.undo()
    #expect(counter.value == 1)
    last.cancel()
  }
}
