import ViewGraph

/// Why the content of views is hidden. As SwiftUI documents it.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: texts are bars, and images a plain fill.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What `privacySensitive(_:)` marks is hidden from others.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. Changes nothing by itself; views of the program's own may read it.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why texts and images are hidden here; nothing unless said. Claim TX31.
  public var redactionReasons: RedactionReasons {
    get { text.redaction }
    set { text.redaction = newValue }
  }

  /// What stands for the texts and images here; nil where they are shown. Of the text's paint, or of the theme's colour.
  @MainActor
  func redacted(_ paint: ShapePaint?) -> ShapePaint? {
    text.isRedacted ? (paint ?? ShapePaint(.color(.primary))).faded(by: 0.16) : nil
  }
}

extension View {
  /// Hides what the texts and images in this view show, for one reason more than around it: as a placeholder a text is bars of
  /// the size of its lines, and an image a plain fill.
  ///
  /// Sizes, state and identity stay, and controls act as they did; disable them where they shall not. What GTK's own controls
  /// write themselves, as the text in a field, is shown. Claim TX31.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what the texts and images in this view show, whatever is said around. Claim TX31.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks this view as not for the eyes of others: where `privacy` is among the reasons for redaction it is hidden as a
  /// placeholder is, and its texts have no names for assistive technologies. As SwiftUI documents it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.text) { $0.isSensitive = sensitive }
  }
}
