import Graft

/// The panes, in the order in which the program gained them.
enum Pane: String, CaseIterable {
  case statistics = "Statistics"
  case find = "Find"
  case look = "Look"
}

// snippet: legacy-pane
/// One pane with its title.
struct PaneView: View {
  let pane: Pane
  let document: EditorDocument
  let wrap: WindowAction

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(pane.rawValue).font(.headline)
      switch pane {
      case .statistics: StatisticsPane(document: document)
      case .find: FindPane(document: document)
      case .look: LookPane(document: document, wrapsLines: wrap.binding)
      }
    }
    .padding(12)
    .frame(width: 256, alignment: .leading)
  }
}
// snippet end
