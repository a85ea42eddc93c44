import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is told of views as a whole.
@Suite(.gtk) @MainActor
struct SpokenTreeTests {
  private struct Decorated: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Save", systemImage: "star") {}
        Button {
        } label: {
          Image(systemName: "trash")
        }
        Button {
        } label: {
          HStack {
            Image(systemName: "star")
            Text("Both")
          }
        }
        Label("Mail", systemImage: "envelope")
        Label {
          Text("Own")
        } icon: {
          Image(systemName: "star")
        }
        Toggle("On", isOn: $isOn)
        Divider()
        Rectangle().frame(width: 20, height: 20)
        Text("text").background(Circle()).border(.red)
      }
    }
  }

  private func isHidden(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    sequence(first: widget) { gtk_widget_get_parent($0) }.contains {
      let role = gtk_accessible_get_accessible_role(OpaquePointer($0))
      return role == GTK_ACCESSIBLE_ROLE_PRESENTATION || role == GTK_ACCESSIBLE_ROLE_NONE
        || graft_accessible_state_holds($0, GTK_ACCESSIBLE_STATE_HIDDEN) != 0
    }
  }

  /// What is an element, in the order of the tree: islands and boxes are none.
  private func elements(_ query: WidgetQuery) -> [String] {
    let structure = ["widget", "generic", "group"].map { WidgetRole($0) }
    return query.all.filter { !structure.contains($0.role) && !isHidden($0.widget.widgetPointer) }
      .map { "\($0.role.nick) \($0.name)" }
  }

  @Test("AX13 what decorates is no element, an image alone names its button, and nothing is said twice")
  func decorations() async throws {
    let mounted = try await MountedView(Decorated())
    #expect(
      elements(mounted.root) == [
        "button Save", "button Delete", "button Both", "label Mail", "label Own", "checkbox On", "label text",
      ])
  }

  @Test("AX13 a decoration with a tooltip or an identifier is no element, until something is said of it")
  func decorationsWithTooltips() async throws {
    func page(_ label: String) -> some View {
      VStack {
        Image(decorative: "no-such").help("tip")
        Rectangle().frame(width: 20, height: 20).help("tip").accessibilityLabel(label)
        Circle().frame(width: 20, height: 20).accessibilityIdentifier("circle").accessibilityHidden(false)
        Circle().frame(width: 20, height: 20).help("tip").accessibilityAddTraits(.isButton).accessibilityLabel(label)
        Image(systemName: "trash").help("tip")
      }
    }
    let mounted = try await MountedView(page(""))
    #expect(elements(mounted.root) == ["button tip", "img Delete"])
    mounted.rootView = page("square")
    await Settling.settle()
    #expect(elements(mounted.root) == ["img square", "button square", "img Delete"])
    #expect(Diagnostics.recorded.map(\.kind) == [.missingImage])
    mounted.rootView = page("")
    await Settling.settle()
    #expect(elements(mounted.root) == ["button tip", "img Delete"])
  }

  private struct Focused: View {
    @FocusState private var field: Int?
    @State private var text = ""

    var body: some View {
      VStack {
        Circle().frame(width: 20, height: 20)
        TextField("Name", text: $text).focused($field, equals: 1)
      }
      .defaultFocus($field, 1)
    }
  }

  @Test("AX13 a shape in a label of a control, in a heading or in a view with a default focus is no element")
  func carriers() async throws {
    func marked(_ text: String) -> some View {
      HStack {
        Circle().frame(width: 20, height: 20)
        Text(text)
      }
    }
    let form = try await MountedView(
      Form {
        Section {
          Slider(value: .constant(0.5)) { marked("Size") }
        } header: {
          marked("Sizes")
        }
      })
    #expect(!elements(form.root).contains { $0.hasPrefix("img") })
    let focused = try await MountedView(Focused())
    #expect(!elements(focused.root).contains { $0.hasPrefix("img") })
  }
}
