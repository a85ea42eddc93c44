import Foundation
import GTKSupport
import ViewGraph

/// A button that gives what is on the clipboard to an action. It is insensitive while the clipboard offers nothing of the type.
/// Claim DD11; otherwise as SwiftUI documents it.
public struct PasteButton: View {
  private let offers: () -> Bool
  private let paste: () -> Void
  @State private var offer = ClipboardOffer()
  @State private var isOffered = false

  /// A button that pastes values of a type.
  public init<Item: Transferable>(payloadType: Item.Type, onPaste: @escaping ([Item]) -> Void) {
    offers = { Clipboard.contents?.offers(Item.self) == true }
    paste = { Clipboard.paste(Item.self, to: onPaste) }
  }

  /// A button that pastes by providers of what is on the clipboard of some types. The older form.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }

  /// A button that pastes what a validator makes of such providers; nil is as if there were none. The older form.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    let payload = { () -> Payload? in
      let providers = Clipboard.contents?.providers(of: supportedContentTypes) ?? []
      return providers.isEmpty ? nil : validator(providers)
    }
    offers = { payload() != nil }
    paste = { payload().map(payloadAction) }
  }

  /// The button.
  public var body: some View {
    Button(.own("Paste"), systemImage: "doc.on.clipboard") { paste() }
      .disabled(!isOffered)
      .onAppear { offer.follow { isOffered = offers() } }
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
