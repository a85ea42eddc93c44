import Graft
import Lesson

extension Exhibit {
  /// I4: the state of a row goes where its element goes.
  static var rowsByID: Exhibit {
    Exhibit(
      "I4", "Rows by their element",
      explanation: """
        Each row counts for itself, and its identity is the name that it shows. Sort, insert and remove: the counts go \
        where their names go, and only a new name starts from zero.
        """,
      script: [
        .start(texts: ["Ada", "0", "Bea", "0", "Cem", "0"]),
        .click("Count Cem", texts: ["Ada", "0", "Bea", "0", "Cem", "1"]),
        .click("Reverse", texts: ["Cem", "1", "Bea", "0", "Ada", "0"]),
        .click("Insert Dia", texts: ["Dia", "0", "Cem", "1", "Bea", "0", "Ada", "0"]),
        .click("Remove first", texts: ["Cem", "1", "Bea", "0", "Ada", "0"]),
        .click("Remove first", texts: ["Bea", "0", "Ada", "0"]),
      ]
    ) { _ in RowsByID() }
  }

  /// I5: the state of a row stays where the row is.
  static var rowsByPosition: Exhibit {
    Exhibit(
      "I5", "Rows by their position",
      explanation: """
        The same rows, with their position as identity. The first row is the first row whatever it shows: after sorting, \
        the count stands beside another name.
        """,
      script: [
        .start(texts: ["Ada", "0", "Bea", "0", "Cem", "0"]),
        .click("Count Cem", texts: ["Ada", "0", "Bea", "0", "Cem", "1"]),
        .click("Reverse", texts: ["Cem", "0", "Bea", "0", "Ada", "1"]),
        .click("Insert Dia", texts: ["Dia", "0", "Cem", "0", "Bea", "1", "Ada", "0"]),
        .click("Remove first", texts: ["Cem", "0", "Bea", "0", "Ada", "1"]),
      ]
    ) { _ in RowsByPosition() }
  }
}

struct RowsByID: View {
  @State private var names = ["Ada", "Bea", "Cem"]

  var body: some View {
    VStack {
      NameEditing(names: $names)
      // snippet: rows by their element
      ForEach(names, id: \.self) { NameRow(name: $0) }
      // snippet end
    }
  }
}

struct RowsByPosition: View {
  @State private var names = ["Ada", "Bea", "Cem"]

  var body: some View {
    VStack {
      NameEditing(names: $names)
      // snippet: rows by their position
      ForEach(names.indices, id: \.self) { NameRow(name: names[$0]) }
      // snippet end
    }
  }
}

struct NameRow: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text(name)
      Text("\(count)")
      Button("Count \(name)") { count += 1 }
    }
  }
}

struct NameEditing: View {
  @Binding var names: [String]

  var body: some View {
    HStack {
      Button("Reverse") { names.reverse() }
      Button("Insert Dia") { names.insert("Dia", at: 0) }
      Button("Remove first") { names.removeFirst() }
    }
  }
}
