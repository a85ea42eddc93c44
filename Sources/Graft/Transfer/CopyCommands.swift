import Foundation
import ViewGraph

// What the keys of the clipboard do while the view or something inside of it has the focus, and that does not take them, as a
// text that is edited does. As SwiftUI documents it. Claim DD10.
extension View {
  /// Puts values on the clipboard at Ctrl+C. They are asked for then; without any, nobody takes the key.
  public func copyable<Item: Transferable>(_ payload: @autoclosure @escaping () -> [Item]) -> some View {
    takingClipboardKey("c") {
      let items = payload()
      if !items.isEmpty { Clipboard.offer(items.map { TransferOffer($0) }) }
      return !items.isEmpty
    }
  }

  /// Puts values on the clipboard at Ctrl+X, which the action takes away from where they are; without any, nobody takes the key.
  public func cuttable<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping () -> [Item]
  ) -> some View {
    takingClipboardKey("x") {
      let items = action()
      if !items.isEmpty { Clipboard.offer(items.map { TransferOffer($0) }) }
      return !items.isEmpty
    }
  }

  /// Gives the values on the clipboard to an action at Ctrl+V, those that the validator lets through. Where the clipboard offers
  /// no such values, nobody takes the key.
  public func pasteDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
    validator: @escaping ([Item]) -> [Item] = { $0 }
  ) -> some View {
    takingClipboardKey("v") {
      guard Clipboard.contents?.offers(Item.self) == true else { return false }
      Clipboard.paste(Item.self) { items in
        let valid = validator(items)
        if !valid.isEmpty { action(valid) }
      }
      return true
    }
  }

  /// Has an action take a letter with Ctrl, unless it answers false.
  private func takingClipboardKey(_ letter: KeyEquivalent, _ take: @escaping () -> Bool) -> some View {
    takingKeys { press in
      let isMeant = press.phase == .down && press.key == letter && press.modifiers.subtracting(.capsLock) == .command
      return isMeant && take() ? .handled : .ignored
    }
  }
}
