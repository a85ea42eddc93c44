import Foundation
import Graft

struct TextPage: View {
  @State private var isLarge = false

  var body: some View {
    Specimens {
      Specimen("Styles") {
        VStack(alignment: .leading, spacing: 4) {
          Text("Large title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Headline").font(.headline)
          Text("Body")
          Text("Caption").font(.caption).foregroundStyle(.secondary)
          Text("Monospaced 0123").font(.body.monospaced())
          Text("Serif").font(.system(.title3, design: .serif)).italic()
        }
      }
      Specimen("Parts of one text") {
        Text(
          "Some \(Text("bold").bold()), some \(Text("red").foregroundStyle(.red)), *marked* and ~~struck~~, with \(Image(systemName: "star.fill")) in it."
        )
      }
      Specimen("Lines") {
        VStack(alignment: .leading) {
          Text(Self.long).lineLimit(2)
          Text(Self.long).lineLimit(1).truncationMode(.middle)
          Text(Self.long).multilineTextAlignment(.center).lineSpacing(4).frame(maxWidth: 280)
        }
        .frame(maxWidth: 420)
      }
      Specimen("Labels, links and what can be selected") {
        VStack(alignment: .leading) {
          Label("A label with its icon", systemImage: "tag")
          Text("A [link](https://www.swift.org) in a text")
          Link("A link that the page answers", destination: URL(string: "gallery:size")!)
          Text("This can be selected and copied.").textSelection(.enabled)
        }
      }
      Specimen("Gradients and placeholders") {
        HStack(spacing: 24) {
          Text("Gradient").font(.title.bold())
            .foregroundStyle(LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
          Text("Not yet loaded").redacted(reason: .placeholder)
        }
      }
      Button("Change the size") { withAnimation { isLarge.toggle() } }
      Text(isLarge ? "large" : "small").font(isLarge ? .title : .headline).contentTransition(.opacity)
        .accessibilityIdentifier("state")
    }
    .environment(\.openURL, OpenURLAction(handler: open))
  }

  private func open(_ url: URL) -> OpenURLAction.Result {
    guard url.scheme == "gallery" else { return .systemAction }
    isLarge.toggle()
    return .handled
  }

  private static let long =
    "A text that is longer than its line is broken between words, and what there is no room for is left out with a sign for it."
}
