import ViewGraph

/// How the dots of pages look. They have one look here. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is something behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let interactive = Self(name: "interactive")
    public static let always = Self(name: "always")
    public static let never = Self(name: "never")
  }

  /// The style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots below pages.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Changes nothing: dots have one look.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}
