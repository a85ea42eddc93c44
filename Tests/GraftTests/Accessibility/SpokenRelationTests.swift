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

  private struct Changing: View {
    @Namespace private var names
    @State private var label = 1
    @State private var content = 1

    var body: some View {
      VStack {
        Text("Name").accessibilityLabeledPair(role: .label, id: label, in: names)
        Text("Ann").accessibilityLabeledPair(role: .content, id: content, in: names)
        Text("Bob").accessibilityLabeledPair(role: .content, id: 2, in: names)
        Button("label") { label = 2 }
        Button("content") { content = 2 }
      }
    }
  }

  /// Which contents a label labels alone, and which have any.
  private func labelled(
    by label: String, _ contents: [String], in root: WidgetQuery
  ) throws -> (by: [Bool], any: [Bool]) {
    let label = try root.find(role: .label, text: label)
    let contents = try contents.map { try root.find(role: .label, text: $0) }
    return (
      contents.map { $0.isRelated(GTK_ACCESSIBLE_RELATION_LABELLED_BY, to: label) },
      contents.map {
        gtk_test_accessible_has_relation($0.widget.object.cast(), GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
      }
    )
  }

  @Test("AX16 a label that comes to another pair labels the content of that, and the former no more")
  func changingLabel() async throws {
    let mounted = try await MountedView(Changing())
    #expect(try labelled(by: "Name", ["Ann", "Bob"], in: mounted.root).by == [true, false])
    try await mounted.root.find(role: .button, name: "label").click()
    let after = try labelled(by: "Name", ["Ann", "Bob"], in: mounted.root)
    #expect(after.by == [false, true] && after.any == [false, true])
  }

  @Test("AX16 a content that leaves its pair is labelled no more, and is when its label follows")
  func changingContent() async throws {
    let mounted = try await MountedView(Changing())
    try await mounted.root.find(role: .button, name: "content").click()
    #expect(try labelled(by: "Name", ["Ann", "Bob"], in: mounted.root).any == [false, false])
    try await mounted.root.find(role: .button, name: "label").click()
    #expect(try labelled(by: "Name", ["Ann", "Bob"], in: mounted.root).by == [true, true])
  }

  private struct Several: View {
    @Namespace private var names
    @State private var second = 2

    var body: some View {
      VStack {
        Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: names)
          .accessibilityLabeledPair(role: .label, id: second, in: names)
        Text("Title").accessibilityLabeledPair(role: .label, id: 4, in: names)
        Text("Ann").accessibilityLabeledPair(role: .content, id: 1, in: names)
        Text("Bob").accessibilityLabeledPair(role: .content, id: 2, in: names)
        Text("Cy").accessibilityLabeledPair(role: .content, id: 3, in: names)
          .accessibilityLabeledPair(role: .content, id: 4, in: names)
        Button("change") { second = 3 }
      }
    }
  }

  @Test("AX16 a view has several relations, and one that changes leaves the others")
  func severalPairs() async throws {
    let mounted = try await MountedView(Several())
    let contents = ["Ann", "Bob", "Cy"]
    #expect(try labelled(by: "Name", contents, in: mounted.root).by == [true, true, false])
    #expect(try labelled(by: "Title", contents, in: mounted.root).by == [false, false, true])
    try await mounted.root.find(role: .button, name: "change").click()
    // The last has two labels now.
    #expect(try labelled(by: "Name", contents, in: mounted.root) == ([true, false, false], [true, false, true]))
    #expect(try labelled(by: "Title", contents, in: mounted.root).by == [false, false, false])
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
          .accessibilityRotor(.headings(level: .h2), entries: [1, 2], entryID: \.self, entryLabel: \.description)
          .accessibilityRotor("marks", textRanges: []).accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue)
          .accessibility(inputLabels: [Text("three")]).accessibilityTextContentType(.messaging)
          .accessibilityScrollAction { _ in }
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

  /// What is logged when something is announced.
  private func logged() async throws -> [String] {
    let log = Log()
    let mounted = try await MountedView(Text("window"))
    let former = Announcements.unspoken
    defer { Announcements.unspoken = former }
    Announcements.unspoken = { log.note($0) }
    AccessibilityNotification.Announcement("Saved").post()
    await mounted.close()
    return log.entries
  }

  @Test("AX16 (part) what is announced and cannot be spoken is logged", .enabled(if: gtk_get_minor_version() < 14))
  func unspoken() async throws {
    let entries = try await logged()
    #expect(entries == ["Saved"])
  }

  @Test("AX16 (part) what is announced is GTK's, and not logged", .enabled(if: gtk_get_minor_version() >= 14))
  func announcement() async throws {
    let entries = try await logged()
    #expect(entries == [])
  }
}
