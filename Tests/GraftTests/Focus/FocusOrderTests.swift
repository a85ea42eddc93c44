import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Where keys lead, and how the place is seen.
@Suite(.gtk) @MainActor
struct FocusOrderTests {
  /// The name of what has the focus, or of the control that it is in.
  private func focused(_ query: WidgetQuery) -> String {
    guard let first = query.all.first, let root = gtk_widget_get_root(first.widget.widgetPointer),
      let focus = gtk_root_get_focus(root)
    else { return "nothing" }
    let named = query.all.filter { !$0.name.isEmpty && $0.role != .label }
    return named.last {
      $0.widget.widgetPointer == focus || gtk_widget_is_ancestor(focus, $0.widget.widgetPointer) != 0
    }?.name ?? "something"
  }

  private struct Ringed: View {
    var body: some View {
      VStack(spacing: 20) {
        TextField("field", text: .constant(""))
        Text("text")
        Image(systemName: "star")
        Color.green.frame(width: 40, height: 40).focusable()
        Button("last") {}
      }
      .padding(20)
    }
  }

  @Test("FO1 Tab passes texts and images by, and shows a ring around the view that it reaches")
  func ring() async throws {
    let mounted = try await MountedView(Ringed())
    let field = try mounted.root.find(role: .textField, name: "field")
    try await field.click()
    let last = try mounted.root.find(role: .button, name: "last").frame
    // Above the button lies the view, with a gap of 20 between them.
    let strip = CGRect(x: last.midX - 10, y: last.minY - 20, width: 20, height: 4)
    let before = try Pixels(mounted.root).colors(in: strip)
    #expect(before.count == 1)
    try await field.press("Tab")
    #expect(try Pixels(mounted.root).colors(in: strip).count > 1)
    try await field.press("Tab")
    #expect(focused(mounted.root) == "last")
    #expect(try Pixels(mounted.root).colors(in: strip) == before)
  }

  private struct Ringless: View {
    let log: Log

    var body: some View {
      VStack(spacing: 20) {
        TextField("field", text: .constant(""))
        Color.green.frame(width: 40, height: 40).focusable().hoverEffect()
          .onKeyPress(.space) {
            log.note("space")
            return .handled
          }
          .focusEffectDisabled()
        Button("last") {}
      }
      .padding(20)
    }
  }

  @Test("FO13 a hidden ring leaves the focus where it is, and an effect of the pointer changes nothing")
  func hiddenRing() async throws {
    let log = Log()
    let mounted = try await MountedView(Ringless(log: log))
    let field = try mounted.root.find(role: .textField, name: "field")
    try await field.click()
    let last = try mounted.root.find(role: .button, name: "last").frame
    let strip = CGRect(x: last.midX - 10, y: last.minY - 20, width: 20, height: 4)
    let before = try Pixels(mounted.root).colors(in: strip)
    try await field.press("Tab")
    try await field.press("space")
    #expect(log.entries == ["space"])
    #expect(try Pixels(mounted.root).colors(in: strip) == before)
  }

  private struct Pages: View {
    @State private var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        Button("covered") {}
          .navigationDestination(for: Int.self) { _ in
            VStack {
              Button("a") {}
              Button("b") {}
            }
          }
      }
    }
  }

  @Test("FO5 Tab reaches nothing that is covered, forwards or back")
  func covered() async throws {
    let mounted = try await MountedView(Pages())
    let first = try mounted.root.find(role: .button, name: "a")
    var names = [focused(mounted.root)]
    for index in 1...6 {
      try await first.press("Tab", modifiers: index > 3 ? .shift : [])
      names.append(focused(mounted.root))
    }
    #expect(Set(names).isSubset(of: ["a", "b", "Back"]))
    #expect(names.contains("a") && names.contains("b"))
  }

  private struct Groups: View {
    @State private var choice = 1
    @State private var tab = 1
    @State private var row: Int? = 1
    @State private var date = Date(timeIntervalSince1970: 1_000_000_000)

    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: 1) {
          VStack {
            Text("choice \(choice), row \(row ?? 0)").accessibilityIdentifier("state")
            Picker("Picker", selection: $choice) {
              Text("first").tag(1)
              Text("second").tag(2)
            }
            .pickerStyle(.radioGroup)
            List([1, 2, 3], id: \.self, selection: $row) { Text("row \($0)") }.frame(height: 100)
            DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
            Text("day \(Int(date.timeIntervalSince1970 - 1_000_000_000) / 86_400)").accessibilityIdentifier("day")
          }
        }
        Tab("Two", systemImage: "heart", value: 2) { Text("second tab") }
      }
    }
  }

  @Test("FO5 arrows move inside of radio buttons, lists, calendars and tabs")
  func arrows() async throws {
    let mounted = try await MountedView(Groups(), size: CGSize(width: 700, height: 600))
    let first = try mounted.root.find(role: .radio, name: "first")
    gtk_widget_grab_focus(first.widget.widgetPointer)
    try await first.press("Down")
    #expect(focused(mounted.root) == "second")
    try await mounted.root.find(role: .label, text: "row 1").click()
    try await first.press("Down")
    #expect(try mounted.root.find(identifier: "state").text.hasSuffix("row 2"))
    let calendar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkCalendar" })
    gtk_widget_grab_focus(calendar.widget.widgetPointer)
    for key in ["Down", "Right", "Down", "space"] { try await calendar.press(key) }
    #expect(try mounted.root.find(identifier: "day").text != "day 0")
    let tab = try mounted.root.find(role: .tab, name: "One")
    gtk_widget_grab_focus(tab.widget.widgetPointer)
    try await tab.press("Right")
    #expect(focused(mounted.root) == "Two")
    try await tab.press("Left")
    #expect(focused(mounted.root) == "One")
  }
}
