import CGTK
import Foundation
import GTKBridge
import GTKSupport

/// The clipboard of the desktop.
@MainActor
enum Clipboard {
  /// Nothing without a display.
  private static var clipboard: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

  /// What is on it; nothing without a display.
  static var contents: ClipboardContents? { clipboard.map { ClipboardContents($0) } }

  /// Puts values on it; without any it is empty.
  static func offer(_ offers: [TransferOffer]) {
    guard let clipboard else { return }
    // An empty offer is one too: to offer none gives the clipboard up, of which GDK is told by X when something else may already be
    // on it, and takes that for another program's.
    gdk_clipboard_set_content(clipboard, offers.makeProvider().cast())
  }

  /// Puts values on it, if there are any, and tells whether there are.
  static func put(_ offers: [TransferOffer]) -> Bool {
    if !offers.isEmpty { offer(offers) }
    return !offers.isEmpty
  }

  /// Runs an action whenever something else is on it, until the connection is ended.
  static func follow(_ action: @escaping @MainActor () -> Void) -> SignalConnection? {
    guard let clipboard else { return nil }
    return HandlerGroup().collect { Signals.connect(clipboard, "changed", action) }
  }

  /// Reads values of a type and gives them to an action. What cannot be read is reported, and the action does not run.
  static func paste<Item: Transferable>(_ type: Item.Type, to action: @escaping ([Item]) -> Void) {
    guard let contents else { return }
    Task {
      do {
        let items = try await contents.items(type)
        if !items.isEmpty { action(items) }
      } catch {
        Diagnostics.report(.failedTransfer, place: "clipboard", "what is on the clipboard cannot be read: \(error)")
      }
    }
  }
}

/// What is on the clipboard.
@MainActor
struct ClipboardContents: TransferSource {
  private let clipboard: ObjectReference

  init(_ clipboard: OpaquePointer) { self.clipboard = ObjectReference(retaining: clipboard.objectAddress) }

  var mimeTypes: [String] { ContentReading.names(ofClipboard: clipboard) }

  var own: [TransferOffer]? {
    ContentProvider.payload(of: gdk_clipboard_get_content(clipboard.object.cast())?.cast()) as? [TransferOffer]
  }

  func read(_ mimeType: String) async throws -> Data {
    try await ContentReading.data(ofClipboard: clipboard, as: mimeType)
  }
}
