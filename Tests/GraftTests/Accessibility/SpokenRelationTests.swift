import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What views are to each other, and what else is told to the users of assistive technologies.
@Suite(.gtk) @MainActor
struct SpokenRelationTests {
  private struct Pair: View {
    @Namespace private var names
    @State private var title = "Name"

    var body: some View {
      VStack {
        Text(title).accessibilityLabeledPair(role: .label, id: 1, in: names)
        Text("Ann").accessibilityLabeledPair(role: .content, id: 1, in: names)
        Text("Bob").accessibilityLabeledPair(role: .content, id: 2, in: names)
      }
    }
  }

  @Test("AX16 the content of a pair is labelled by its label, and by no other's")
  func pairs() async throws {
    let mounted = try await MountedView(Pair())
    let label = try mounted.root.find(role: .label, text: "Name")
    let labelled = try ["Ann", "Bob"].map {
      try mounted.root.find(role: .label, text: $0).isRelated(GTK_ACCESSIBLE_RELATION_LABELLED_BY, to: label)
    }
    #expect(labelled == [true, false])
  }

  private struct Linked: View {
    @Namespace private var names
    @State private var hasThird = false

    var body: some View {
      VStack {
        Text("a").accessibilityLinkedGroup(id: 1, in: names)
        Text("b").accessibilityLinkedGroup(id: 2, in: names)
        Text("c").accessibilityLinkedGroup(id: 1, in: names)
        if hasThird { Text("d").accessibilityLinkedGroup(id: 1, in: names) }
        Button("change") { hasThird.toggle() }
      }
    }
  }

  /// From which label assistive technologies are led to which other one alone.
  private func ways(_ texts: [String], in root: WidgetQuery) throws -> [String] {
    let labels = try texts.map { try root.find(role: .label, text: $0) }
    return labels.flatMap { from in
      labels.filter { from.isRelated(GTK_ACCESSIBLE_RELATION_FLOW_TO, to: $0) }.map { "\(from.text) to \($0.text)" }
    }
  }

  private func leadsOn(_ text: String, in root: WidgetQuery) throws -> Bool {
    let label = try root.find(role: .label, text: text).widget
    return gtk_test_accessible_has_relation(label.object.cast(), GTK_ACCESSIBLE_RELATION_FLOW_TO) != 0
  }

  @Test("AX16 from each view of a linked group there is a way to the others, and to no view of another group")
  func linkedGroup() async throws {
    let mounted = try await MountedView(Linked())
    let change = try mounted.root.find(role: .button, name: "change")
    #expect(try ways(["a", "b", "c"], in: mounted.root) == ["a to c", "c to a"])
    try await change.click()
    // Each leads to two others now.
    #expect(try ways(["a", "b", "c", "d"], in: mounted.root).isEmpty)
    #expect(try leadsOn("d", in: mounted.root))
    try await change.click()
    #expect(try ways(["a", "b", "c"], in: mounted.root) == ["a to c", "c to a"])
  }

  private struct Reached: View {
    enum Field { case first, second }
    @AccessibilityFocusState private var field: Field?
    @AccessibilityFocusState private var isAtLast: Bool

    var body: some View {
      VStack {
        TextField("first", text: .constant("")).accessibilityFocused($field, equals: .first)
        TextField("second", text: .constant("")).accessibilityFocused($field, equals: .second)
        TextField("last", text: .constant("")).accessibilityFocused($isAtLast)
        Text(field.map { "at \($0)" } ?? (isAtLast ? "at last" : "nowhere")).accessibilityIdentifier("place")
        Button("go") { field = .second }
      }
    }
  }

  @Test("AX16 a state of where assistive technologies are follows the focus and moves it")
  func focusState() async throws {
    let mounted = try await MountedView(Reached())
    let place = try mounted.root.find(identifier: "place")
    try await mounted.root.find(role: .textField, name: "first").click()
    #expect(place.text == "at first")
    try await mounted.root.find(role: .textField, name: "last").click()
    #expect(place.text == "at last")
    try await mounted.root.find(role: .button, name: "go").click()
    #expect(place.text == "at second")
  }

  @Test("AX16 what no desktop has is taken, and changes neither what is there nor what is told of it")
  func hints() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("a").accessibilityInputLabels(["one"]).accessibilityInputLabels([Text("two")])
          .accessibilityRotor(Text("rotor")) { Text("entry") }
          .accessibilityShowsLargeContentViewer().accessibilityShowsLargeContentViewer { Text("large") }
          .speechAlwaysIncludesPunctuation().speechSpellsOutCharacters().speechAdjustedPitch(1)
          .speechAnnouncementsQueued()
        Text("b")
      })
    #expect(mounted.root.texts == ["a", "b"])
    let labels = mounted.root.findAll(role: .label)
    #expect(labels.map(\.name) == ["a", "b"] && labels[0].frame.height == labels[1].frame.height)
    let properties = [GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT]
    #expect(labels.flatMap { properties.map($0.accessible) }.allSatisfy { $0 == nil })
  }

  @Test("AX16 (part) what is announced and cannot be spoken is logged", .enabled(if: gtk_get_minor_version() < 14))
  func announcement() async throws {
    let log = Log()
    let mounted = try await MountedView(Text("window"))
    let former = Announcements.unspoken
    defer { Announcements.unspoken = former }
    Announcements.unspoken = { log.note($0) }
    AccessibilityNotification.Announcement("Saved").post()
    #expect(log.entries == ["Saved"])
    await mounted.close()
  }
}
