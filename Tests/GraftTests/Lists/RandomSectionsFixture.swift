import Foundation
import Graft
import GraftTesting

/// A node of a tree in a section.
struct SectionNode: Identifiable {
  let id: Int
  var children: [SectionNode]?
}

/// An element of one row or two.
struct SectionElement: Identifiable {
  let id: Int
  var isPair: Bool
}

/// What a section has: elements, those of two rows each, trees, and elements in a group that is opened and closed.
struct RandomSection: Identifiable {
  let id: Int
  var elements: [SectionElement] = []
  var pairs: [SectionElement] = []
  var trees: [SectionNode] = []
  var grouped: [SectionElement] = []
}

/// A row that there is by the model. Its key tells it from the others, and it is selected by an id.
struct SectionRow: Equatable {
  let key: Int
  /// Where it is in a tree, if it is in one.
  var depth: Int?
  /// Whether what is below it is shown; nil where nothing can be.
  var isOpen: Bool?
  var isHeader = false

  var id: Int { key / 2 }

  init(_ id: Int, isSecond: Bool = false) { key = id * 2 + (isSecond ? 1 : 0) }
}

/// A list of sections, whose rows are elements of one or two rows, nodes of trees, and those of a group.
struct RandomSections: View {
  var sections: [RandomSection] = []
  var openGroups: Set<Int> = []
  let notes: RowNotes
  @Binding var selection: Set<Int>
  let toggleGroup: (Int, Bool) -> Void

  var body: some View {
    List(selection: $selection) {
      ForEach(sections) { section in
        Section("section \(section.id)") {
          elements(section.elements)
          ForEach(section.pairs) { element in
            KeyRow(SectionRow(element.id), notes)
            KeyRow(SectionRow(element.id, isSecond: true), notes)
          }
          OutlineGroup(section.trees, children: \.children) { KeyRow(SectionRow($0.id), notes) }
          DisclosureGroup(isExpanded: isOpen(section.id)) {
            elements(section.grouped)
          } label: {
            KeyRow(SectionRow(section.id), notes).tag(section.id)
          }
        }
      }
    }
    .listStyle(.sidebar)
  }

  private func elements(_ elements: [SectionElement]) -> some View {
    ForEach(elements) { element in
      KeyRow(SectionRow(element.id), notes)
      if element.isPair { KeyRow(SectionRow(element.id, isSecond: true), notes) }
    }
  }

  private func isOpen(_ section: Int) -> Binding<Bool> {
    Binding {
      openGroups.contains(section)
    } set: {
      toggleGroup(section, $0)
    }
  }
}

private struct KeyRow: View {
  let key: Int
  let notes: RowNotes
  @State private var token: Int

  init(_ row: SectionRow, _ notes: RowNotes) {
    (key, self.notes) = (row.key, notes)
    _token = State(initialValue: notes.next())
  }

  var body: some View {
    Text(verbatim: "\(key):\(token)").frame(height: CGFloat(20 + key % 3 * 15))
      .onAppear { notes.seen.insert(key) }
      .onDisappear { notes.seen.remove(key) }
  }
}
