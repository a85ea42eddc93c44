import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A control that picks a colour: a button with the colour, which opens a dialog. Cancelling that writes nothing. Claim CT19.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  @Environment(\.locale) private var locale

  /// Picks a colour, with its opacity unless that is left out: it is 1 then.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// Picks a colour in Core Graphics' numbers, with its opacity unless that is left out: it is 1 then.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }

  /// The label and the button.
  public var body: some View {
    LabeledControl(
      label: label,
      control: ColorButton(
        name: ViewTitle.name(of: label, in: locale), color: selection, supportsOpacity: supportsOpacity))
  }
}

extension ColorPicker where Label == Text {
  /// Picks a colour. Claims CT19 and UI17.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Picks a colour. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(LocalizedStringKey(titleResource), selection: selection, supportsOpacity: supportsOpacity)
  }

  /// Picks a colour. Claim CT19.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Picks a colour in Core Graphics' numbers. Claims CT19 and UI17.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  /// Picks a colour in Core Graphics' numbers. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(titleResource, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  /// Picks a colour in Core Graphics' numbers. Claim CT19.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
  }
}

/// GTK's button that opens a dialog for colours. It is spoken to by its properties: newer versions of GTK advise against its
/// functions and have it all the same.
private struct ColorButton: GtkWidgetRepresentable {
  let name: String?
  @Binding var color: Color
  let supportsOpacity: Bool

  func makeCoordinator() -> ColorCoordinator { ColorCoordinator(color: $color) }

  func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(typeName: "GtkColorButton")
    gtk_widget_set_valign(button.widgetObject, GTK_ALIGN_CENTER)
    let coordinator = context.coordinator
    button.connect("color-set") { coordinator.userDidPick($0.widget) }
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let coordinator = context.coordinator
    (coordinator.color, coordinator.supportsOpacity) = ($color, supportsOpacity)
    coordinator.environment = context.environment
    gtkWidget["use-alpha"] = supportsOpacity
    gtkWidget["title"] = name ?? ""
    coordinator.show(in: gtkWidget)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }
}

/// What a colour button keeps between updates.
@MainActor
private final class ColorCoordinator {
  var color: Binding<Color>
  var supportsOpacity = true
  var environment: EnvironmentValues?
  private lazy var restoring = WakeSource(priority: 100) { [unowned self] in widget.map { show(in: $0) } }
  private weak var widget: Widget?

  init(color: Binding<Color>) { self.color = color }

  /// Shows the bound colour, as its surroundings make it.
  func show(in button: Widget) {
    widget = button
    guard let environment else { return }
    let resolved = color.wrappedValue.resolve(in: environment)
    let wanted = GdkRGBA(
      red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: supportsOpacity ? resolved.opacity : 1)
    let shown = button.rgba
    if (shown.red, shown.green, shown.blue, shown.alpha) != (wanted.red, wanted.green, wanted.blue, wanted.alpha) {
      button.rgba = wanted
    }
  }

  /// One write a choice; a source that refuses is shown again.
  func userDidPick(_ button: Widget) {
    EditedField.finish()
    let rgba = button.rgba
    color.wrappedValue = Color(
      .sRGB, red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
      opacity: supportsOpacity ? Double(rgba.alpha) : 1)
    restoring.wake()
  }
}

extension Widget {
  fileprivate var rgba: GdkRGBA {
    get {
      var value = GValue()
      g_value_init(&value, gdk_rgba_get_type())
      defer { g_value_unset(&value) }
      g_object_get_property(object, "rgba", &value)
      return g_value_get_boxed(&value)?.load(as: GdkRGBA.self) ?? GdkRGBA()
    }
    set {
      var (value, rgba) = (GValue(), newValue)
      g_value_init(&value, gdk_rgba_get_type())
      defer { g_value_unset(&value) }
      g_value_set_boxed(&value, &rgba)
      g_object_set_property(object, "rgba", &value)
    }
  }
}
