import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: debug builds say which value never arrives, and are silent where it does.
@Suite(.gtk) @MainActor
struct FrozenValueTests {
  private func messages<Content: View>(
    ofClicks clicks: Int = 2, on button: String = "Click me", _ content: (Memory) -> Content
  ) async throws -> [String] {
    let mounted = try await MountedView(content(Memory()))
    for _ in 0..<clicks { try await mounted.click(button) }
    #expect(Diagnostics.recorded == [])
    await Settling.rest()
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .frozenValue && $0.path.contains($0.viewType) })
    return Diagnostics.recorded.map(\.message)
  }

  @Test("NH1 (part) a value that make captured and update dropped is reported once, with both values and the cure")
  func capturedValue() async throws {
    let found = try await messages { memory in
      Outer { CapturingRepresentable(clicks: $0.wrappedValue, memory: memory) }
    }
    #expect(
      found == [
        """
        clicks of CapturingRepresentable has changed from 0 to 2, and Bottom, which its make has hosted, still has 0 in \
        clicks. Make runs once: assign the host's rootView in update, or let the hosted view have a binding or an \
        observable object
        """
      ])
  }

  @Test("NH1 (part) a value is found in the middle of modifiers and of other values")
  func capturedDeepInside() async throws {
    let found = try await messages { _ in Outer { Framing(pair: Pair(clicks: $0.wrappedValue, other: 0)) } }
    #expect(
      found == [
        """
        pair.clicks of Framing has changed from 0 to 2, and PlainNumber in PaddedView<PlainNumber>, which its make has \
        hosted, still has 0 in clicks. Make runs once: assign the host's rootView in update, or let the hosted view have \
        a binding or an observable object
        """
      ])
  }

  @Test("NH10 (part) what make read through a binding and handed on as a value is reported, with the binding as cure")
  func halfFix() async throws {
    let found = try await messages { memory in Outer { HalfFixedRepresentable(clicks: $0, memory: memory) } }
    #expect(
      found == [
        """
        clicks of HalfFixedRepresentable has changed from 0 to 2, and Bottom, which its make has hosted, still has 0 in \
        clicks. Make runs once: give the hosted view the binding $clicks, or read it in update and assign the host's \
        rootView
        """
      ])
  }

  @Test("state that make read through a closure is reported as what make has read")
  func closure() async throws {
    let found = try await messages { memory in
      Outer { clicks in
        NestedHostingTableTests.Wrapper(pushes: false) { Bottom(clicks: clicks.wrappedValue, memory: memory) }
      }
    }
    #expect(
      found == [
        """
        what content of Wrapper<Bottom> has captured has changed from 0 to 2, and Bottom, which its make has hosted, \
        still has 0 in clicks. Make runs once: call content in update as well and assign the host's rootView, or let the \
        hosted view have a binding
        """
      ])
  }

  @Test("NH2 NH4 (part) nothing is reported where a binding, a push, a new identity or a model brings the value")
  func cures() async throws {
    let pushed = try await messages { memory in
      Outer { PushingRepresentable(clicks: $0.wrappedValue, memory: memory) }
    }
    let bound = try await messages { memory in Outer { BindingRepresentable(clicks: $0, memory: memory) } }
    let renewed = try await messages { memory in
      Outer { CapturingRepresentable(clicks: $0.wrappedValue, memory: memory).id($0.wrappedValue) }
    }
    let shared = try await messages { ModelOwner(memory: $0) }
    let pushedContent = try await messages { memory in
      Outer { clicks in
        NestedHostingTableTests.Wrapper(pushes: true) { Bottom(clicks: clicks.wrappedValue, memory: memory) }
      }
    }
    #expect([pushed, bound, renewed, shared, pushedContent] == [[], [], [], [], []])
  }

  @Test("nothing is reported of a property that the host was not given, or of state that the hosted view reads itself")
  func unrelated() async throws {
    let width = try await messages { _ in Outer { Sized(width: $0.wrappedValue) } }
    let initial = try await messages { memory in Outer { Starting(clicks: $0, memory: memory) } }
    let label = try await messages { _ in
      Outer { NestedHostingTableTests.PlainLabel(clicks: $0.wrappedValue, pushes: false) }
    }
    #expect([width, initial, label] == [[], [], []])
  }
}

private struct Pair {
  let clicks: Int
  let other: Double
}

private struct PlainNumber: View {
  let clicks: Int

  var body: some View { Text("\(clicks) clicks") }
}

/// Hosts a view with a modifier, made of a part of what it is given.
private struct Framing: GtkWidgetControllerRepresentable {
  let pair: Pair

  func makeGtkWidgetController(context: Context) -> GtkWidgetController {
    GtkHostingController(rootView: PlainNumber(clicks: pair.clicks).padding(2))
  }

  func updateGtkWidgetController(_ controller: GtkWidgetController, context: Context) {}
}

/// Hosts a number that happens to equal a property with another purpose.
private struct Sized: GtkWidgetRepresentable {
  let width: Int

  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: PlainNumber(clicks: 0)) }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["width-request"] = 10 + width }
}

/// Make reads what the number is at first, and the hosted view has the binding as well.
private struct Starting: GtkWidgetControllerRepresentable {
  @Binding var clicks: Int
  let memory: Memory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<BoundBottom> {
    memory.reports.append(clicks)
    return GtkHostingController(rootView: BoundBottom(clicks: $clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<BoundBottom>, context: Context) {}
}
