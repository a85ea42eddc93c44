import Graft

struct GridsPage: View {
  @State private var isNarrow = false
  @State private var portions = 2

  var body: some View {
    Specimens {
      Specimen("A table") { table }
      Specimen("Cells over columns") { spans }
      Specimen("What fits") {
        Toggle("Narrow", isOn: $isNarrow)
        ViewThatFits(in: .horizontal) {
          HStack { buttons }
          VStack(alignment: .leading) { buttons }
        }
        .padding(8)
        .frame(maxWidth: isNarrow ? 150 : 420, alignment: .leading)
        .border(Color.secondary)
      }
      Specimen("Sortable columns") { TownsTable() }
      Specimen("As many columns as fit") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 6) {
          ForEach(1...12, id: \.self) { number in tile(.teal).overlay { Text("\(number)") } }
        }
        .frame(maxWidth: 420)
      }
      Specimen("Thirds of the page") {
        VStack(alignment: .leading) {
          bar(1, .orange)
          bar(2, .teal)
        }
      }
      Text("\(portions) portions").font(.headline).accessibilityIdentifier("state")
    }
  }

  private var table: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 6) {
      GridRow {
        Text("Ingredient")
        Text("Amount").gridColumnAlignment(.trailing)
        Text("Where")
      }
      .font(.caption).foregroundStyle(.secondary)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach([("Flour", 250), ("Milk", 90), ("Sugar", 1200)], id: \.0) { name, grams in
        GridRow {
          Text(name).font(name == "Milk" ? .title : .body)
          Text("\(grams * portions) g")
          Text(name == "Milk" ? "in the refrigerator" : "on the shelf")
        }
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .center) {
        Text("Portions")
        Stepper("Portions", value: $portions, in: 1...9).labelsHidden().gridCellColumns(2).gridCellAnchor(.leading)
      }
    }
  }

  private var spans: some View {
    Grid(horizontalSpacing: 6, verticalSpacing: 6) {
      GridRow {
        tile(.red)
        tile(.orange).gridCellColumns(2)
      }
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        tile(.yellow)
        tile(.green)
      }
      tile(.blue)
    }
    .frame(maxWidth: 320)
  }

  private func tile(_ color: Color) -> some View { RoundedRectangle(cornerRadius: 6).fill(color).frame(height: 28) }

  @ViewBuilder private var buttons: some View {
    Button("More") { portions = min(9, portions + 1) }
    Button("Less") { portions = max(1, portions - 1) }
    Text("of everything")
  }

  private func bar(_ span: Int, _ color: Color) -> some View {
    Text("\(span) of 3")
      .containerRelativeFrame(.horizontal, count: 3, span: span, spacing: 20)
      .padding(.vertical, 6)
      .background(color, in: Capsule())
  }
}
