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
    #expect(Diagnostics.recorded == [])
    for _ in 0..<clicks { try await mounted.click(button) }
    #expect(Diagnostics.recorded.allSatisfy { $0.kind == .frozenValue && $0.path.contains($0.viewType) })
    return Diagnostics.recorded.map { String($0.message.prefix { $0 != "." }) }
  }

  @Test("NH1 (part) a value that make captured and update dropped is reported once, by type and property")
  func capturedValue() async throws {
    let found = try await messages { memory in
      Outer { CapturingRepresentable(clicks: $0.wrappedValue, memory: memory) }
    }
    #expect(
      found == [
        "clicks of CapturingRepresentable has changed, and Bottom, which make has hosted, still has the old value in clicks"
      ])
  }

  @Test("NH1 (part) a value is found in the middle of modifiers and of other values")
  func capturedDeepInside() async throws {
    let found = try await messages { _ in Outer { Framing(pair: Pair(clicks: $0.wrappedValue, other: 0)) } }
    #expect(
      found == [
        "clicks of Framing has changed, and PaddedView<PlainNumber>, which make has hosted, still has the old value in clicks"
      ])
  }

  @Test("NH10 (part) what make read through a binding and handed on as a value is reported, by the binding's name")
  func halfFix() async throws {
    let found = try await messages { memory in Outer { HalfFixedRepresentable(clicks: $0, memory: memory) } }
    #expect(
      found == [
        """
        the make of HalfFixedRepresentable has read clicks, which has changed since; update does not read it, \
        and Bottom, which make has hosted, shows what it was
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
        the make of Wrapper<Bottom> has read a value, which has changed since; update does not read it, and Bottom, \
        which make has hosted, shows what it was
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
