import Foundation
import GTKSupport

/// The desktop's clipboard, by the name that it has in UIKit. What is set is on it at once, and stays there when windows
/// close. What others have put there is what was known last: it is read in the background, and there after the next turn.
///
/// Main actor only. Claim DD12.
@MainActor
public final class UIPasteboard {
  /// The clipboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text on the clipboard; nil without one. Nil set leaves it empty.
  public var string: String? {
    get { ClipboardText.text }
    set { Clipboard.offer(newValue.map { [TransferOffer($0)] } ?? []) }
  }

  /// The address on the clipboard; nil without one. Nil set leaves it empty.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { Clipboard.offer(newValue.map { [TransferOffer($0)] } ?? []) }
  }

  /// Whether the clipboard has text.
  public var hasStrings: Bool { Clipboard.contents?.offers(String.self) == true }

  /// Whether the clipboard has addresses.
  public var hasURLs: Bool { Clipboard.contents?.offers(URL.self) == true }
}

/// The desktop's clipboard, by the name that it has in AppKit. Main actor only. Claim DD12.
@MainActor
public final class NSPasteboard {
  /// What text is on the clipboard as. As AppKit documents it.
  public struct PasteboardType: Hashable, Sendable {
    private let name: String

    public static let string = Self(name: "string")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = Self(name: "URL")
  }

  /// The clipboard.
  public static let general = NSPasteboard()
  /// How often something else was put on the clipboard since somebody asked for the first time.
  public var changeCount: Int { ClipboardText.changes }

  private init() {}

  /// Takes all off the clipboard, and gives the new count of changes.
  @discardableResult
  public func clearContents() -> Int {
    Clipboard.offer([])
    return changeCount
  }

  /// Puts text on the clipboard at once. Answers whether it is an address, where that is said.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .URL else {
      UIPasteboard.general.string = string
      return true
    }
    guard let url = URL(string: string) else { return false }
    UIPasteboard.general.url = url
    return true
  }

  /// The text on the clipboard; of others what was known last.
  public func string(forType dataType: PasteboardType) -> String? { UIPasteboard.general.string }
}

/// The text on the clipboard, for those who cannot wait for it.
@MainActor
private enum ClipboardText {
  private static var following: SignalConnection?
  /// The last that was read of others.
  private static var others: String?
  private static var count = 0

  /// How often the clipboard has changed since somebody asked first.
  static var changes: Int {
    follow()
    return count
  }

  static var text: String? {
    if let text = Clipboard.contents?.own?.text { return text }
    follow()
    return others
  }

  /// Nobody reads the clipboard of a program that does not ask.
  private static func follow() {
    guard following == nil else { return }
    following = Clipboard.follow {
      count += 1
      read()
    }
    read()
  }

  private static func read() {
    guard let contents = Clipboard.contents, contents.offers(String.self) else {
      return others = nil
    }
    Task { others = try? await contents.items(String.self).first }
  }
}

extension [TransferOffer] {
  /// What is text of it, or addresses; nil without any.
  @MainActor fileprivate var text: String? {
    let texts = compactMap { $0.value as? String ?? ($0.value as? URL)?.absoluteString }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
