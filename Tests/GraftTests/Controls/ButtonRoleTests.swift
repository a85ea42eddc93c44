import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What a button is for.
@Suite(.gtk) @MainActor
struct ButtonRoleTests {
  private func looksDestructive(_ mounted: MountedView<some View>) throws -> Bool {
    let button = try mounted.root.find(role: .button).widget
    return gtk_widget_has_css_class(button.widgetPointer, "destructive-action") != 0
  }

  @Test("a button for what is lost looks so, and another does not")
  func destructive() async throws {
    let mounted = try await MountedView(Button("Delete", role: .destructive) {})
    #expect(try looksDestructive(mounted))
    mounted.rootView = Button("Delete", role: nil) {}
    await Settling.settle()
    #expect(try !looksDestructive(mounted))
    mounted.rootView = Button("Delete", role: .cancel) {}
    await Settling.settle()
    #expect(try !looksDestructive(mounted))
  }

  @Test("a button with an icon and a text runs its action once a click")
  func icon() async throws {
    let counter = Counter()
    let mounted = try await MountedView(
      Button("Delete", systemImage: "edit-delete", role: .destructive, action: counter.count))
    #expect(mounted.root.texts == ["Delete"])
    try await mounted.root.find(role: .button, name: "Delete").click()
    #expect(counter.total == 1)
    #expect(try looksDestructive(mounted))
  }
}

private final class Counter {
  var total = 0
  func count() { total += 1 }
}
