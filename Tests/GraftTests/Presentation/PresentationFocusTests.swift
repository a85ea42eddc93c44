import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Where the focus goes when something is presented, and after it.
@Suite(.gtk) @MainActor
struct PresentationFocusTests {
  /// The name of what has the focus in the window of a query.
  private func focus(_ query: WidgetQuery) -> String? {
    let root = gtk_widget_get_root(query.all[0].widget.cast())
    guard let focus = gtk_root_get_focus(root) else { return nil }
    return query.all.reversed().first {
      !$0.name.isEmpty && ($0.widget.cast() == focus || gtk_widget_is_ancestor(focus, $0.widget.cast()) != 0)
    }?.name
  }

  private struct Behind<Presented: ViewModifier>: View {
    let presented: Presented
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      VStack {
        Button("first") {}
        TextField("name", text: $text).focused($isFocused)
      }
      .onAppear { isFocused = true }
      .modifier(presented)
    }
  }

  private struct InSheet: ViewModifier {
    let shown: Source<Bool>
    var hasDefault = false
    @FocusState private var isSecond: Bool

    func body(content: Content) -> some View {
      content.sheet(isPresented: shown.binding) {
        if hasDefault { inside.defaultFocus($isSecond, true) } else { inside }
      }
    }

    private var inside: some View {
      VStack {
        Text("title")
        Button("one") {}
        Button("two") {}.focused($isSecond)
      }
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("bar") {} } }
    }
  }

  @Test("PR13 a sheet gives the focus to its first view that takes it, and gives it back when it has gone")
  func sheet() async throws {
    let shown = Source(false)
    let mounted = try await MountedView(Behind(presented: InSheet(shown: shown)))
    #expect(focus(mounted.root) == "name")
    shown.value = true
    await Settling.settle()
    #expect(focus(try #require(mounted.root.sheets.first)) == "one")
    shown.value = false
    await Settling.settle()
    #expect(focus(mounted.root) == "name")
  }

  @Test("PR13 a sheet gives the focus to where its default is")
  func defaultFocus() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(Behind(presented: InSheet(shown: shown, hasDefault: true)))
    #expect(focus(try #require(mounted.root.sheets.first)) == "two")
  }

  private struct InAlert: ViewModifier {
    let shown: Source<Bool>

    func body(content: Content) -> some View {
      content.alert("Title", isPresented: shown.binding) {
        Button("Keep") {}
        Button("Drop", role: .cancel) {}
      }
    }
  }

  private struct InPopover: ViewModifier {
    let shown: Source<Bool>

    func body(content: Content) -> some View {
      content.popover(isPresented: shown.binding) {
        VStack {
          Text("title")
          Button("one") {}
        }
      }
    }
  }

  @Test("PR13 an alert takes the focus into one of its buttons and gives it back")
  func alert() async throws {
    let shown = Source(false)
    let mounted = try await MountedView(Behind(presented: InAlert(shown: shown)))
    shown.value = true
    await Settling.settle()
    #expect(["Keep", "Drop"].contains(focus(try #require(mounted.root.sheets.first))))
    shown.value = false
    await Settling.settle()
    #expect(focus(mounted.root) == "name")
  }

  @Test("PR13 a popover gives the focus to its first view that takes it, and gives it back when it has gone")
  func popover() async throws {
    let shown = Source(false)
    let mounted = try await MountedView(Behind(presented: InPopover(shown: shown)))
    shown.value = true
    await Settling.settle()
    #expect(focus(mounted.root) == "one")
    shown.value = false
    await Settling.settle()
    #expect(focus(mounted.root) == "name")
  }

  @Test("PR13 what had the focus and is gone when the sheet goes gets nothing back")
  func gone() async throws {
    let (shown, isThere) = (Source(false), Source(true))
    let mounted = try await MountedView(Vanishing(shown: shown, isThere: isThere))
    try await mounted.root.find(role: .textField).click()
    shown.value = true
    await Settling.settle()
    isThere.value = false
    await Settling.settle()
    shown.value = false
    await Settling.settle()
    #expect([nil, "first"].contains(focus(mounted.root)))
    #expect(mounted.root.sheets.isEmpty)
  }

  private struct Vanishing: View {
    let shown: Source<Bool>
    let isThere: Source<Bool>
    @State private var text = ""

    var body: some View {
      VStack {
        Button("first") {}
        if isThere.value { TextField("name", text: $text) }
      }
      .sheet(isPresented: shown.binding) { Button("one") {} }
    }
  }
}
