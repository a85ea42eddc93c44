import Graft

// snippet: rows in a list
struct RowsInList: View {
  let rows: [Row]

  var body: some View {
    List(rows) { RowLine(row: $0) }
  }
}
// snippet end

// snippet: rows in a lazy stack
struct RowsInLazyStack: View {
  let rows: [Row]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows) { RowLine(row: $0) }
      }
    }
  }
}
// snippet end

// snippet: rows in a table
struct RowsInTable: View {
  let rows: [Row]

  var body: some View {
    Table(rows) {
      TableColumn("Row") { Text("Row \($0.id)") }
      TableColumn("Amount") { Text("\($0.amount)") }
    }
  }
}
// snippet end

// snippet: rows in a lazy grid
struct RowsInLazyGrid: View {
  let rows: [Row]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 8) {
        ForEach(rows) { RowTile(row: $0) }
      }
      .padding(8)
    }
  }
}
// snippet end

// snippet: rows in a stack
struct RowsInStack: View {
  let rows: [Row]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(rows) { RowLine(row: $0) }
      }
    }
  }
}
// snippet end

/// A row over the whole width.
struct RowLine: View {
  let row: Row

  var body: some View {
    HStack {
      Text("Row \(row.id)")
      Spacer()
      Text("\(row.amount)").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 5)
  }
}

/// A row beside others.
struct RowTile: View {
  let row: Row

  var body: some View {
    VStack {
      Text("Row \(row.id)")
      Text("\(row.amount)").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(8)
    .background(.teal.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
  }
}
