import Foundation

extension AttributedString {
  /// How a text in markdown is read. Foundation has it on other systems, and the names are as it documents them.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which signs count. Those of blocks, as `#` and lists, are shown as typed with any of these.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Those of what stands in a line. Line breaks and blanks stay.
      case full
      /// Those of what stands in a line. Line breaks and several blanks are one blank.
      case inlineOnly
      /// Those of what stands in a line. Line breaks and blanks stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done with bytes that are no text.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// Signs for letters that cannot be shown stand in their place.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes may be written as well. They are shown as typed either way.
    public var allowsExtendedAttributes: Bool
    /// Which signs count.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done with bytes that are no text.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which its runs have as an attribute; nil for none.
    public var languageCode: String?

    /// All of it; as Foundation has it where it is not said.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
      self.languageCode = languageCode
    }
  }
}
