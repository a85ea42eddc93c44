import CGTK
import GTKSupport
import ViewGraph

/// What assistive technologies take a view for. As SwiftUI documents it. Claim AX6.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Traits by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isLink = AccessibilityTraits(rawValue: 2)
  public static let isHeader = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// Something that is on or off: on where it `isSelected` as well.
  public static let isToggle = AccessibilityTraits(rawValue: 32)
  /// The one of several that is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 64)
  /// What is behind the view is out of reach.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// Changes nothing on the desktop.
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  /// Changes nothing on the desktop.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
  /// Changes nothing on the desktop.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  /// What is told of as it changes, where nothing else says what it is.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 2048)
  /// Changes nothing on the desktop.
  public static let playsSound = AccessibilityTraits(rawValue: 4096)
  /// Changes nothing on the desktop.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  /// Changes nothing on the desktop.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// Changes nothing on the desktop.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
  /// Changes nothing on the desktop.
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// How deep a heading is. As SwiftUI documents it. Claim AX7.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  /// A heading of no level.
  case unspecified = 0
  case h1, h2, h3, h4, h5, h6
}

/// What is said of a view, which its leaves carry.
struct SpokenTraits: Equatable {
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var heading: AccessibilityHeadingLevel?
  /// Whether the texts are headings, and what else is there is what it is.
  var headsByTexts = false

  /// Whether a view is said to be something, and not only what it is none of, or what the texts in it are.
  var isSomething: Bool { !added.isEmpty || heading != nil }

  /// GTK's role for it; nil for that of the widget.
  var role: GtkAccessibleRole? {
    let roles: [(AccessibilityTraits, GtkAccessibleRole)] = [
      (.isButton, GTK_ACCESSIBLE_ROLE_BUTTON), (.isLink, GTK_ACCESSIBLE_ROLE_LINK),
      (.isSearchField, GTK_ACCESSIBLE_ROLE_SEARCH_BOX), (.isToggle, GTK_ACCESSIBLE_ROLE_CHECKBOX),
      (.isHeader, GTK_ACCESSIBLE_ROLE_HEADING), (.isImage, GTK_ACCESSIBLE_ROLE_IMG),
      (.updatesFrequently, GTK_ACCESSIBLE_ROLE_STATUS),
    ]
    return heading != nil ? GTK_ACCESSIBLE_ROLE_HEADING : roles.first { added.contains($0.0) }?.1
  }

  mutating func add(_ traits: AccessibilityTraits) {
    added.formUnion(traits)
    removed.subtract(traits)
  }

  mutating func remove(_ traits: AccessibilityTraits) {
    added.subtract(traits)
    removed.formUnion(traits)
  }

  /// Takes what is said further out, which comes on top.
  func said(in around: SpokenTraits) -> SpokenTraits {
    var traits = self
    traits.add(around.added)
    traits.remove(around.removed)
    traits.heading = around.heading ?? heading
    traits.headsByTexts = around.headsByTexts || headsByTexts
    return traits
  }

  @MainActor
  func apply(to widget: Widget) {
    let isHeading = headsByTexts && !removed.contains(.isHeader) && widget.roleOfItsOwn == GTK_ACCESSIBLE_ROLE_LABEL
    widget.sayRole(role ?? (isHeading ? GTK_ACCESSIBLE_ROLE_HEADING : nil))
    say(heading.map { $0 != .unspecified }, as: .heading, of: widget) { [heading] in
      if $0, let heading { widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LEVEL, heading.rawValue) }
    } orTakeBack: {
      widget.resetAccessible(GTK_ACCESSIBLE_PROPERTY_LEVEL)
    }
    say(says(.isSelected), as: .isSelected, of: widget, widget.setAccessibleSelected) {
      widget.resetAccessible(GTK_ACCESSIBLE_STATE_SELECTED)
    }
    say(isOn, as: .isToggle, of: widget, widget.setAccessibleChecked) {
      widget.resetAccessible(GTK_ACCESSIBLE_STATE_CHECKED)
    }
    say(says(.isModal), as: .isModal, of: widget, widget.setAccessibleModal) {
      widget.resetAccessible(GTK_ACCESSIBLE_PROPERTY_MODAL)
    }
  }

  /// Whether what is a toggle is on; nil for what is none.
  private var isOn: Bool? { added.contains(.isToggle) ? added.contains(.isSelected) : nil }

  /// Sets a state, or takes back what was said of it before.
  @MainActor
  private func say(
    _ holds: Bool?, as trait: AccessibilityTraits, of widget: Widget, _ set: (Bool) -> Void,
    orTakeBack reset: () -> Void
  ) {
    let wasSaid = widget.saidStates & trait.rawValue != 0
    if let holds {
      set(holds)
      widget.saidStates |= trait.rawValue
    } else if wasSaid {
      reset()
      widget.saidStates &= ~trait.rawValue
    }
  }

  /// Whether a trait is there; nil where nothing is said of it.
  private func says(_ trait: AccessibilityTraits) -> Bool? {
    if added.contains(trait) { return true }
    return removed.contains(trait) ? false : nil
  }
}

