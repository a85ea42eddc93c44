import Graft

/// A page that plays one exhibit: what it teaches, the stage, and the notes.
struct ExhibitPage: View {
  let session: ExhibitSession

  var body: some View {
    VStack(spacing: 16) {
      Text("\(session.exhibit.id)  \(session.exhibit.title)").font(.title)
      // A window that grows with its notes grows no further than it must: a text that may be cut would be.
      Text(session.exhibit.explanation)
        .fixedSize(horizontal: false, vertical: true)
        .frame(idealWidth: 480, maxWidth: 480)
      Divider()
      Stage(session: session)
      Notes(session: session)
    }
    .padding(24)
  }
}

/// Hosts what is played. Nothing about it ever changes from outside, so update has nothing to do.
private struct Stage: GtkWidgetControllerRepresentable {
  let session: ExhibitSession

  func makeGtkWidgetController(context: Context) -> GtkHostingController<AnyView> { session.stage }
  func updateGtkWidgetController(_ controller: GtkHostingController<AnyView>, context: Context) {}
}

/// Hosts the notes, which the session pushes.
private struct Notes: GtkWidgetControllerRepresentable {
  let session: ExhibitSession

  func makeGtkWidgetController(context: Context) -> GtkHostingController<NotebookView> { session.panel }
  func updateGtkWidgetController(_ controller: GtkHostingController<NotebookView>, context: Context) {}
}
