import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Coordinators that keep a copy of their representable: when it is stale, and the cure.
@Suite(.gtk) @MainActor
struct RepresentableCoordinatorTests {
  @Test("RP33 a coordinator that is never refreshed keeps the first plain value and the first closure")
  func staleCoordinatorKeepsFirstValues() async throws {
    let handle = Handle()
    defer { handle.coordinator = nil }
    let mounted = try await MountedView(
      ParentKeeper(number: 1, bound: .constant(0), handle: handle, isRefreshed: false) { 10 })
    mounted.rootView = ParentKeeper(number: 2, bound: .constant(0), handle: handle, isRefreshed: false) { 20 }
    await Settling.settle()
    #expect(mounted.root.texts == ["2"])
    #expect(handle.coordinator?.parent.number == 1)
    #expect(handle.coordinator?.parent.closure() == 10)
  }

  @Test("a context that is kept for longer than its view still answers")
  func keptContext() async throws {
    let handle = KeptContext()
    let mounted = try await MountedView(ContextKeeper(handle: handle, isShown: true))
    mounted.rootView = ContextKeeper(handle: handle, isShown: false)
    await Settling.settle()
    #expect(mounted.root.texts == ["gone"])
    #expect(handle.context?.environment.isEnabled == true)
    #expect(handle.context?.transaction.disablesAnimations == false)
    handle.context = nil
  }

  @Test("RP34 a stale coordinator writes to the source of its first binding and reads it live")
  func staleBindingIsLive() async throws {
    let handle = Handle()
    defer { handle.coordinator = nil }
    let box = BindingBox<Int>()
    let mounted = try await MountedView(
      Owner(1, box) { ParentKeeper(number: 0, bound: $0, handle: handle, isRefreshed: false) { 0 } })
    handle.coordinator?.parent.bound = 5
    #expect(box.value == 5)
    box.value = 6
    #expect(handle.coordinator?.parent.bound == 6)
    await Settling.settle()
    #expect(handle.coordinator?.parent.bound == 6)
    _ = mounted
  }

  @Test("RP34 a stale coordinator writes to the old source after its parent has switched to another binding")
  func staleBindingWritesToOldSource() async throws {
    let sources = try await Sources(isRefreshed: false)
    defer { sources.handle.coordinator = nil }
    sources.handle.coordinator?.parent.bound = 5
    await Settling.settle()
    #expect(sources.old.value == 5)
    #expect(sources.new.value == 2)
    #expect(sources.mounted.root.texts == ["7"])
  }

  @Test("RP35 with coordinator.parent = self in update, the coordinator has the latest value and closure")
  func refreshedCoordinatorHasLatestValues() async throws {
    let handle = Handle()
    defer { handle.coordinator = nil }
    let mounted = try await MountedView(
      ParentKeeper(number: 1, bound: .constant(0), handle: handle, isRefreshed: true) { 10 })
    mounted.rootView = ParentKeeper(number: 2, bound: .constant(0), handle: handle, isRefreshed: true) { 20 }
    await Settling.settle()
    #expect(handle.coordinator?.parent.number == 2)
    #expect(handle.coordinator?.parent.closure() == 20)
  }

  @Test("RP35 with coordinator.parent = self in update, the coordinator writes to the new source")
  func refreshedCoordinatorWritesToNewSource() async throws {
    let sources = try await Sources(isRefreshed: true)
    defer { sources.handle.coordinator = nil }
    sources.handle.coordinator?.parent.bound = 5
    await Settling.settle()
    #expect(sources.old.value == 1)
    #expect(sources.new.value == 5)
  }

  @Test("RP37 a write after dismantle reaches a source that still lives")
  func lateWriteReachesLivingSource() async throws {
    let handle = Handle()
    defer { handle.coordinator = nil }
    let (box, shown) = (BindingBox<Int>(), BindingBox<Bool>())
    let mounted = try await MountedView(
      Owner(1, box) { bound in
        Text("\(bound.wrappedValue)")
        Owner(true, shown) { isShown in
          if isShown.wrappedValue { ParentKeeper(number: 0, bound: bound, handle: handle, isRefreshed: true) { 0 } }
        }
      })
    #expect(mounted.root.texts == ["1", "0"])
    shown.value = false
    await Settling.settle()
    #expect(mounted.root.texts == ["1"])
    handle.coordinator?.parent.bound = 5
    await Settling.settle()
    #expect(mounted.root.texts == ["5"])
    #expect(box.value == 5)
  }

  @Test("RP37 a write after dismantle to a source that went with it changes nothing")
  func lateWriteToDeadSourceIsIgnored() async throws {
    let handle = Handle()
    defer { handle.coordinator = nil }
    let (box, shown) = (BindingBox<Int>(), BindingBox<Bool>())
    let mounted = try await MountedView(
      Owner(true, shown) { isShown in
        if isShown.wrappedValue {
          Owner(1, box) { ParentKeeper(number: 0, bound: $0, handle: handle, isRefreshed: true) { 0 } }
        }
      })
    shown.value = false
    await Settling.settle()
    handle.coordinator?.parent.bound = 5
    #expect(await Settling.settle())
    #expect(handle.coordinator?.parent.bound == 1)
    #expect(box.value == 1)
    #expect(mounted.root.texts == [])
  }
}

/// A view that was given the binding of one source and then that of another.
@MainActor
private struct Sources {
  let handle = Handle()
  let old = BindingBox<Int>()
  let new = BindingBox<Int>()
  let mounted: MountedView<AnyView>

  init(isRefreshed: Bool) async throws {
    let isSwitched = BindingBox<Bool>()
    let (handle, old, new) = (handle, old, new)
    mounted = try await MountedView(
      AnyView(
        Owner(1, old) { first in
          Owner(2, new) { second in
            Owner(false, isSwitched) { isSwitched in
              ParentKeeper(
                number: 7, bound: isSwitched.wrappedValue ? second : first, handle: handle, isRefreshed: isRefreshed
              ) { 0 }
            }
          }
        }))
    isSwitched.value = true
    await Settling.settle()
  }
}

/// Hands the coordinator to the test, which lets go of it: it keeps the representable, and that keeps the handle.
@MainActor
private final class Handle {
  var coordinator: ParentCoordinator?
}

@MainActor
private final class ParentCoordinator {
  var parent: ParentKeeper

  init(parent: ParentKeeper) { self.parent = parent }
}

/// Gives its coordinator a copy of itself, once or with every update.
private struct ParentKeeper: GtkWidgetRepresentable {
  let number: Int
  @Binding var bound: Int
  let handle: Handle
  let isRefreshed: Bool
  let closure: () -> Int

  init(number: Int, bound: Binding<Int>, handle: Handle, isRefreshed: Bool, closure: @escaping () -> Int) {
    _bound = bound
    (self.number, self.handle, self.isRefreshed, self.closure) = (number, handle, isRefreshed, closure)
  }

  func makeCoordinator() -> ParentCoordinator {
    let coordinator = ParentCoordinator(parent: self)
    handle.coordinator = coordinator
    return coordinator
  }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    if isRefreshed { context.coordinator.parent = self }
    gtkWidget["label"] = "\(number)"
  }
}

@MainActor
private final class KeptContext {
  var context: KeptLabel.Context?
}

private struct KeptLabel: GtkWidgetRepresentable {
  let handle: KeptContext

  func makeGtkWidget(context: Context) -> Widget {
    handle.context = context
    return Widget(gtk_label_new("kept"))
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct ContextKeeper: View {
  let handle: KeptContext
  let isShown: Bool

  var body: some View {
    if isShown { KeptLabel(handle: handle) } else { Text("gone") }
  }
}
