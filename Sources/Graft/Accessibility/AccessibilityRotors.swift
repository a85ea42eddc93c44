import ViewGraph

// Screen readers of the desktop have no rotors: what is said of them is taken, and changes nothing. As SwiftUI documents it. Claim
// AX16.

/// A rotor that screen readers elsewhere have by themselves.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  public static let links = Self(name: "links")
  public static let headings = Self(name: "headings")
  public static let boldText = Self(name: "boldText")
  public static let italicText = Self(name: "italicText")
  public static let underlineText = Self(name: "underlineText")
  public static let misspelledWords = Self(name: "misspelledWords")
  public static let images = Self(name: "images")
  public static let textFields = Self(name: "textFields")
  public static let tables = Self(name: "tables")
  public static let lists = Self(name: "lists")
  public static let landmarks = Self(name: "landmarks")

  /// Links that were followed, or not.
  public static func links(visited: Bool) -> Self { links }

  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self { headings }
}

/// What a rotor goes through: entries, and what has such in it.
public typealias AccessibilityRotorContent = View
/// Builds what a rotor goes through.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// A place that a rotor goes to. Nothing is shown of it.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// A place by the id of its view, in the namespace of `accessibilityRotorEntry(id:in:)` if that is said.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// A place by the id of its view.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// A place by the id of its view.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// A place in the text around.
  public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) where ID == Never {}

  /// A place in the text around.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where ID == Never {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Changes nothing.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<Content>(_ label: Text, @ViewBuilder entries: () -> Content) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Changes nothing. Claim TX21.
  @_disfavoredOverload
  public func accessibilityRotor<Content>(
    _ labelResource: LocalizedStringResource, @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Changes nothing.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Content>(
    _ label: Label, @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing. Claim TX21.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, EntryModel: Identifiable>(
    _ label: Label, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing. Claim TX21.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, EntryModel, ID: Hashable>(
    _ label: Label, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

  /// Changes nothing.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Changes nothing. Claim TX21.
  @_disfavoredOverload
  public func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Changes nothing.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol>(
    _ label: Label, textRanges: [Range<String.Index>]
  ) -> some View { self }
}
