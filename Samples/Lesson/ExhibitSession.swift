import Graft

/// One playing of an exhibit, with two hosts: what is on the stage, and what is noted of it.
///
/// They are hosts of their own so that taking notes changes nothing of what is noted.
@MainActor
final class ExhibitSession {
  let exhibit: Exhibit
  let notebook = Notebook()
  let performance: Performance
  let stage: GtkHostingController<AnyView>
  let panel = GtkHostingController(rootView: NotebookView(lines: []))

  private lazy var showSource = WakeSource(priority: 110) { [unowned self] in
    panel.rootView = NotebookView(lines: notebook.lines)
  }

  init(_ exhibit: Exhibit, sleep: Sleep = .realTime) {
    self.exhibit = exhibit
    performance = exhibit.begin(notebook)
    stage = GtkHostingController(rootView: AnyView(performance.stage.environment(\.sleep, sleep)))
    notebook.didChange = { [weak self] in self?.showSource.wake() }
    showSource.wake()
  }
}

/// The last lines of a notebook, below a rule; nothing where nothing was noted.
struct NotebookView: View {
  let lines: [String]

  var body: some View {
    if !lines.isEmpty {
      VStack(spacing: 16) {
        Divider()
        VStack(alignment: .leading, spacing: 4) {
          let latest = lines.suffix(12)
          ForEach(latest.indices, id: \.self) { Text(latest[$0]) }
        }
        .font(.callout)
      }
    }
  }
}
