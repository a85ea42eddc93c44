import Foundation
import ViewGraph

// What the keys of the clipboard and its items in the menu do while the view or something inside of it has the focus, and no text
// is edited, which has them then. As SwiftUI documents it. Claim DD10.
extension View {
  /// Puts values on the clipboard at Ctrl+C and Copy. They are asked for then; without any, a view around may take the key, and
  /// the item is disabled. Rows of lists and tables that copy nothing are copied as text (LS66).
  public func copyable<Item: Transferable>(_ payload: @autoclosure @escaping () -> [Item]) -> some View {
    taking(.copy, if: { !payload().isEmpty }) { Clipboard.put(payload().map { TransferOffer($0) }) }
  }

  /// Puts values on the clipboard at Ctrl+X and Cut, which the action takes away from where they are. It is asked
  /// once: also without any, no view around takes the key, and the item is not disabled.
  public func cuttable<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping () -> [Item]
  ) -> some View {
    taking(.cut, if: { true }) {
      _ = Clipboard.put(action().map { TransferOffer($0) })
      // The action was asked, which neither the item nor a view around may do again.
      return true
    }
  }

  /// Gives the values on the clipboard to an action at Ctrl+V and Paste, those that the validator lets through. Where the clipboard
  /// offers no such values, a view around may take the key, and the item is disabled.
  public func pasteDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
    validator: @escaping ([Item]) -> [Item] = { $0 }
  ) -> some View {
    let isOffered = { Clipboard.contents?.offers(Item.self) == true }
    return taking(.paste, if: isOffered) {
      guard isOffered() else { return false }
      Clipboard.paste(Item.self) { items in
        let valid = validator(items)
        if !valid.isEmpty { action(valid) }
      }
      return true
    }
  }

  /// Has the view take a command of the clipboard where that can do something, unless it answers that it has done nothing.
  func taking(
    _ command: EditCommand, isGiven: Bool = true, if canRun: @escaping () -> Bool, run: @escaping () -> Bool
  ) -> some View {
    modifier(ClipboardTaking(command: command, isGiven: isGiven, canRun: canRun, run: run))
  }
}
