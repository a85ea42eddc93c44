import Graft

// snippet: shelf-drop-down
/// GTK's drop down over values of Swift. The model of its rows is the coordinator, which update and the handler ask.
struct TerrainMenu: GtkWidgetRepresentable {
  @Binding var terrain: Terrain

  func makeCoordinator() -> ItemModel<Terrain> { ItemModel(Terrain.allCases) }

  func makeGtkWidget(context: Context) -> Widget {
    let (menu, terrains) = (Widget(typeName: "GtkDropDown"), context.coordinator)
    menu["model"] = terrains
    menu["factory"] = terrains.factory { _ in
      let label = Widget(typeName: "GtkLabel")
      label["xalign"] = 0.0
      return label
    } update: { label, terrain in
      label["label"] = terrain.rawValue
    }
    menu.connect("notify::selected-item") { terrain = terrains.item(of: $0.sender["selected-item"]) ?? terrain }
    return menu
  }

  func updateGtkWidget(_ menu: Widget, context: Context) {
    menu["selected"] = context.coordinator.items.firstIndex(of: terrain) ?? 0
  }
}
// snippet end