extension AccessibilityTraits {
  /// That the level of a heading was said.
  fileprivate static let heading = AccessibilityTraits(rawValue: 1 << 17)
}

private struct SpokenTraitsKey: EnvironmentKey {
  static var defaultValue: SpokenTraits { SpokenTraits() }
}

/// Whether views are hidden from assistive technologies.
enum Unspoken: Int {
  case no
  /// An element stands for them, and is called what they are.
  case partly
  /// Nothing says that they are there.
  case wholly
}

private struct UnspokenKey: EnvironmentKey {
  static var defaultValue: Unspoken { .no }
}

extension EnvironmentValues {
  /// What is said around of what views are taken for.
  fileprivate var spokenTraits: SpokenTraits {
    get { self[SpokenTraitsKey.self] }
    set { self[SpokenTraitsKey.self] = newValue }
  }

  /// Whether views here are hidden from assistive technologies.
  fileprivate var unspoken: Unspoken {
    get { self[UnspokenKey.self] }
    set { self[UnspokenKey.self] = newValue }
  }
}

/// Says more of what views are taken for than what is said around.
private struct TraitsModifier: ViewModifier {
  let change: (inout SpokenTraits) -> Void
  @Environment(\.spokenTraits) private var around

  func body(content: Content) -> some View {
    var own = SpokenTraits()
    change(&own)
    let traits = own.said(in: around)
    return content.environment(\.spokenTraits, traits).attributed(.traits(traits))
  }
}

/// Hides what is in it from assistive technologies; what is hidden around stays so.
private struct UnspokenModifier: ViewModifier {
  let own: Unspoken
  @Environment(\.unspoken) private var around

  func body(content: Content) -> some View {
    let unspoken = own.rawValue > around.rawValue ? own : around
    return content.environment(\.unspoken, unspoken).attributed(.unspoken(unspoken))
  }
}

extension View {
  /// Says more of what the view is, which keeps its state and focus when that changes. Claim AX6.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier { $0.add(traits) })
  }

  /// Says that the view is none of this. Claim AX6.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier { $0.remove(traits) })
  }

  /// Says that the view is a heading, and how deep. Claim AX7.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(TraitsModifier { $0.heading = level })
  }

  /// Says that the texts in the view are headings; a control beside them is what it is. Claim AX7.
  func headingByTexts() -> some View { modifier(TraitsModifier { $0.headsByTexts = true }) }

  /// Lets traits that are said around the view be those of an element that holds it.
  func beginningTraits() -> some View { environment(\.spokenTraits, SpokenTraits()) }

  /// Hides the view and all in it from assistive technologies; it is shown and can be used all the same. A view inside cannot be
  /// brought back. Claim AX3.
  public func accessibilityHidden(_ hidden: Bool) -> some View { unspoken(hidden ? .wholly : .no) }

  func unspoken(_ unspoken: Unspoken) -> some View { modifier(UnspokenModifier(own: unspoken)) }

  /// Hides the view from assistive technologies, if that is enabled. Claim AX3.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
}
