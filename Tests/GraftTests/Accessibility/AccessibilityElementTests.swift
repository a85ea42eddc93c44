import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What views are to assistive technologies.
@Suite(.gtk) @MainActor
struct AccessibilityElementTests {
  private func isHidden(_ widget: FoundWidget) -> Bool {
    graft_accessible_state_holds(widget.widget.widgetPointer, GTK_ACCESSIBLE_STATE_HIDDEN) != 0
  }

  @Test("AX3 what is hidden hides all in it, and false inside brings nothing back")
  func hidden() async throws {
    let mounted = try await MountedView(
      VStack {
        VStack {
          Text("a")
          Text("b").accessibilityHidden(false)
        }
        .accessibilityHidden(true)
        Text("c").accessibilityHidden(false)
      })
    let hidden = try ["a", "b", "c"].map { isHidden(try mounted.root.find(role: .label, text: $0)) }
    #expect(hidden == [true, true, false])
    #expect(mounted.root.texts == ["a", "b", "c"])
  }

  @Test("AX4 an element hides what is in it and has the name that it is given; one that contains keeps it")
  func elements() async throws {
    let mounted = try await MountedView(
      VStack {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement().accessibilityLabel("ignoring")
        VStack { Text("c") }.accessibilityElement(children: .contain).accessibilityLabel("containing")
        Text("d").accessibilityElement()
      })
    let groups = mounted.root.findAll(role: WidgetRole("group"))
    #expect(groups.map(\.name) == ["ignoring", "containing", ""])
    let labels = mounted.root.findAll(role: .label)
    #expect(labels.map(\.name) == ["a", "b", "c", "d"])
    #expect(labels.map(isHidden) == [true, true, false, true])
  }

  @Test("AX5 a combined element is called what is in it, unless it is given a name, and hides that")
  func combined() async throws {
    let mounted = try await MountedView(
      VStack {
        HStack {
          Text("Mail")
          Text("3 new")
        }
        .accessibilityElement(children: .combine)
        Text("a").accessibilityElement(children: .combine).accessibilityLabel("given")
      })
    #expect(mounted.root.findAll(role: WidgetRole("group")).map(\.name) == ["Mail, 3 new", "given"])
    #expect(mounted.root.findAll(role: .label).map(isHidden) == [true, true, true])
  }

  private struct Chosen: View {
    @State private var isChosen = true

    var body: some View {
      VStack {
        Text("choice").accessibilityAddTraits(isChosen ? [.isSelected] : []).accessibilityIdentifier("choice")
        Text("plain").accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isSelected)
        Button("change") { isChosen.toggle() }
      }
    }
  }

  @Test("AX6 (part) traits are roles and states, and a state that is removed is none")
  func traits() async throws {
    let roles: [(AccessibilityTraits, WidgetRole)] = [
      (.isButton, .button), (.isLink, .link), (.isHeader, .heading), (.isImage, .image), (.isSearchField, .searchBox),
      (.isToggle, .checkbox), (.playsSound, .label),
    ]
    for (traits, role) in roles {
      let mounted = try await MountedView(Text("x").accessibilityAddTraits(traits))
      #expect(mounted.root.findAll(role: role, text: "x").count == 1)
    }
    let mounted = try await MountedView(Chosen())
    let choice = try mounted.root.find(identifier: "choice").widget.widgetPointer
    #expect(graft_accessible_state_holds(choice, GTK_ACCESSIBLE_STATE_SELECTED) != 0)
    try await mounted.root.find(role: .button, name: "change").click()
    #expect(graft_accessible_state_holds(choice, GTK_ACCESSIBLE_STATE_SELECTED) == 0)
    let plain = try mounted.root.find(role: .button, text: "plain").widget.widgetPointer
    #expect(graft_accessible_state_holds(plain, GTK_ACCESSIBLE_STATE_SELECTED) == 0)
  }

  @Test("AX7 (part) a heading has its level")
  func heading() async throws {
    let mounted = try await MountedView(Text("Title").accessibilityHeading(.h2))
    let heading = try mounted.root.find(role: .heading, text: "Title")
    #expect(heading.accessible(GTK_ACCESSIBLE_PROPERTY_LEVEL) == "2")
  }

  @Test("AX11 an identifier finds the view in tests, is not its name, and is none in CSS")
  func identifier() async throws {
    let mounted = try await MountedView(Text("text").accessibilityIdentifier("background"))
    let found = try mounted.root.find(identifier: "background")
    #expect(found.name == "text")
    #expect(String(cString: gtk_widget_get_name(found.widget.widgetPointer)) != "background")
  }

  @Test("AX12 (part) the older forms say the same")
  func olderForms() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("a").accessibility(label: Text("label")).accessibility(value: Text("value"))
          .accessibility(hint: Text("hint")).accessibility(identifier: "a").accessibility(addTraits: .isHeader)
        Text("b").accessibility(hidden: true)
      })
    let found = try mounted.root.find(identifier: "a")
    #expect(found.role == .heading)
    #expect(found.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == "label")
    #expect(found.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "value")
    #expect(found.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == "hint")
    #expect(try isHidden(mounted.root.find(text: "b")))
  }
}
