import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A header that opens and closes what is below it.
///
/// The content does not exist while the group is closed, as by an `if`: its state begins anew each time it is opened. In a form and
/// in a list the header is a row, and so is each view of the content; in a list the arrow alone opens and closes the group, as
/// the header can be selected, and keys do as in a tree (LS57). Claims CT38, CT39 and LS68; otherwise as SwiftUI documents it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let given: Binding<Bool>?
  @State private var isOwnExpanded = false
  @Environment(\.disclosureGroupStyles) private var styles

  /// A group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    given = nil
  }

  /// A group that a binding opens and closes.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    given = isExpanded
  }

  /// What the style makes of the group: by itself a header with an arrow, and the content below while it is open.
  public var body: some View {
    let isExpanded = given ?? $isOwnExpanded
    if let style = styles.nearest {
      style.view(
        of: DisclosureGroupStyleConfiguration(
          label: _StylePart(label), content: _StylePart(DeferredContent(make: content)), isExpanded: isExpanded),
        \.disclosureGroupStyles)
    } else {
      BuiltInDisclosure(isExpanded: isExpanded, label: label, content: DeferredContent(make: content))
    }
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// The group that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a text that is closed at first. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a translated text that is closed at first. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// A group with a text that is closed at first.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A group with a text that a binding opens and closes. Claim UI17.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// A group with a translated text that a binding opens and closes. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content) }

  /// A group with a text that a binding opens and closes.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// The library's own group.
struct BuiltInDisclosure<Label: View, Content: View>: View {
  @Binding var isExpanded: Bool
  let label: Label
  let content: Content
  @Environment(\.formPlace) private var place

  var body: some View {
    if place == .row {
      DisclosureHeader(isExpanded: $isExpanded, label: label)
      if isExpanded { content }
    } else {
      RowsOfList(content: rows, whole: whole)
    }
  }

  private var rows: some View {
    Group {
      OutlineRow(depth: 0, canOpen: true, isExpanded: $isExpanded, content: label)
      if isExpanded { content.rowTraits { $0[OutlinePlace.self] = .below($0[OutlinePlace.self]) } }
    }
  }

  private var whole: some View {
    VStack(alignment: .leading, spacing: 6) {
      DisclosureHeader(isExpanded: $isExpanded, label: label)
      if isExpanded { content.padding(.leading, 18) }
    }
  }
}

private struct DisclosureLabel<Label: View>: View {
  let isExpanded: Bool
  let label: Label

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: isExpanded ? "pan-down-symbolic" : "pan-end-symbolic").decorative
      label
    }
  }
}

/// The header of a group: a button without a frame that assistive technologies know to open and close something.
struct DisclosureHeader<Label: View>: EmbeddingRepresentable {
  @Binding var isExpanded: Bool
  let label: Label

  var embedded: some View { DisclosureLabel(isExpanded: isExpanded, label: label) }

  var isAsLargeAsContent: Bool { true }

  var isPressedAsOne: Bool { true }

  func makeCoordinator() -> DisclosureCoordinator { DisclosureCoordinator(isExpanded: $isExpanded) }

  func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_button_new())
    button.keepsFocusElsewhere()
    gtk_widget_add_css_class(button.widgetObject, "graft-bare")
    let coordinator = context.coordinator
    button.connect("clicked") {
      EditedField.finish()
      coordinator.isExpanded.wrappedValue.toggle()
    }
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.isExpanded = $isExpanded
    gtkWidget.setAccessibleExpanded(isExpanded)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_button_set_child(gtkWidget.object.cast(), inside.widgetObject)
  }

  static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) { island.name(gtkWidget) }
}

/// What a group keeps between updates.
@MainActor
final class DisclosureCoordinator {
  var isExpanded: Binding<Bool>

  init(isExpanded: Binding<Bool>) { self.isExpanded = isExpanded }
}
