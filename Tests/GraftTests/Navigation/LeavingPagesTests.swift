import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Pages that are left, and what is in those that are covered.
@Suite(.gtk) @MainActor
struct LeavingPagesTests {
  private let log = Log()
  private static let size = CGSize(width: 400, height: 300)

  private struct Page: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("page \(number)")
        Button("leave \(number) twice") {
          dismiss()
          dismiss()
        }
      }
    }
  }

  @Test("NV8 a page that is left twice in one event takes no other page with it, whatever keeps the path")
  func twice() async throws {
    let (typed, erased) = (Source([1, 2, 3]), Source(NavigationPath([1, 2, 3])))
    let first = try await MountedView(
      NavigationStack(path: typed.binding) {
        Text("root").navigationDestination(for: Int.self) { Page(number: $0) }
      }, size: Self.size)
    try await first.root.find(role: .button, name: "leave 3 twice").click()
    #expect(typed.value == [1, 2])
    let second = try await MountedView(
      NavigationStack(path: erased.binding) {
        Text("root").navigationDestination(for: Int.self) { Page(number: $0) }
      }, size: Self.size)
    try await second.root.find(role: .button, name: "leave 3 twice").click()
    #expect(erased.value == NavigationPath([1, 2]))
  }

  private struct Growing: View {
    let path: Source<[Int]>
    let isThere: Source<Bool>
    let log: Log

    var body: some View {
      NavigationStack(path: path.binding) {
        VStack {
          Text("root").onAppear { log.note("root appears") }.onDisappear { log.note("root disappears") }
          if isThere.value {
            Text("new").onAppear { log.note("new appears") }.onDisappear { log.note("new disappears") }
              .task { log.note("new task") }
          }
        }
        .navigationDestination(for: Int.self) { number in Text("page \(number)") }
      }
    }
  }

  @Test("what is new in a covered page appears, and its task starts, when the page is uncovered")
  func newInCovered() async throws {
    let (path, isThere) = (Source([1]), Source(false))
    let mounted = try await MountedView(Growing(path: path, isThere: isThere, log: log), size: Self.size)
    isThere.value = true
    await Settling.settle()
    #expect(log.take() == [])
    path.value = []
    await Settling.settle()
    #expect(log.take() == ["root appears", "new appears", "new task"])
    isThere.value = false
    await Settling.settle()
    #expect(log.take() == ["new disappears"])
    withExtendedLifetime(mounted) {}
  }

  @Test("a covered page does not appear when its host comes back into a window")
  func hostReturns() async throws {
    let (path, isThere) = (Source([1]), Source(false))
    let controller = GtkHostingController(rootView: Growing(path: path, isThere: isThere, log: log))
    let box = Widget(typeName: "GtkBox")
    let window = MountedWindow(child: box, size: Self.size)
    await window.show()
    for _ in 1...2 {
      gtk_box_append(box.object.cast(), controller.widget.widgetObject)
      await Settling.settle()
      gtk_box_remove(box.object.cast(), controller.widget.widgetObject)
      await Settling.settle()
    }
    #expect(log.take() == [])
    gtk_box_append(box.object.cast(), controller.widget.widgetObject)
    path.value = []
    await Settling.settle()
    #expect(log.take() == ["root appears"])
  }

  /// What is between the bar and the item in it, which has the focus.
  private func focusedItem(in root: WidgetQuery) throws -> [ObjectWatch] {
    let item = try root.find(role: .button, name: "item").widget
    gtk_widget_grab_focus(item.widgetPointer)
    let around = sequence(first: item) { gtk_widget_get_parent($0.widgetPointer).map { Widget($0) } }
    return around.prefix { $0.typeName != "GtkHeaderBar" }.map { ObjectWatch($0) }
  }

  @Test("what had the focus in the bar of a page that is left is let go")
  func barFocus() async throws {
    let path = Source([1])
    let mounted = try await MountedView(
      NavigationStack(path: path.binding) {
        Text("root").navigationDestination(for: Int.self) { _ in Text("page").toolbar { Button("item") {} } }
      }, size: Self.size)
    let watches = try focusedItem(in: mounted.root)
    path.value = []
    await Settling.settle()
    await mounted.close()
    #expect(watches.filter(\.isAlive).map(\.typeName) == [])
  }

  private struct Nested: View {
    let declares: Source<Bool>

    var body: some View {
      NavigationStack(path: .constant([1])) {
        inner
      }
    }

    @ViewBuilder private var inner: some View {
      let content = Text("root").navigationDestination(for: Int.self) { number in Text("inner \(number)") }
      Outer(declares: declares) { content }
    }
  }

  private struct Outer<Content: View>: View {
    let declares: Source<Bool>
    @ViewBuilder let content: Content

    var body: some View {
      if declares.value {
        content.navigationDestination(for: Int.self) { number in Text("outer \(number)") }
      } else {
        content
      }
    }
  }

  @Test("NV10 the destination closest to the root counts, also where it was declared last")
  func closest() async throws {
    let declares = Source(false)
    let mounted = try await MountedView(Nested(declares: declares), size: Self.size)
    #expect(mounted.root.texts.contains("inner 1"))
    declares.value = true
    await Settling.settle()
    #expect(mounted.root.texts.contains("outer 1"))
    Diagnostics.removeAll()
  }

  private struct Counted: View {
    let number: Source<Int>
    let log: Log

    var body: some View {
      let _ = log.note("body \(number.value)")
      Text("number \(number.value)")
    }
  }

  @Test("NV7 what changed while a page was covered is shown when it is uncovered, with one body at most a change")
  func changesBelow() async throws {
    let (path, number) = (Source([1]), Source(0))
    let mounted = try await MountedView(
      NavigationStack(path: path.binding) {
        Counted(number: number, log: log).navigationDestination(for: Int.self) { Text("page \($0)") }
      }, size: Self.size)
    _ = log.take()
    for value in 1...3 {
      number.value = value
      await Settling.settle()
    }
    let bodies = log.take()
    #expect(Set(bodies).count == bodies.count)
    path.value = []
    await Settling.settle()
    #expect(mounted.root.texts.contains("number 3"))
    #expect(log.take().count + bodies.count <= 3)
  }
}
