import Graft

struct TransferPage: View {
  @State private var basket: [String] = []
  @State private var isTargeted = false

  var body: some View {
    Specimens {
      Specimen("Drag into the basket") {
        HStack(spacing: 12) {
          ForEach(["Apple", "Pear", "Cherry"], id: \.self) { fruit in
            Text(fruit).padding(8).background(.mint, in: .capsule).foregroundStyle(.black).draggable(fruit)
          }
        }
      }
      Specimen("The basket") {
        Text(basket.isEmpty ? "Drop here" : basket.joined(separator: ", "))
          .frame(width: 280, height: 64)
          .background(
            isTargeted ? AnyShapeStyle(.tint.opacity(0.3)) : AnyShapeStyle(.quaternary), in: .rect(cornerRadius: 10)
          )
          .dropDestination(for: String.self) { fruits, _ in
            basket += fruits
            return true
          } isTargeted: {
            isTargeted = $0
          }
          .accessibilityLabel("Basket")
      }
      Specimen("Clipboard") {
        HStack {
          PasteButton(payloadType: String.self) { basket += $0 }
          Button("Empty") { basket = [] }
        }
      }
      Text("\(basket.count) in the basket").font(.headline).accessibilityIdentifier("state")
    }
  }
}
