import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Controls that show other views under a label.
@Suite(.gtk) @MainActor
struct GroupControlTests {
  private struct Disclosed: View {
    @State private var isOpen = false
    let log: Log

    var body: some View {
      VStack {
        DisclosureGroup("own") { Counter().onAppear { log.note("appeared") } }
        DisclosureGroup("bound", isExpanded: noted($isOpen, in: log)) { Text("inside") }
        Button("open") { isOpen = true }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Text("\(count) taps").onTapGesture { count += 1 } }
  }

  @Test("CT38 a group starts closed, is toggled by click, Space and Return, and follows and writes a binding once")
  func disclosure() async throws {
    let log = Log()
    let mounted = try await MountedView(Disclosed(log: log), size: CGSize(width: 200, height: 300))
    #expect(mounted.root.texts == ["own", "bound", "open"])
    let bound = try mounted.root.find(role: .button, name: "bound")
    try await bound.click()
    #expect(log.entries == ["true"])
    #expect(mounted.root.texts == ["own", "bound", "inside", "open"])
    try await bound.click()
    try await mounted.root.find(role: .button, name: "open").click()
    #expect(log.entries == ["true", "false"])
    #expect(mounted.root.texts == ["own", "bound", "inside", "open"])
    gtk_widget_grab_focus(bound.widget.widgetPointer)
    try await bound.press("space")
    try await bound.press("Return")
    #expect(log.entries == ["true", "false", "false", "true"])
  }

  @Test("CT39 content does not exist until it is opened, and begins anew each time")
  func content() async throws {
    let log = Log()
    let mounted = try await MountedView(Disclosed(log: log), size: CGSize(width: 200, height: 300))
    #expect(log.entries == [])
    let own = try mounted.root.find(role: .button, name: "own")
    try await own.click()
    #expect(log.entries == ["appeared"])
    try await mounted.root.find(role: .label, text: "0 taps").click()
    #expect(mounted.root.texts == ["own", "1 taps", "bound", "open"])
    try await own.click()
    #expect(mounted.root.texts == ["own", "bound", "open"])
    try await own.click()
    #expect(mounted.root.texts == ["own", "0 taps", "bound", "open"])
  }

  private struct Quiet: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.isExpanded.toggle() }
    }
  }

  @Test("SY18 (part) a part of the configuration that a style leaves out is not made")
  func unusedPart() async throws {
    let log = Log()
    let mounted = try await MountedView(Disclosed(log: log).disclosureGroupStyle(Quiet()))
    try await mounted.root.find(role: .label, text: "own").click()
    try await mounted.root.find(role: .label, text: "bound").click()
    #expect(log.entries == ["true"])
    #expect(mounted.root.texts == ["own", "bound", "open"])
  }

  @Test("CT37 labelled content stands beside its label, a value is dimmed and written by a format")
  func labeledContent() async throws {
    let mounted = try await MountedView(
      VStack {
        LabeledContent("N", value: "x")
        LabeledContent("M", value: 0.5, format: .percent)
        LabeledContent("T") { Block(10, 10) }
      })
    #expect(mounted.root.texts == ["N", "x", "M", "50%", "T"])
    let (name, value) = (try mounted.root.frame(ofText: "N"), try mounted.root.frame(ofText: "x"))
    #expect(name.maxX + 8 == value.minX)
  }

  @Test("CT45 (part) a box has its title above a frame, and a control group joins its buttons")
  func boxes() async throws {
    let mounted = try await MountedView(
      VStack {
        GroupBox("T") {
          Text("a")
          Text("b")
        }
        ControlGroup {
          Button("one") {}
          Button("two") {}
        }
      })
    let (a, b) = (try mounted.root.frame(ofText: "a"), try mounted.root.frame(ofText: "b"))
    #expect(try mounted.root.frame(ofText: "T").maxY <= a.minY)
    #expect(a.maxY <= b.minY)
    #expect(mounted.root.all.filter { $0.widget.typeName == "GtkFrame" }.count == 1)
    let (one, two) = (
      try mounted.root.find(role: .button, name: "one"), try mounted.root.find(role: .button, name: "two")
    )
    #expect(one.frame.maxX == two.frame.minX)
    let parent = try #require(gtk_widget_get_parent(one.widget.widgetPointer))
    #expect(gtk_widget_has_css_class(parent, "linked") != 0)
  }

  @Test("CT40 (part) a gauge clamps its value, has all its labels and tells value and bounds")
  func gauge() async throws {
    let mounted = try await MountedView(
      Gauge(value: 12, in: 0...10) {
        Text("l")
      } currentValueLabel: {
        Text("c")
      } minimumValueLabel: {
        Text("a")
      } maximumValueLabel: {
        Text("b")
      })
    #expect(mounted.root.texts.sorted() == ["a", "b", "c", "l"])
    let bar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkLevelBar" })
    #expect(bar.widget["value"] == 1.0)
    #expect(bar.name == "l")
    #expect(bar.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "c")
  }

  private struct Share: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.value)") }
  }

  @Test("SY17 (part) a style of gauges is given the value from 0 to 1")
  func gaugeStyle() async throws {
    let mounted = try await MountedView(Gauge(value: 5, in: 0...20) { Text("l") }.gaugeStyle(Share()))
    #expect(mounted.root.texts == ["0.25"])
  }

  @Test("CT42 (part) what is unavailable is said in the middle of the room, and a search names its text")
  func unavailable() async throws {
    let mounted = try await MountedView(
      ContentUnavailableView("T", systemImage: "edit-find", description: Text("d")),
      size: CGSize(width: 400, height: 400))
    #expect(mounted.root.texts == ["T", "d"])
    #expect(try abs(mounted.root.frame(ofText: "T").midX - 200) <= 1)
    #expect(mounted.root.all.filter { $0.role == .image }.count <= 1)
    let search = try await MountedView(ContentUnavailableView.search(text: "ada"))
    #expect(search.root.texts[0] == "No Results for “ada”")
  }
}
