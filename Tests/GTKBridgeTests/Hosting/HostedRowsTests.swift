import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Rows of GTK's column view that are views: a hosting widget each, to which the factory's update gives a root view.
@Suite(.gtk) @MainActor
struct HostedRowsTests {
  private let census = Census()

  @Test("rows that are views show their items, and a new value of an item comes into its row, whose state stays")
  func values() async throws {
    let model = ItemModel((1...3).map { Person(id: $0) })
    let table = await PeopleTable(model, census) { host, person in
      host.rootView = PersonRow(person: person, census: census)
    }
    #expect(table.names == ["person 1", "person 2", "person 3"])
    try await table.window.content.findAll(role: .button, name: "pressed 0")[1].click()
    model.items[1].name = "Grace"
    model.items[2].name = "Ada"
    await Settling.settle()
    #expect(table.names == ["person 1", "Grace", "Ada"])
    #expect(table.presses == ["pressed 0", "pressed 1", "pressed 0"])
    table.close()
  }

  @Test("the state of a row is its widget's, and with the item's identity a new one begins with another item")
  func state() async throws {
    let model = ItemModel([Person(id: 1)])
    let table = await PeopleTable(model, census) { host, person in
      host.rootView = PersonRow(person: person, census: census)
    }
    try await table.window.content.find(role: .button, name: "pressed 0").click()
    #expect(table.presses == ["pressed 1"])
    let host = try #require(table.lastHost)
    host.rootView = PersonRow(person: Person(id: 2), census: census)
    await Settling.settle()
    #expect(table.names == ["person 2"] && table.presses == ["pressed 1"])
    host.rootView = PersonRow(person: Person(id: 2), census: census, identity: 2)
    await Settling.settle()
    #expect(table.names == ["person 2"] && table.presses == ["pressed 0"])
    table.close()
  }

  @Test("of 2,000 items rows are made for a few, which go on to what is scrolled to, and leave nothing alive")
  func recycled() async {
    let model = ItemModel((1...2_000).map { Person(id: $0) })
    let table = await PeopleTable(model, census) { host, person in
      host.rootView = PersonRow(person: person, census: census, identity: person.id)
    }
    #expect(table.names.contains("person 5") && !table.names.contains("person 2000"))
    // GTK keeps some 200 rows beside those that are seen.
    let made = table.made
    #expect(made < 300)
    await table.scroll(to: 1_999)
    #expect(table.names.contains("person 2000") && !table.names.contains("person 5"))
    // The row that has the focus stays, and another one is made in its place.
    #expect(table.made <= made + 1)
    table.close()
    await Settling.settle()
    #expect(census.alive == [])
  }

  @Test("a row that takes its own item away ends after its action, and the other one stays")
  func removesItself() async throws {
    let model = ItemModel((1...2).map { Person(id: $0) })
    let table = await PeopleTable(model, census) { host, person in
      host.rootView = PersonRow(person: person, census: census) { model.items.removeAll { $0.id == person.id } }
    }
    try await table.window.content.findAll(role: .button, name: "pressed 0")[0].click()
    #expect(table.names == ["person 2"])
    #expect(census.alive.count { $0 == "GraftHostingWidget" } == 1)
    table.close()
    await Settling.settle()
    #expect(census.alive == [])
  }
}

private struct Person: Identifiable {
  let id: Int
  var name: String

  init(id: Int) { (self.id, name) = (id, "person \(id)") }
}

private struct PersonRow: View {
  let person: Person
  let census: Census
  var identity = 0
  var whenPressed: () -> Void = {}

  var body: some View {
    HStack {
      Text(person.name)
      Presses(whenPressed: whenPressed)
      CensusLabel(census: census)
    }
    .id(identity)
  }
}

private struct Presses: View {
  let whenPressed: () -> Void
  @State private var count = 0

  var body: some View {
    Button("pressed \(count)") {
      count += 1
      whenPressed()
    }
  }
}

/// A column view with one column of hosts in a window.
@MainActor
private final class PeopleTable {
  typealias Host = GtkHostingWidget<PersonRow>

  let window = PlainWindow()
  private(set) var made = 0
  private(set) weak var lastHost: Host?
  private let census: Census

  init(
    _ model: ItemModel<Person>, _ census: Census, update: @escaping @MainActor (Host, Person) -> Void
  ) async {
    self.census = census
    let (view, selection) = (Widget(typeName: "GtkColumnView"), ObjectReference(taking: gtk_no_selection_new(nil)))
    selection["model"] = model
    view["model"] = selection
    let column = ObjectReference(taking: gtk_column_view_column_new("Name", nil))
    column["factory"] = model.factory(make: { [unowned self] in makeHost($0) }, update: update)
    gtk_column_view_append_column(view.cast(), column.cast())
    let scroller = Widget(gtk_scrolled_window_new())
    scroller["child"] = view
    gtk_window_set_default_size(window.pointer, 400, 300)
    await window.show(scroller.widgetPointer)
  }

  private func makeHost(_ person: Person) -> Host {
    let host = Host(rootView: PersonRow(person: person, census: census))
    census.watch(host)
    made += 1
    lastHost = host
    return host
  }

  var names: [String] {
    window.content.texts.filter { !["Name", "label"].contains($0) && !$0.hasPrefix("pressed") }
  }

  var presses: [String] { window.content.texts.filter { $0.hasPrefix("pressed") } }

  /// By the list's own action: where the value of a scroll bar leads is a guess among rows that GTK has never measured.
  func scroll(to position: Int) async {
    guard let list = window.content.all.first(where: { $0.widget.typeName == "GtkColumnListView" }) else { return }
    ListActions.scroll(to: position, in: list.widget.widgetObject)
    await Settling.settle()
  }

  func close() { window.destroy() }
}
