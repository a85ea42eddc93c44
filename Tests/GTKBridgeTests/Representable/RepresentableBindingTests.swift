import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Bindings that are read in make, in update, or nowhere.
@Suite(.gtk) @MainActor
struct RepresentableBindingTests {
  @Test("RP11 a binding read in update calls update when its source changes, without the parent's body")
  func bindingReadInUpdate() async throws {
    let box = BindingBox<Int>()
    let log = Log()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Owner(1, box) { BoundLabel(value: $0, readsIn: .update, log: log) })
    #expect(log.take() == ["make", "update 1"])
    for value in [2, 3] {
      box.value = value
      await Settling.settle()
      #expect(log.take() == ["update \(value)"])
    }
    #expect(counts.bodies(of: Owner<Int, BoundLabel>.self) == 1)
    _ = mounted
  }

  @Test("RP11 what make read stays subscribed through any number of updates")
  func bindingReadInMake() async throws {
    let box = BindingBox<Int>()
    let log = Log()
    let mounted = try await MountedView(Owner(1, box) { BoundLabel(value: $0, readsIn: .make, log: log) })
    #expect(log.take() == ["make 1", "update"])
    for value in [2, 3] {
      box.value = value
      await Settling.settle()
      #expect(log.take() == ["update"])
    }
    _ = mounted
  }

  @Test("RP11 an update that no longer reads a binding ends its subscription, and one that does renews it")
  func readsOfUpdateAreRenewed() async throws {
    let (isRead, value) = (BindingBox<Bool>(), BindingBox<Int>())
    let log = Log()
    let mounted = try await MountedView(
      Owner(true, isRead) { isRead in
        Owner(1, value) { value in SwitchingLabel(isRead: isRead, value: value, log: log) }
      })
    #expect(log.take() == ["reads 1"])
    isRead.value = false
    await Settling.settle()
    #expect(log.take() == ["reads nothing"])
    value.value = 2
    await Settling.settle()
    #expect(log.take() == [])
    isRead.value = true
    await Settling.settle()
    #expect(log.take() == ["reads 2"])
    value.value = 3
    await Settling.settle()
    #expect(log.take() == ["reads 3"])
    _ = mounted
  }

  @Test("RP12 a binding that is only stored for the coordinator calls no update")
  func storedBindingDoesNotUpdate() async throws {
    let box = BindingBox<Int>()
    let log = Log()
    let mounted = try await MountedView(Owner(1, box) { BoundLabel(value: $0, readsIn: .nowhere, log: log) })
    box.value = 2
    await Settling.settle()
    #expect(log.entries == ["make", "update"])
    #expect(box.value == 2)
    _ = mounted
  }
}

private struct BoundLabel: GtkWidgetRepresentable {
  enum Reader { case make, update, nowhere }

  @Binding var value: Int
  let readsIn: Reader
  let log: Log

  init(value: Binding<Int>, readsIn: Reader, log: Log) {
    _value = value
    (self.readsIn, self.log) = (readsIn, log)
  }

  func makeCoordinator() -> BindingBox<Int> {
    let box = BindingBox<Int>()
    box.binding = $value
    return box
  }

  func makeGtkWidget(context: Context) -> Widget {
    log.note(readsIn == .make ? "make \(value)" : "make")
    return Widget(typeName: "GtkLabel")
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note(readsIn == .update ? "update \(value)" : "update")
  }
}

private struct SwitchingLabel: GtkWidgetRepresentable {
  @Binding var isRead: Bool
  @Binding var value: Int
  let log: Log

  init(isRead: Binding<Bool>, value: Binding<Int>, log: Log) {
    (_isRead, _value) = (isRead, value)
    self.log = log
  }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note(isRead ? "reads \(value)" : "reads nothing")
  }
}
