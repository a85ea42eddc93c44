import Graft

/// What is told to those who do not see the page, and what they can have it do.
struct AccessibilityPage: View {
  @State private var stars = 3
  @State private var archived = 0

  var body: some View {
    Specimens {
      Specimen("A value that is said and changed") {
        Text(String(repeating: "★", count: stars)).font(.title).foregroundStyle(.orange)
          .accessibilityLabel("Rating")
          .accessibilityValue("\(stars) stars")
          .accessibilityAdjustableAction { stars = min(5, max(1, stars + ($0 == .increment ? 1 : -1))) }
      }
      Specimen("Actions by name") {
        Text("A message").padding(8).background(.quaternary, in: .rect(cornerRadius: 8))
          .accessibilityAction(named: "Archive") { archived += 1 }
      }
      Specimen("Headings, hints and what is not said") {
        VStack(alignment: .leading) {
          Text("A heading").font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          Button("Archive one") { archived += 1 }.accessibilityHint("Puts a message away")
          Text("* * *").accessibilityHidden(true)
        }
      }
      Text("\(stars) stars, \(archived) archived").font(.headline).accessibilityIdentifier("state")
    }
  }
}
