import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The root view of a host, and when its assignment takes effect.
@Suite(.gtk) @MainActor
struct HostingRootViewTests {
  @Test("HC2 rootView reads back what was assigned last, before and after it is shown")
  func rootViewReadsBack() async throws {
    let mounted = try await MountedView(Text("a"))
    let controller = try #require(mounted.controller)
    controller.rootView = Text("b")
    controller.rootView = Text("c")
    #expect("\(controller.rootView)" == "\(Text("c"))")
    #expect(mounted.root.texts == ["a"])
    await Settling.settle()
    #expect("\(controller.rootView)" == "\(Text("c"))")
    #expect(mounted.root.texts == ["c"])
  }

  @Test("HC2 a field of rootView can be changed in place, before the host has a window")
  func rootViewChangesInPlace() async throws {
    let controller = GtkHostingController(rootView: Editable(title: "a"))
    controller.rootView.title = "b"
    #expect(controller.rootView.title == "b")
    let window = PlainWindow()
    await window.show(controller.widget.widgetPointer)
    #expect(window.content.texts == ["b"])
    controller.rootView.title = "c"
    await Settling.settle()
    #expect(window.content.texts == ["c"])
    window.destroy()
  }

  @Test("HC4 an equal root view runs no body")
  func equalRootViewRunsNothing() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Editable(title: "a"))
    #expect(counts.bodies(of: Editable.self) == 1)
    mounted.rootView = Editable(title: "a")
    await Settling.settle()
    #expect(counts.bodies(of: Editable.self) == 1)
    mounted.rootView = Editable(title: "b")
    await Settling.settle()
    #expect(counts.bodies(of: Editable.self) == 2)
  }

  @Test("HC5 assigning only asks for a cycle, and three assignments in one event are one evaluation of the last")
  func assignmentsAreEvaluatedOnce() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Editable(title: "a"))
    for title in ["b", "c", "d"] { mounted.rootView = Editable(title: title) }
    #expect(counts.bodies(of: Editable.self) == 1)
    #expect(mounted.root.texts == ["a"])
    await Settling.settle()
    #expect(counts.bodies(of: Editable.self) == 2)
    #expect(mounted.root.texts == ["d"])
  }
}

private struct Editable: View {
  var title: String

  var body: some View { Text(title) }
}
