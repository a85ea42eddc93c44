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

  @Test("AX6 traits are roles and states, and a state that is removed is none")
  func traits() async throws {
    let roles: [(AccessibilityTraits, WidgetRole)] = [
      (.isButton, .button), (.isLink, .link), (.isHeader, .heading), (.isImage, .image), (.isSearchField, .searchBox),
      (.isToggle, .checkbox), (.updatesFrequently, WidgetRole("status")), (.playsSound, .label),
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

  @Test("AX7 a heading has its level, and another when that is said")
  func heading() async throws {
    func title(_ level: AccessibilityHeadingLevel) -> some View { Text("Title").accessibilityHeading(level) }
    let mounted = try await MountedView(title(.h2))
    let heading = try mounted.root.find(role: .heading, text: "Title")
    #expect(heading.accessible(GTK_ACCESSIBLE_PROPERTY_LEVEL) == "2")
    mounted.rootView = title(.h3)
    await Settling.settle()
    #expect(heading.accessible(GTK_ACCESSIBLE_PROPERTY_LEVEL) == "3")
  }

  @Test("AX7 the headers of sections in lists and stacks are headings, and what is below them is none")
  func listHeaders() async throws {
    func sections() -> some View {
      Group {
        Section("first") { Text("row") }
        Section {
          Text("other row")
        } header: {
          Text("second")
        } footer: {
          Text("footer")
        }
      }
    }
    let list = try await MountedView(List { sections() }, size: CGSize(width: 300, height: 500))
    #expect(list.root.findAll(role: .heading).map(\.text) == ["first", "second"])
    let stack = try await MountedView(
      ScrollView { LazyVStack { sections() } }, size: CGSize(width: 300, height: 500))
    #expect(stack.root.findAll(role: .heading).map(\.text) == ["first", "second"])
  }

  @Test("AX7 the texts of section headers in a form are headings, and a button beside them is a button")
  func sectionHeaders() async throws {
    let mounted = try await MountedView(
      VStack {
        Form {
          Section {
            Text("in the form")
          } header: {
            HStack {
              Text("of the form")
              Button("button") {}
            }
          }
        }
      }, size: CGSize(width: 300, height: 500))
    #expect(mounted.root.findAll(role: .heading).map(\.text) == ["of the form"])
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["button"])
  }

  @Test("AX7 the title of a page, and of what says that nothing is there, is a heading")
  func titles() async throws {
    let mounted = try await MountedView(
      NavigationStack {
        ContentUnavailableView("Nothing here", systemImage: "tray", description: Text("described"))
          .navigationTitle("Page")
          .toolbar { Button("item") {} }
      })
    #expect(mounted.root.findAll(role: .heading).map(\.text) == ["Page", "Nothing here"])
  }

  @Test("AX11 an identifier finds the view in tests, is not its name, and is none in CSS")
  func identifier() async throws {
    let mounted = try await MountedView(Text("text").accessibilityIdentifier("background"))
    let found = try mounted.root.find(identifier: "background")
    #expect(found.name == "text")
    #expect(String(cString: gtk_widget_get_name(found.widget.widgetPointer)) != "background")
  }

  private struct Changing: View {
    @State private var isSearch = false
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("field", text: $text).accessibilityAddTraits(isSearch ? .isSearchField : [])
        Button("change") { isSearch.toggle() }
      }
    }
  }

  @Test("AX6 another role comes and goes with its trait, and leaves state, place and focus as they are")
  func roleChanges() async throws {
    let mounted = try await MountedView(Changing())
    let change = try mounted.root.find(role: .button, name: "change")
    let field = try mounted.root.find(role: .textField, name: "field")
    let frame = field.frame
    try await field.type("a")
    try await change.click()
    let search = try mounted.root.find(role: .searchBox, name: "field")
    #expect(search.frame == frame)
    try await search.press("b")
    #expect(search.text == "ab")
    try await change.click()
    let again = try mounted.root.find(role: .textField, name: "field")
    try await again.press("c")
    #expect(again.text == "abc")
  }

  private struct Switched: View {
    @State private var isOn = false
    @State private var isCard = true

    var body: some View {
      VStack {
        Text("lamp").accessibilityAddTraits(isCard ? .isToggle : []).accessibilityAddTraits(isOn ? .isSelected : [])
          .accessibilityAddTraits(isOn ? .isModal : []).accessibilityIdentifier("lamp")
        Button("switch") { isOn.toggle() }
        Button("end") { isCard = false }
      }
    }
  }

  @Test("AX6 a toggle tells its state for as long as it is one, and what is modal tells so")
  func toggleTrait() async throws {
    let mounted = try await MountedView(Switched())
    func lamp() throws -> FoundWidget { try mounted.root.find(identifier: "lamp") }
    #expect(try lamp().state(GTK_ACCESSIBLE_STATE_CHECKED) == "false")
    try await mounted.root.find(role: .button, name: "switch").click()
    #expect(try lamp().state(GTK_ACCESSIBLE_STATE_CHECKED) == "true")
    #expect(try gtk_test_accessible_has_property(lamp().widget.cast(), GTK_ACCESSIBLE_PROPERTY_MODAL) != 0)
    try await mounted.root.find(role: .button, name: "end").click()
    #expect(try lamp().state(GTK_ACCESSIBLE_STATE_CHECKED) == nil)
    #expect(try lamp().role == .label)
  }

  /// All that assistive technologies are told of a widget.
  private func told(of found: FoundWidget) -> [String?] {
    let properties = [
      GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    ]
    let states = [GTK_ACCESSIBLE_STATE_SELECTED, GTK_ACCESSIBLE_STATE_HIDDEN, GTK_ACCESSIBLE_STATE_CHECKED]
    return [found.role.nick] + properties.map(found.accessible) + states.map(found.state)
  }

  @Test("AX12 the older forms say what the newer ones say")
  func olderForms() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("a").accessibility(label: Text("label")).accessibility(value: Text("value"))
          .accessibility(hint: Text("hint")).accessibility(addTraits: [.isHeader, .isSelected])
          .accessibility(removeTraits: .isSelected).accessibility(sortPriority: 1)
          .accessibility(selectionIdentifier: AnyHashable(1)).accessibility(activationPoint: UnitPoint.center)
          .accessibility(activationPoint: CGPoint(x: 1, y: 1)).accessibility(identifier: "old")
        Text("a").accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint")
          .accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isSelected)
          .accessibilitySortPriority(1).accessibilityActivationPoint(UnitPoint.center)
          .accessibilityActivationPoint(CGPoint(x: 1, y: 1)).accessibilityIdentifier("new")
        Text("b").accessibility(hidden: true)
      })
    let old = try told(of: mounted.root.find(identifier: "old"))
    // What no trait says is none with GTK 4.8, and false with newer ones.
    #expect(old.prefix(5) == ["heading", "label", "value", "hint", "false"])
    #expect(try told(of: mounted.root.find(identifier: "new")) == old)
    #expect(try isHidden(mounted.root.find(text: "b")))
  }
}
