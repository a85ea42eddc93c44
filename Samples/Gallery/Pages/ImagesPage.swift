import Foundation
import Graft

struct ImagesPage: View {
  @State private var isFilled = false

  private static let names = [
    "star", "heart", "trash", "folder", "gear", "magnifyingglass", "bell", "bookmark", "cloud", "moon", "sun.max",
    "paperplane", "lock", "person", "house", "camera",
  ]

  /// Eight by eight colours.
  private static let picture =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAaklEQVR42hWMQREAQQzCKqVSkBIplYIUpCDl9niSTGaYZcTAHGMmTJkZdlmxsMeaDVv2AS0SAh0yCip64Jff/XZgCPR1h1tO/3nHmQtX7gEv1q/6sHFw8QNZoj+QIyYhJQ90qf5sj5qGln6qTlABwtCWIgAAAABJRU5ErkJggg=="

  var body: some View {
    Specimens {
      Specimen("Symbols") {
        VStack(alignment: .leading) {
          ForEach(0..<2) { row in
            HStack(spacing: 16) {
              ForEach(Self.names[(row * 8)..<(row * 8 + 8)], id: \.self) { name in
                Image(systemName: name).imageScale(.large).symbolVariant(isFilled ? .fill : .none)
              }
            }
          }
        }
      }
      Specimen("Sizes and colours") {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
          Image(systemName: "leaf.fill").font(.caption)
          Image(systemName: "leaf.fill")
          Image(systemName: "leaf.fill").font(.title).foregroundStyle(.green)
          Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.green.gradient)
          Image(systemName: "leaf.fill").resizable().scaledToFit().frame(width: 48, height: 48).foregroundStyle(.mint)
        }
      }
      Specimen("Clipped") {
        HStack(spacing: 16) {
          badge.clipShape(Circle())
          badge.clipShape(RoundedRectangle(cornerRadius: 12))
          badge.clipShape(Capsule()).shadow(radius: 4)
        }
      }
      Specimen("Loaded from an address") {
        AsyncImage(url: URL(string: Self.picture)) { image in
          image.resizable().interpolation(.none)
        } placeholder: {
          ProgressView()
        }
        .frame(width: 96, height: 64)
      }
      Toggle("Filled", isOn: $isFilled)
      Text(isFilled ? "filled" : "outlined").font(.headline).accessibilityIdentifier("state")
    }
  }

  private var badge: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom)
      Image(systemName: "leaf.fill").foregroundStyle(.white).font(.title)
    }
    .frame(width: 96, height: 64)
  }
}
