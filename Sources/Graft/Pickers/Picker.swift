import ViewGraph

/// A control that chooses one of several views by its tag, or by the id that it has in a `ForEach`.
///
/// Where no view has the value of the binding, nothing is shown as chosen, and `invalidSelection` is reported. Nothing is
/// written but what the user chooses. Claims CT1 to CT10; otherwise as SwiftUI documents it.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerSelection<SelectionValue>
  private let label: Label
  private let content: Content
  private var currentValueLabel: AnyView?
  @Environment(\.pickerLook) private var look
  @Environment(\.menuSession) private var menu
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.locale) private var locale

  /// Chooses among the views of the block. Claim CT1.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), content(), label())
  }

  private init(_ selection: PickerSelection<SelectionValue>, _ content: Content, _ label: Label) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  /// The label, and what the choices are made with.
  public var body: some View {
    let choices = ViewOption.all(in: content).map { PickerChoice($0, of: selection, in: locale) }
    let isAnyChosen = choices.contains(where: \.isChosen)
    let offer = PickerOffer(
      name: ViewTitle.name(of: label, in: locale), choices: choices,
      selection: isAnyChosen ? nil : selection.read().map { "\($0)" },
      currentValue: currentValueLabel.map { ViewTitle(of: $0, in: locale).text })
    if menu != nil {
      PickerItems(isSubmenu: look == .menu, offer: offer, label: label)
    } else if Label.self == EmptyView.self || isInToolbar && visibility != .visible {
      PickerControl(look: look, offer: offer)
    } else {
      // Segments may be cut as the label may. Asked before it they have half of the room, also where all would fit.
      LabeledControl(
        label: label.layoutPriority(look == .segments ? 1 : 0), control: PickerControl(look: look, offer: offer))
    }
  }
}

/// What a picker offers.
@MainActor
struct PickerOffer {
  /// What the picker is called.
  let name: String?
  let choices: [PickerChoice]
  /// The value that no choice has, if the selection is such a one.
  let selection: String?
  /// What the button of a menu says in place of the choice; nil where nobody has said.
  let currentValue: String?

  /// Says once what no choice has. Claim CT5.
  func report<Representable: GtkRepresentable>(_ context: GtkRepresentableContext<Representable>) {
    guard let selection else { return }
    context.report(
      .invalidSelection, about: selection,
      "the picker '\(name ?? "")' has no choice with the tag \(selection): nothing is shown as chosen, and nothing written"
    )
  }
}

/// The widgets of a picker.
private struct PickerControl: View {
  let look: _PickerLook
  let offer: PickerOffer

  var body: some View {
    switch look {
    case .menu, .items: PickerMenu(offer: offer)
    case .segments: PickerSegments(offer: offer)
    case .radioGroup: PickerRadioGroup(offer: offer)
    }
  }
}

extension Picker {
  /// Chooses among the views of the block. The older form.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// Chooses for several values at once, which are written together; they are shown where they are equal. As SwiftUI
  /// documents it.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources.map { $0[keyPath: selection] }), content(), label())
  }
}

extension Picker {
  /// Chooses among the views of the block; the button of a menu shows the words of a view in place of the choice. As SwiftUI
  /// documents it.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Chooses for several values at once; the button of a menu shows the words of a view in place of the choice.
  public init<Sources: RandomAccessCollection, CurrentValueLabel: View>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Chooses among the views of the block, with a text. Claim UI17.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// Chooses among the views of the block, with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(titleResource), selection: selection, content: content) }

  /// Chooses among the views of the block, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == Graft.Label<Text, Image> {
  /// Chooses among the views of the block, with an icon of the user's theme and a text. Claim UI17.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Graft.Label(titleKey, systemImage: systemImage) } }

  /// Chooses among the views of the block, with an icon of the user's theme and a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, selection: selection, content: content) }

  /// Chooses among the views of the block, with an icon of the user's theme and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Graft.Label(title, systemImage: systemImage) } }
}
