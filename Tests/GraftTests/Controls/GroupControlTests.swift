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

  @Test("SY18 a part of the configuration that a style leaves out is not made")
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

  @Test("CT45 a box has its title above a frame with its views below each other, and a control group joins its buttons")
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
    let frames = mounted.root.all.filter { $0.widget.typeName == "GtkFrame" }
    #expect(frames.map(\.content.texts) == [["a", "b"]])
    let (one, two) = (
      try mounted.root.find(role: .button, name: "one"), try mounted.root.find(role: .button, name: "two")
    )
    #expect(one.frame.maxX == two.frame.minX)
    let parent = try #require(gtk_widget_get_parent(one.widget.widgetPointer))
    #expect(gtk_widget_has_css_class(parent, "linked") != 0)
  }

  @Test("CT45 in a menu a control group is one row of items, each of which is chosen by itself")
  func groupInMenu() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Menu("Menu") {
        Button("above") {}
        ControlGroup {
          Button("one") { log.note("one") }
          Button("two") { log.note("two") }
        }
        Button("below") {}
      }
      .controlGroupStyle(Joined()), size: CGSize(width: 300, height: 300))
    try await mounted.root.find(role: .button, name: "Menu").click()
    let items = mounted.root.findAll(role: .menuItem)
    #expect(items.map(\.name) == ["above", "one", "two", "below"])
    let frames = items.map(\.frame)
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[3].minY)
    #expect(frames[1].minY == frames[2].minY && frames[1].maxX <= frames[2].minX)
    #expect(frames[1].minX == frames[0].minX && frames[2].maxX == frames[0].maxX)
    try await items[2].click()
    #expect(log.entries == ["two"])
    #expect(gtk_widget_get_mapped(items[2].widget.widgetPointer) == 0)
  }

  @Test("CT40 a gauge clamps its value, has all its labels and tells value and bounds, and its user changes nothing")
  func gauge() async throws {
    let mounted = try await MountedView(
      Gauge(value: 12, in: 2...10) {
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
    let told = [
      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
    ].map { bar.accessible($0).flatMap(Double.init) }
    #expect(told == [10, 2, 10])
    try await bar.click()
    #expect(bar.widget["value"] == 1.0)
    #expect(gtk_widget_get_focusable(bar.widget.widgetPointer) == 0)
  }

  private struct Share: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.value)") }
  }

  @Test("SY17 a style of gauges is given the value from 0 to 1")
  func gaugeStyle() async throws {
    let mounted = try await MountedView(Gauge(value: 15, in: 10...20) { Text("l") }.gaugeStyle(Share()))
    #expect(mounted.root.texts == ["0.5"])
  }

  /// A task and a gauge that show a value which their owner does not read.
  private struct Measured: View {
    let log: Log
    let hand: (Binding<Double>) -> Void
    @State private var done = 1.0

    var body: some View {
      let _ = log.note("owner")
      let _ = hand($done)
      Reading(done: $done).progressViewStyle(ToldTask(log: log)).gaugeStyle(ToldGauge(log: log))
    }
  }

  private struct Reading: View {
    @Binding var done: Double

    var body: some View {
      ProgressView(value: done, total: 4)
      Gauge(value: done, in: 0...4) { Text("l") }
    }
  }

  private struct ToldTask: ProgressViewStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      let _ = log.note("task \(configuration.fractionCompleted ?? -1)")
      Text("task")
    }
  }

  private struct ToldGauge: GaugeStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      let _ = log.note("gauge \(configuration.value)")
      Text("gauge")
    }
  }

  @Test("SY17 styles of tasks and gauges are asked once for each change, and the owner's body is not run")
  func styledAgain() async throws {
    let log = Log()
    var done = Binding.constant(0.0)
    let mounted = try await MountedView(Measured(log: log) { done = $0 })
    #expect(log.take() == ["owner", "task 0.25", "gauge 0.25"])
    for value in [2.0, 3.0] {
      done.wrappedValue = value
      await Settling.settle()
      #expect(log.take() == ["task \(value / 4)", "gauge \(value / 4)"])
    }
    #expect(mounted.root.texts == ["task", "gauge"])
  }

  /// Each adopts one kind, and shows that it was asked.
  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("box")
      configuration.content
    }
  }

  private struct Joined: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.content
    }
  }

  private struct Framed: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("editor")
      TextEditor(configuration)
    }
  }

  private struct Labelled: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      Text("labelled")
    }
  }

  private struct Listed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("form")
      VStack { configuration.content }
    }
  }

  @Test(
    "SY18 styles of all kinds of groups are adopted, and make no part that they leave out"
  )
  func adopted() async throws {
    let log = Log()
    func noting(_ name: String) -> some View { Text(name).onAppear { log.note(name) } }
    let mounted = try await MountedView(
      Form {
        GroupBox {
          noting("in box")
        } label: {
          noting("title of box")
        }
        ControlGroup {
          Button("button") {}
        } label: {
          Text("group")
        }
        LabeledContent {
          noting("value")
        } label: {
          noting("label")
        }
        TextEditor(text: .constant("edited"))
      }
      .formStyle(Listed()).groupBoxStyle(Boxed()).controlGroupStyle(Joined()).labeledContentStyle(Labelled())
      .textEditorStyle(Framed()),
      size: CGSize(width: 300, height: 300))
    #expect(mounted.root.texts == ["form", "box", "in box", "group", "button", "value", "labelled", "editor"])
    #expect(mounted.root.all.filter { $0.widget.typeName == "GtkTextView" }.count == 1)
    #expect(log.entries == ["in box", "value"])
  }

  @Test("CT42 what is unavailable is said in the middle of the room, and a search names its text")
  func unavailable() async throws {
    let mounted = try await MountedView(
      ContentUnavailableView {
        Label("T", systemImage: "edit-find")
      } description: {
        Text("d")
      } actions: {
        Button("act") {}
      },
      size: CGSize(width: 400, height: 400))
    #expect(mounted.root.texts == ["T", "d", "act"])
    let image = try #require(mounted.root.imageFrames.first)
    let frames = try [image] + ["T", "d", "act"].map { try mounted.root.frame(ofText: $0) }
    for frame in frames { #expect(abs(frame.midX - 200) <= 1) }
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.maxY <= below.minY) }
    let button = try mounted.root.find(role: .button, name: "act").frame
    #expect(abs((image.minY + button.maxY) / 2 - 200) <= 8)
    #expect(mounted.root.findAll(role: .heading).map(\.text) == ["T"])
    let search = try await MountedView(ContentUnavailableView.search(text: "ada"))
    #expect(search.root.texts[0] == "No Results for “ada”")
  }

  private struct InForm: View {
    @State private var isOn = false

    var body: some View {
      Form {
        DisclosureGroup("More") {
          Toggle("Sound", isOn: $isOn)
          Text("inside")
        }
        Text("after")
      }
    }
  }

  @Test("CT38 in a form the header of a group is a row that opens and closes it, and each view of its content is one")
  func form() async throws {
    let mounted = try await MountedView(InForm(), size: CGSize(width: 500, height: 300))
    func rows() -> [String?] { mounted.root.findAll(role: .listItem).map { $0.content.texts.first } }
    #expect(rows() == ["More", "after"])
    let header = try #require(mounted.root.findAll(role: .listItem).first)
    try await header.click()
    #expect(rows() == ["More", "Sound", "inside", "after"])
    try await #require(mounted.root.findAll(role: .listItem).dropFirst().first).click()
    try await header.click()
    #expect(rows() == ["More", "after"])
  }
}
