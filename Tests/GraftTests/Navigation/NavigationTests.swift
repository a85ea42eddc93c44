import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Titles that views give their window.
@Suite(.gtk) @MainActor
struct NavigationTests {
  private static let size = CGSize(width: 300, height: 200)

  @Test("UI27 a navigation view shows its content, and gives the window the title that is set deep inside")
  func titleTravels() async throws {
    let mounted = try await MountedView(Titled(title: "Inside"), size: Self.size)
    #expect(mounted.root.texts == ["content"])
    #expect(windowTitle(of: mounted) == "Inside")
    mounted.rootView = Titled(title: "Other")
    await Settling.settle()
    #expect(windowTitle(of: mounted) == "Other")
  }

  @Test("UI27 without a navigation container a title does nothing in a window of GTK's")
  func noContainer() async throws {
    let mounted = try await MountedView(Text("content").navigationTitle("Nobody's"), size: Self.size)
    #expect(windowTitle(of: mounted) == nil)
    #expect(mounted.root.texts == ["content"])
  }

  @Test("a title that is no longer said, or whose stack is gone, gives the window its own back")
  func ownTitle() async throws {
    let mounted = try await MountedView(Titled(title: nil), size: Self.size)
    let window = try #require(self.window(of: mounted))
    gtk_window_set_title(window, "Own")
    mounted.rootView = Titled(title: "Inside")
    await Settling.settle()
    #expect(windowTitle(of: mounted) == "Inside")
    mounted.rootView = Titled(title: "Inside", isStack: false)
    await Settling.settle()
    #expect(windowTitle(of: mounted) == "Own")
  }

  @Test("a title further outside takes the place of one inside, and nothing leaves a stack inside of another")
  func nearestStack() async throws {
    let mounted = try await MountedView(
      NavigationStack { Text("beside").navigationTitle("inside").navigationTitle("outside") }, size: Self.size)
    #expect(windowTitle(of: mounted) == "outside")
    let nested = try await MountedView(
      NavigationStack(path: .constant([1])) {
        NavigationStack { Text("content").navigationTitle("inner") }
          .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("page") }
      }, size: Self.size)
    #expect(windowTitle(of: nested) == "page")
  }

  @Test("a stack takes the room that it is offered, and its content is in the middle")
  func room() async throws {
    let mounted = try await MountedView(NavigationStack { Block(30, 20).navigationTitle("t") }, size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(135, 90, 30, 20)])
  }

  private func window(of mounted: MountedView<some View>) -> UnsafeMutablePointer<GtkWindow>? {
    gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer).map { $0.cast() }
  }

  private func windowTitle(of mounted: MountedView<some View>) -> String? {
    window(of: mounted).flatMap { gtk_window_get_title($0) }.map { String(cString: $0) }
  }
}

private struct Titled: View {
  let title: String?
  var isStack = true

  var body: some View {
    if isStack {
      NavigationView { HStack { Inner(title: title) } }
    } else {
      Text("none")
    }
  }
}

private struct Inner: View {
  let title: String?

  var body: some View {
    if let title {
      Text("content").navigationBarTitle(Text(title))
    } else {
      Text("content")
    }
  }
}
