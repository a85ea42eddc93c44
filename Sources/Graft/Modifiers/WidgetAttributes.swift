import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// Something that widgets carry which the views of these do not say themselves.
@MainActor
protocol CarriedByWidgets: Equatable {
  func apply(to widget: Widget)
  /// What assistive technologies are told by it that makes a decoration something to be told of. Nil unless said otherwise.
  var speech: Speech? { get }
}

extension CarriedByWidgets {
  var speech: Speech? { nil }
}

/// Whether a view is told of to assistive technologies for something that is said of it.
struct Speech {
  var kind = SpokenKinds.lasting
  var isSaid = true
}

/// A view whose widgets carry something.
struct AttributedView<Content: View, Attribute: CarriedByWidgets>: LeafModifierView {
  let content: Content
  let attribute: Attribute

  func apply(to element: AnyObject) {
    guard let widget = (element as? IslandItem)?.attributedWidget() else { return }
    if let speech = attribute.speech { (element as? DrawnElement)?.setSpoken(speech.isSaid, as: speech.kind) }
    attribute.apply(to: widget)
  }
}

/// What any widget can carry.
enum WidgetAttribute: @MainActor CarriedByWidgets {
  case help(String)
  case accessibilityLabel(String)
  case accessibilityValue(String)
  case accessibilityHint(String)
  case content(SpokenDescription.Content)
  case chart(String)
  case accessibilityIdentifier(String)
  case unspoken(Unspoken)
  case traits(SpokenTraits)
  /// Whether what the widget opens is open.
  case expanded(Bool)
  case sortPriority(Double)

  var speech: Speech? {
    switch self {
    case .help, .accessibilityIdentifier, .unspoken, .sortPriority: nil
    case .accessibilityLabel(let text): Speech(kind: .label, isSaid: !text.isEmpty)
    case .accessibilityValue(let text): Speech(kind: .value, isSaid: !text.isEmpty)
    case .accessibilityHint(let text): Speech(kind: .hint, isSaid: !text.isEmpty)
    case .chart(let text): Speech(kind: .chart, isSaid: !text.isEmpty)
    case .traits(let traits): Speech(kind: .traits, isSaid: traits.isSomething)
    case .expanded, .content: Speech()
    }
  }

  @MainActor
  func apply(to widget: Widget) {
    switch self {
    case .help(let text): gtk_widget_set_tooltip_text(widget.widgetObject, text.isEmpty ? nil : CText.shown(text))
    case .accessibilityLabel(let text):
      // GTK would read the labels inside as well.
      if !text.isEmpty { widget.setAccessibleLabels([]) }
      widget.sayAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, text)
      IslandWidget.namesMayHaveChanged(around: widget.widgetObject)
    case .accessibilityValue(let text): widget.sayAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
    case .accessibilityHint(let text): SpokenDescription.setHint(text, of: widget)
    case .content(let content): SpokenDescription.set(content, of: widget)
    case .chart(let words): SpokenDescription.setChart(words, of: widget)
    case .accessibilityIdentifier(let name): widget.identifier = name.isEmpty ? nil : name
    case .unspoken(let unspoken):
      widget.isUnspoken = unspoken == .wholly
      widget.setAccessibleHidden(unspoken != .no)
      IslandWidget.namesMayHaveChanged(around: widget.widgetObject)
    case .traits(let traits): traits.apply(to: widget)
    case .expanded(let isExpanded): widget.setAccessibleExpanded(isExpanded)
    case .sortPriority(let priority): ReadingPriority.set(priority, of: widget)
    }
  }
}

/// What assistive technologies and tests are told of the widgets of a view. A view of several widgets gives it to each;
/// where modifiers are repeated, the nearest wins. As SwiftUI documents them.
extension View {
  /// Shows a literal in its translation when the pointer rests on the view. Claim TX21.
  public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }

  /// Shows a text in its translation when the pointer rests on the view. Claim TX21.
  @_disfavoredOverload
  public func help(_ resource: LocalizedStringResource) -> some View { help(LocalizedStringKey(resource)) }

  /// Shows a text, never as markup, when the pointer rests on the view. An empty one shows nothing.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View { attributed(.help(String(text))) }

  /// Shows a text when the pointer rests on the view.
  public func help(_ text: Text) -> some View { worded(text) { $0.help($1) } }

  /// Says what the view is called, instead of the text in it. Claim TX21.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }

  /// Says what the view is called, instead of the text in it. Claim TX21.
  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
    accessibilityLabel(LocalizedStringKey(resource))
  }

  /// Says what the view is called, instead of the text in it.
  @_disfavoredOverload
  public func accessibilityLabel<Content: StringProtocol>(_ label: Content) -> some View {
    attributed(.accessibilityLabel(String(label)))
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ label: Text) -> some View { worded(label) { $0.accessibilityLabel($1) } }

  /// Says the value that the view shows, in words. Claim TX21.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }

  /// Says the value that the view shows, in words. Claim TX21.
  @_disfavoredOverload
  public func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
    accessibilityValue(LocalizedStringKey(resource))
  }

  /// Says the value that the view shows, in words.
  @_disfavoredOverload
  public func accessibilityValue<Content: StringProtocol>(_ value: Content) -> some View {
    attributed(.accessibilityValue(String(value)))
  }

  /// Says the value that the view shows.
  public func accessibilityValue(_ value: Text) -> some View { worded(value) { $0.accessibilityValue($1) } }

  /// Says what happens when the view is used. Claim TX21.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }

  /// Says what happens when the view is used. Claim TX21.
  @_disfavoredOverload
  public func accessibilityHint(_ resource: LocalizedStringResource) -> some View {
    accessibilityHint(LocalizedStringKey(resource))
  }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<Content: StringProtocol>(_ hint: Content) -> some View {
    attributed(.accessibilityHint(String(hint)))
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View { worded(hint) { $0.accessibilityHint($1) } }

  /// Names the view for tests; nobody sees or hears it, and it is no name in CSS. Claim AX11.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attributed(.accessibilityIdentifier(identifier))
  }

  /// Has the leaves of the view carry an attribute.
  func attributed(_ attribute: WidgetAttribute) -> some View {
    AttributedView(content: self, attribute: attribute)
  }
}
