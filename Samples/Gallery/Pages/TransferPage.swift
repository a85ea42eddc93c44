import Foundation
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
      OlderDrags(basket: $basket)
      Specimen("Clipboard") {
        HStack {
          Text("Ctrl+C copies this").padding(8).background(.quaternary, in: .rect(cornerRadius: 8))
            .focusable().copyable(["Plum"])
          ShareLink("Share a quince", item: "Quince")
          PasteButton(payloadType: String.self) { basket += $0 }
          Button("Empty") { basket = [] }
        }
      }
      Text("\(basket.count) in the basket").font(.headline).accessibilityIdentifier("state")
    }
  }
}

/// Dragging with providers, as older source does it.
private struct OlderDrags: View {
  @Binding var basket: [String]

  var body: some View {
    Specimen("Dragging with providers") {
      HStack(spacing: 12) {
        Text("Quince").padding(8).background(.yellow, in: .capsule).foregroundStyle(.black)
          .onDrag { NSItemProvider(object: "Quince" as NSString) }
        Text("Or drop here").frame(width: 160, height: 40).background(.quaternary, in: .rect(cornerRadius: 10))
          .onDrop(of: [.text], isTargeted: nil, perform: take)
      }
    }
  }

  private func take(_ providers: [NSItemProvider]) -> Bool {
    for provider in providers {
      provider.loadObject(ofClass: String.self) { text, _ in if let text { basket.append(text) } }
    }
    return true
  }
}
