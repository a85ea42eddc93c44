#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A row of a group that is on or off: libadwaita's `AdwSwitchRow`, and before 1.4 an action row with GTK's switch.
  public struct AdwSwitchRow: View {
    private let texts: RowTexts
    @Binding private var isOn: Bool

    /// A row that edits a truth.
    public init(title: Text, subtitle: Text? = nil, isOn: Binding<Bool>) {
      texts = RowTexts(title: title, subtitle: subtitle)
      _isOn = isOn
    }

    /// A row with texts. Claim UI17.
    public init(_ titleKey: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, isOn: Binding<Bool>) {
      self.init(title: Text(titleKey), subtitle: subtitle.map { Text($0) }, isOn: isOn)
    }

    /// A row with texts.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, subtitle: Title? = nil, isOn: Binding<Bool>) {
      self.init(title: Text(title), subtitle: subtitle.map { Text($0) }, isOn: isOn)
    }

    /// The row.
    public var body: some View { SwitchRowWidget(texts: texts, isOn: $isOn).fromEdgeToEdge() }
  }

  private struct SwitchRowWidget: ListedRow {
    let texts: RowTexts
    @Binding var isOn: Bool

    func makeCoordinator() -> SwitchRowParts { SwitchRowParts($isOn) }

    func makeGtkWidget(context: Context) -> Widget {
      let parts = context.coordinator
      parts.control.connect("notify::active") { [edit = parts.edit] signal in
        let control = signal.widget
        edit.userDidEdit(control["active"]) { control["active"] = $0 }
      }
      return parts.list
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let parts = context.coordinator
      parts.edit.value = $isOn
      texts.show(in: parts.row, context.environment)
      parts.control["active"] = isOn
    }
  }

  /// A row, and what of it is on or off.
  private final class SwitchRowParts: RowParts {
    let edit: EditCoordinator<Bool>
    let control: Widget

    init(_ isOn: Binding<Bool>) {
      edit = EditCoordinator(isOn)
      if Adwaita.has("AdwSwitchRow") {
        control = Adwaita.make("AdwSwitchRow")
        super.init(control)
      } else {
        control = Widget(gtk_switch_new())
        super.init(SwitchRowParts.row(with: control))
      }
    }

    private static func row(with control: Widget) -> Widget {
      let row = Adwaita.make("AdwActionRow")
      gtk_widget_set_valign(control.widgetObject, GTK_ALIGN_CENTER)
      adw_action_row_add_suffix(row.object.cast(), control.widgetObject)
      row["activatable-widget"] = control
      return row
    }
  }
#endif
