import Graft

/// Words that can be dragged into a basket, copied and pasted; files and text of other programs can be dropped there as well.
struct WordsSection: View {
  @State private var basket: [String] = []
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        ForEach(["apple", "pear", "plum"], id: \.self) { word in
          Text(word).padding(6).background(Color.accentColor.opacity(0.2), in: Capsule()).draggable(word)
        }
        Spacer()
        PasteButton(payloadType: String.self) { basket += $0 }
      }
      Text(basket.isEmpty ? "Drop words here" : basket.joined(separator: ", "))
        .frame(maxWidth: .infinity, minHeight: 48)
        .background(Color.secondary.opacity(isTargeted ? 0.3 : 0.1), in: RoundedRectangle(cornerRadius: 8))
        .dropDestination(for: String.self) { words, _ in
          basket += words
          return true
        } isTargeted: {
          isTargeted = $0
        }
        .accessibilityLabel("Basket")
    }
  }
}
