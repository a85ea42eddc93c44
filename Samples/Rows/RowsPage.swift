import Graft

/// The rows in a container of choice, what can be done with them, and what that costs.
struct RowsPage: View {
  @State private var model = RowsModel()
  @State private var measures = Measures()

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack {
          Picker("Container", selection: $model.container) {
            ForEach(Container.allCases) { Text(verbatim: $0.rawValue) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          Spacer()
          Button("Change the third") { model.changeThird() }
          Button("Insert first") { model.insertFirst() }
          Button("To the middle") { proxy.scrollTo(model.middle, anchor: .center) }
        }
        .padding(12)
        Divider()
        ShownRows(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider()
        MeasuresBar(measures: measures, note: model.container.note)
      }
    }
    .background { FrameWatch(measures: measures) }
  }
}

/// The rows, without what is around them: it is evaluated for changes of theirs alone.
private struct ShownRows: View {
  let model: RowsModel

  var body: some View {
    switch model.container {
    case .list: RowsInList(rows: model.rows)
    case .lazyStack: RowsInLazyStack(rows: model.rows)
    case .table: RowsInTable(rows: model.rows)
    case .lazyGrid: RowsInLazyGrid(rows: model.rows)
    case .stack: RowsInStack(rows: model.rows)
    }
  }
}
