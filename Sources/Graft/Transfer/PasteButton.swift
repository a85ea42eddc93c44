import Foundation
import GTKSupport
import ViewGraph

/// A button that gives what is on the clipboard to an action. It is insensitive while the clipboard offers nothing of the type.
/// Claim DD11; otherwise as SwiftUI documents it.
public struct PasteButton<Item: Transferable>: View {
  private let action: ([Item]) -> Void
  @State private var offer = ClipboardOffer()
  @State private var isOffered = false

  /// A button that pastes values of a type.
  public init(payloadType: Item.Type, onPaste: @escaping ([Item]) -> Void) { action = onPaste }

  /// The button.
  public var body: some View {
    Button(.own("Paste"), systemImage: "doc.on.clipboard") { Clipboard.paste(Item.self, to: action) }
      .disabled(!isOffered)
      .onAppear { offer.follow { isOffered = Clipboard.contents?.offers(Item.self) == true } }
      .onDisappear { offer.end() }
  }
}

/// What tells a button of the clipboard while it is shown.
@MainActor
private final class ClipboardOffer {
  private var connection: SignalConnection?

  func follow(_ action: @escaping @MainActor () -> Void) {
    end()
    action()
    connection = Clipboard.follow(action)
  }

  func end() {
    connection?.disconnect()
    connection = nil
  }

  isolated deinit { end() }
}
