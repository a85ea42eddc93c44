import ViewGraph

/// Where suggestions of a search are shown. On the desktop they are below the field. As SwiftUI documents it.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Places by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = Self(rawValue: 1)
    public static let content = Self(rawValue: 2)
  }

  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let menu = Self(name: "menu")
  public static let content = Self(name: "content")
}

/// How a search field is in a bar. On the desktop it has one way. As SwiftUI documents it.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let minimize = Self(name: "minimize")
}

/// What becomes of the bar while the user searches. On the desktop it stays. As SwiftUI documents it.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

/// When the user speaks a text. There is no dictation here. As SwiftUI documents it.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  public static let onLook = Self(name: "onLook")
  public static let onSelect = Self(name: "onSelect")
}

/// Whether the user may speak a text. There is no dictation here. As SwiftUI documents it.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let preventDictation = Self(name: "preventDictation")

  /// Inside of the field.
  public static func inline(activation: TextInputDictationActivation) -> Self { Self(name: "inline") }
}

/// What SwiftUI says of the looks of searches, which have one on the desktop.
extension View {
  /// Changes nothing on the desktop.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Changes nothing on the desktop.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Changes nothing on the desktop.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

  /// Changes nothing on the desktop.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}
