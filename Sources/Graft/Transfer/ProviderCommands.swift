import Foundation
import ViewGraph

// The older forms of the commands of the clipboard, by providers of values. Without an action a view around takes the command. As
// SwiftUI documents it. Claim DD10.
extension View {
  /// Puts what providers have on the clipboard at Ctrl+C and Copy; without any, a view around may take the key, and the item is
  /// disabled.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    let payload = payloadAction ?? { [] }
    return taking(.copy, isGiven: payloadAction != nil, if: { !payload().isEmpty }) {
      Clipboard.put(payload().map(\.offer))
    }
  }

  /// Puts what providers have on the clipboard at Ctrl+X and Cut.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    taking(.cut, isGiven: payloadAction != nil, if: { true }) {
      _ = Clipboard.put(payloadAction?().map(\.offer) ?? [])
      // The action was asked, which neither the item nor a view around may do again.
      return true
    }
  }

  /// Gives providers of what is on the clipboard of some types to an action at Ctrl+V and Paste. Where there is nothing of these,
  /// a view around may take the key, and the item is disabled.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Gives what a validator makes of such providers to an action; nil is as if there were none.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    let payload = { () -> Payload? in
      let providers = Clipboard.contents?.providers(of: supportedContentTypes) ?? []
      return providers.isEmpty ? nil : validator(providers)
    }
    return taking(.paste, if: { payload() != nil }) {
      guard let payload = payload() else { return false }
      payloadAction(payload)
      return true
    }
  }
}
