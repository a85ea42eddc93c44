import Graft

/// All exhibits of a lesson to choose from, and the page of the one that is chosen.
struct ExhibitBrowser: View {
  let exhibits: [Exhibit]
  @State private var session: ExhibitSession

  init(_ exhibits: [Exhibit], first: Exhibit) {
    self.exhibits = exhibits
    _session = State(initialValue: ExhibitSession(first))
  }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ScrollView { choices.padding(12) }
        .frame(width: 264)
      Divider()
      ExhibitPage(session: session)
        .id(session.exhibit.id)
        .frame(
          minWidth: 560, maxWidth: .infinity, minHeight: 400, idealHeight: 560, maxHeight: .infinity, alignment: .top)
    }
  }

  private var choices: some View {
    VStack(spacing: 4) {
      ForEach(exhibits) { exhibit in
        Button(action: { session = ExhibitSession(exhibit) }) {
          HStack {
            Text("\(exhibit.id)  \(exhibit.title)").bold(exhibit.id == session.exhibit.id)
            Spacer()
          }
        }
      }
    }
  }
}
