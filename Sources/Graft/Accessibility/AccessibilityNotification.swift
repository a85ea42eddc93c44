import GTKSupport
import ViewGraph

/// What a program tells those who use assistive technologies. As SwiftUI documents it. Claim AX16.
public enum AccessibilityNotification {
  /// A text that is spoken at once.
  @MainActor
  public struct Announcement {
    private let text: Text

    /// Announces a text.
    public init(_ text: Text) { self.text = text }

    /// Announces a literal in its translation.
    public init(_ key: LocalizedStringKey) { text = Text(key) }

    /// Announces a text in its translation. Claim TX21.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource)) }

    /// Announces a string.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) { text = Text(content) }

    /// Has the text spoken, in the active window of the program or else the first. Before GTK 4.14, which has no
    /// way, and where there is no window, it is logged.
    public func post() { Announcements.post(text.string(in: .current)) }
  }
}
