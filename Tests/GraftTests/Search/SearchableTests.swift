import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views in which the user searches.
@Suite(.gtk) @MainActor
struct SearchableTests {
  private static let size = CGSize(width: 500, height: 300)

  private struct Items: View {
    let query: Source<String>
    let log: Log
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      VStack {
        let found = ["apple", "banana", "cherry"].filter { query.value.isEmpty || $0.contains(query.value) }
        if found.isEmpty { Text("nothing") } else { List(found, id: \.self) { Text($0) } }
        Text("inside \(isSearching)")
        Button("dismiss") { dismissSearch() }
      }
    }
  }

  private struct Program: View {
    let query: Source<String>
    var log = Log()
    @Environment(\.isSearching) private var isSearching

    var body: some View {
      VStack {
        Items(query: query, log: log).searchable(text: query.binding, prompt: "Find")
        TextField("other", text: .constant(""))
        Text("outside \(isSearching)")
      }
    }
  }

  private func field(_ query: WidgetQuery) throws -> FoundWidget {
    try #require(query.all.first { $0.widget.typeName == "GtkSearchEntry" })
  }

  @Test("MN23 MN24 typing in the field writes the text, and only views inside know of it; Escape clears and leaves")
  func types() async throws {
    let query = Source("")
    let mounted = try await MountedView(Program(query: query), size: Self.size)
    #expect(try field(mounted.root).widget["placeholder-text"] as String == "Find")
    #expect(mounted.root.texts.contains("inside false"))
    try await mounted.root.find(role: .button, name: "dismiss").press("f", modifiers: .control)
    #expect(mounted.root.texts.contains("inside true") && mounted.root.texts.contains("outside false"))
    try await field(mounted.root).press("a")
    try await field(mounted.root).press("n")
    #expect(query.value == "an")
    try await field(mounted.root).press("Escape")
    #expect(query.value == "" && mounted.root.texts.contains("inside false"))
  }

  @Test("MN24 dismissing clears the text and takes the focus away; when nobody searches it does nothing")
  func dismisses() async throws {
    let query = Source("")
    let mounted = try await MountedView(Program(query: query), size: Self.size)
    query.value = "kept"
    await Settling.settle()
    try await mounted.root.find(role: .button, name: "dismiss").click()
    #expect(query.value == "kept")
    try await field(mounted.root).click()
    #expect(mounted.root.texts.contains("inside true"))
    try await mounted.root.find(role: .button, name: "dismiss").click()
    #expect(query.value == "" && mounted.root.texts.contains("inside false"))
    #expect(
      gtk_widget_get_state_flags(try field(mounted.root).widget.widgetPointer).rawValue
        & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue == 0)
  }

  @Test("MN25 each letter changes the list, and the field keeps its widget and the focus, also where nothing is found")
  func filters() async throws {
    let query = Source("")
    let mounted = try await MountedView(Program(query: query), size: Self.size)
    let entry = try field(mounted.root)
    try await entry.click()
    try await entry.press("b")
    #expect(mounted.root.texts.contains("banana") && !mounted.root.texts.contains("apple"))
    try await entry.press("x")
    #expect(mounted.root.texts.contains("nothing"))
    try await entry.press("BackSpace")
    try await entry.press("a")
    #expect(query.value == "ba" && mounted.root.texts.contains("banana"))
    #expect(try field(mounted.root).widget == entry.widget)
  }

  @Test("MN23 where there is a bar the field is behind a toggle in it, and Ctrl+F opens it with the focus")
  func inBar() async throws {
    let query = Source("")
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        Items(query: query, log: Log()).searchable(text: query.binding).frame(width: 400, height: 200)
      }, size: Self.size)
    let sheet = try #require(mounted.root.sheets.first)
    #expect(!sheet.all.contains { $0.widget.typeName == "GtkSearchEntry" })
    let toggle = try #require(sheet.all.first { $0.widget.typeName == "GtkToggleButton" && $0.name == "Search" })
    try await toggle.click()
    _ = try field(sheet)
    try await toggle.click()
    #expect(!sheet.all.contains { $0.widget.typeName == "GtkSearchEntry" })
    try await toggle.press("f", modifiers: .control)
    try await field(sheet).press("c")
    #expect(query.value == "c")
  }

  private struct Columns: View {
    let mail: Source<String>
    let words: Source<String>

    var body: some View {
      NavigationSplitView {
        Items(query: mail, log: Log()).searchable(text: mail.binding, prompt: "Search mail")
      } detail: {
        VStack {
          Text("letter")
          Button("reply") {}
        }
        .searchable(text: words.binding, prompt: "Search in letter")
      }
      .frame(width: 700, height: 300)
    }
  }

  @Test("MN31 the searches of two columns have their toggles above their columns, named by their prompts")
  func columns() async throws {
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) { Columns(mail: Source(""), words: Source("")) },
      size: CGSize(width: 800, height: 500))
    let sheet = try #require(mounted.root.sheets.first)
    let toggles = sheet.all.filter { $0.widget.typeName == "GtkToggleButton" }
    let (mail, letter) = (toggles.filter { $0.name == "Search mail" }, toggles.filter { $0.name == "Search in letter" })
    #expect(mail.count == 1 && letter.count == 1)
    #expect(try mail[0].frame.maxX < sheet.frame(ofText: "letter").minX)
    #expect(letter[0].frame.minX > mail[0].frame.maxX)
    #expect(try sheet.find(role: .button, name: "Sidebar").frame.maxX <= mail[0].frame.minX)
    #expect(mail[0].widget["tooltip-text"] as String == "Search mail")
    try await mail[0].click()
    #expect(try field(sheet).widget["placeholder-text"] as String == "Search mail")
  }

  @Test("MN31 Ctrl+F opens the search of the column that has the focus")
  func keyInColumn() async throws {
    let (mail, words) = (Source(""), Source(""))
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) { Columns(mail: mail, words: words) },
      size: CGSize(width: 800, height: 500))
    let sheet = try #require(mounted.root.sheets.first)
    for (button, query) in [("reply", words), ("dismiss", mail)] {
      let control = try sheet.find(role: .button, name: button)
      gtk_widget_grab_focus(control.widget.widgetPointer)
      try await control.press("f", modifiers: .control)
      #expect(sheet.all.filter { $0.widget.typeName == "GtkSearchEntry" }.count == 1)
      try await field(sheet).press("x")
      #expect(query.value == "x")
      try await field(sheet).press("Escape")
    }
  }

  @Test("MN26 a source opens the search and is told when it ends; Return runs the action once, and not in other fields")
  func presented() async throws {
    struct Presented: View {
      let query: Source<String>
      let isPresented: Source<Bool>
      let log: Log

      var body: some View {
        VStack {
          Text("content").searchable(text: query.binding, isPresented: isPresented.binding)
          TextField("other", text: .constant(""))
        }
        .onSubmit(of: .search) { log.note("search") }
      }
    }
    let (query, isPresented, log) = (Source(""), Source(false), Log())
    let mounted = try await MountedView(
      Presented(query: query, isPresented: isPresented, log: log), size: Self.size)
    isPresented.value = true
    await Settling.settle()
    try await field(mounted.root).press("a")
    #expect(query.value == "a")
    try await field(mounted.root).press("Return")
    #expect(log.entries == ["search"])
    try await field(mounted.root).press("Escape")
    #expect(isPresented.value == false && query.value == "")
    try await mounted.root.find(role: .textField).click()
    try await mounted.root.find(role: .textField).press("Return")
    #expect(log.entries == ["search"])
  }

  @Test("MN26 a search ends when its source is written false, and one that the user begins is written")
  func presentedBothWays() async throws {
    let isPresented = Source(true)
    let mounted = try await MountedView(
      Items(query: Source(""), log: Log()).searchable(text: .constant(""), isPresented: isPresented.binding),
      size: Self.size)
    #expect(mounted.root.texts.contains("inside true"))
    isPresented.value = false
    await Settling.settle()
    #expect(mounted.root.texts.contains("inside false"))
    try await field(mounted.root).click()
    #expect(isPresented.value && mounted.root.texts.contains("inside true"))
  }

  private struct Focusing: View {
    let query: Source<String>
    @FocusState private var isFocused: Bool
    @FocusState private var place: String?

    var body: some View {
      VStack {
        Text("content").searchable(text: query.binding).searchFocused($isFocused)
          .searchFocused($place, equals: "search")
        Text("\(isFocused) \(place ?? "nowhere")")
        Button("give") { isFocused = true }
        Button("name") { place = "search" }
        Button("take") { isFocused = false }
      }
    }
  }

  @Test("MN26 a focus state gives the focus to the search field, takes it, and follows the user")
  func focused() async throws {
    let query = Source("")
    let mounted = try await MountedView(Focusing(query: query), size: Self.size)
    #expect(mounted.root.texts.contains("false nowhere"))
    for name in ["give", "name"] {
      try await mounted.root.find(role: .button, name: name).click()
      #expect(mounted.root.texts.contains("true search"))
      try await mounted.root.find(role: .button, name: "take").click()
      #expect(mounted.root.texts.contains("false nowhere"))
    }
    try await field(mounted.root).click()
    #expect(mounted.root.texts.contains("true search"))
    try await field(mounted.root).press("a")
    try await field(mounted.root).press("Escape")
    #expect(query.value == "" && mounted.root.texts.contains("false nowhere"))
  }

  @Test("MN26 a focus state shows the field that is behind a toggle in the bar")
  func focusedInBar() async throws {
    let query = Source("")
    let mounted = try await MountedView(
      Text("behind").sheet(isPresented: .constant(true)) {
        Focusing(query: query).frame(width: 400, height: 200)
      }, size: Self.size)
    let sheet = try #require(mounted.root.sheets.first)
    #expect(!sheet.all.contains { $0.widget.typeName == "GtkSearchEntry" })
    try await sheet.find(role: .button, name: "give").click()
    try await field(sheet).press("c")
    #expect(query.value == "c" && sheet.texts.contains("true search"))
  }
}
