import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source calls controls that choose values or show them.
@MainActor
@Suite(.serialized, .gtk)
struct ValueFormsTests {
  private struct Choices: View {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
      var kind = 1
    }

    @State private var items = [Item(id: 1), Item(id: 2, isOn: true)]
    @State private var kind = 1
    let title: String

    var body: some View {
      VStack {
        Picker("kinds", sources: $items, selection: \.kind) { options }.pickerStyle(.segmented)
        Picker(title, sources: $items, selection: \.kind) { options }
        Picker("icon", systemImage: "star", sources: $items, selection: \.kind) { options }
        Picker(selection: $kind) {
          options
        } label: {
          Text("label")
        } currentValueLabel: {
          Text("own words")
        }
        Picker("title", selection: $kind) {
          options
        } currentValueLabel: {
          Text("no \(kind)")
        }
        Toggle("toggle", systemImage: "star", sources: $items, isOn: \.isOn)
        Toggle(title, systemImage: "star", sources: $items, isOn: \.isOn)
        Text("\(items.map(\.kind).description) \(items.map(\.isOn).description)")
      }
    }

    @ViewBuilder private var options: some View {
      Text("first").tag(1)
      Text("second").tag(2)
    }
  }

  @Test("pickers and toggles of several values write all of them, and a menu says other words than the choice")
  func choices() async throws {
    let mounted = try await MountedView(Choices(title: "string"), size: CGSize(width: 400, height: 500))
    let segments = mounted.root.all.filter { $0.widget.typeName == "GtkToggleButton" }
    try await #require(segments.first { $0.name == "second" }).click()
    try await mounted.root.find(role: .checkbox, name: "toggle").click()
    #expect(mounted.root.texts.last == "[2, 2] [true, true]")
    #expect(mounted.root.texts.contains("own words") && mounted.root.texts.contains("no 1"))
  }

  private struct Days: View {
    @State private var days: Set<DateComponents> = []
    let title: String

    var body: some View {
      VStack {
        MultiDatePicker("key", selection: $days)
        MultiDatePicker(title, selection: $days, in: .distantPast ..< .distantFuture)
        MultiDatePicker("from", selection: $days, in: Date.now...)
        MultiDatePicker(selection: $days, in: ..<Date.now) { Label("label", systemImage: "star") }
      }
    }
  }

  @Test("pickers of several days of all forms are calendars")
  func days() async throws {
    let mounted = try await MountedView(Days(title: "string"), size: CGSize(width: 600, height: 1200))
    let calendars = mounted.root.all.filter { $0.widget.typeName == "GtkCalendar" }
    #expect(calendars.map(\.name) == ["key", "string", "from", "label"])
  }

  private struct Numbers: View {
    let progress: Progress

    var body: some View {
      VStack {
        Gauge(value: 0.5) {
          Text("gauge")
        } currentValueLabel: {
          Text("half")
        } markedValueLabels: {
          Text("mark")
        }
        ProgressView(progress)
        ProgressView(timerInterval: .distantPast ... .distantPast.addingTimeInterval(1)) { Text("time") }
        ProgressView(timerInterval: .distantPast ... .distantPast.addingTimeInterval(1), countsDown: false)
        ProgressView(timerInterval: .distantPast ... .distantPast.addingTimeInterval(1)) {
          Text("both")
        } currentValueLabel: {
          Text("value")
        }
      }
    }
  }

  @Test("a task is as far as Foundation counts, or as the time that is over")
  func numbers() async throws {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let mounted = try await MountedView(Numbers(progress: progress), size: CGSize(width: 300, height: 400))
    let bars = mounted.root.all.filter { $0.widget.typeName == "GtkProgressBar" }
    #expect(bars.map { $0.widget["fraction"] as Double } == [0.25, 0, 1, 0])
    #expect(["gauge", "half", "mark", "time", "both", "value"].allSatisfy { mounted.root.texts.contains($0) })
  }
}
