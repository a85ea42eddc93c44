import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// Models of GTK's lists over collections of Swift.
@Suite(.gtk) @MainActor
struct ItemModelTests {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  private let model = ItemModel([Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear"), Fruit(id: 3, name: "fig")])

  private func object(at position: guint) -> ObjectReference? {
    g_list_model_get_item(OpaquePointer(model.pointer), position).map { ObjectReference(taking: $0) }
  }

  @Test("GTK is told of the range in which the ids are others, and of none where values alone are")
  func ranges() {
    var told: [[Int]] = []
    model.connect("items-changed") { told.append([$0[0], $0[1], $0[2]]) }
    model.items[1].name = "quince"
    #expect(told == [])
    model.items.insert(Fruit(id: 4, name: "plum"), at: 2)
    model.items.removeFirst()
    model.items.swapAt(0, 1)
    model.items = []
    #expect(told == [[2, 0, 1], [0, 1, 0], [0, 2, 2], [0, 3, 0]])
    #expect(g_list_model_get_n_items(OpaquePointer(model.pointer)) == 0)
  }

  @Test("an item keeps its object wherever it moves, and the object leads back to its newest value")
  func identity() {
    let pear = object(at: 1)
    model.items.swapAt(0, 1)
    model.items[0].name = "quince"
    #expect(object(at: 0) == pear)
    #expect(model.item(of: pear)?.name == "quince")
    model.items.removeFirst()
    #expect(model.item(of: pear) == nil)
    #expect(object(at: 7) == nil)
  }

  @Test("the selection of a drop down stays with its item, and is read as a value")
  func selection() {
    let dropDown = Widget(typeName: "GtkDropDown")
    dropDown["model"] = model
    dropDown["selected"] = 2
    model.items.remove(at: 1)
    #expect(dropDown["selected"] == 1)
    #expect(model.item(of: dropDown["selected-item"])?.name == "fig")
  }

  @Test("rows are made for what is shown, and follow their items")
  func rows() async {
    var made = 0
    let factory = model.factory { (item: Fruit) in
      made += 1
      return Widget(gtk_label_new(nil))
    } update: { label, item in
      label["label"] = item.name
    }
    let list = Widget(gtk_list_view_new(nil, nil))
    list["factory"] = factory
    let selection = ObjectReference(taking: gtk_no_selection_new(nil).objectAddress)
    selection["model"] = model
    list["model"] = selection
    let window = Widget(gtk_window_new())
    window["child"] = list
    gtk_window_present(window.widgetPointer.cast())
    await Settling.settle()
    #expect(labels(in: list) == ["apple", "pear", "fig"])
    model.items[1].name = "quince"
    #expect(labels(in: list) == ["apple", "quince", "fig"])
    #expect(made >= 3)
    gtk_window_destroy(window.widgetPointer.cast())
  }

  @Test("a factory ends with the last who keeps it, and the model goes on")
  func lifetime() {
    var factory: ObjectReference? = model.factory { _ in
      Widget(gtk_label_new(nil))
    } update: { _, _ in
    }
    let watch = factory.map { ObjectWatch($0) }
    factory = nil
    #expect(watch?.isAlive == false)
    model.items.removeLast()
    #expect(model.items.map(\.name) == ["apple", "pear"])
  }

  private func labels(in list: Widget) -> [String] {
    sequence(first: gtk_widget_get_first_child(list.widgetPointer)) { gtk_widget_get_next_sibling($0) }
      .compactMap { row in gtk_widget_get_first_child(row).map { Widget($0)["label"] } }
  }
}
