#if Adwaita
  import CAdwaita
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A row of a group with a text that the user edits: libadwaita's `AdwEntryRow`.
  public struct AdwEntryRow: View {
    private let title: Text
    @Binding private var text: String
    private let apply: (() -> Void)?

    /// A row that edits a text. With an action it has a button for it beside a text that was edited.
    public init(title: Text, text: Binding<String>, onApply apply: (() -> Void)? = nil) {
      (self.title, self.apply) = (title, apply)
      _text = text
    }

    /// A row with a text as title. Claim UI17.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onApply apply: (() -> Void)? = nil) {
      self.init(title: Text(titleKey), text: text, onApply: apply)
    }

    /// A row with a text as title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, onApply apply: (() -> Void)? = nil) {
      self.init(title: Text(title), text: text, onApply: apply)
    }

    /// The row.
    public var body: some View {
      EntryRowWidget(texts: RowTexts(title: title), text: $text, apply: apply).fromEdgeToEdge()
    }
  }

  private struct EntryRowWidget: ListedRow {
    let texts: RowTexts
    @Binding var text: String
    let apply: (() -> Void)?

    func makeCoordinator() -> EntryRowParts { EntryRowParts($text) }

    func makeGtkWidget(context: Context) -> Widget {
      let parts = context.coordinator
      parts.row.connect("changed") { [edit = parts.edit] signal in
        let row = signal.widget
        edit.userDidEdit(row.editedText(in: edit.value.wrappedValue)) { row.editedText = $0 }
      }
      parts.row.connect("apply") { [unowned parts] in parts.apply?() }
      return parts.list
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let parts = context.coordinator
      (parts.edit.value, parts.apply) = ($text, apply)
      texts.show(in: parts.row, context.environment)
      parts.row["show-apply-button"] = apply != nil
      parts.row.editedText = text
    }
  }

  /// A row, and the latest action.
  private final class EntryRowParts: RowParts {
    let edit: EditCoordinator<String>
    var apply: (() -> Void)?

    init(_ text: Binding<String>) {
      edit = EditCoordinator(text)
      super.init(Adwaita.make("AdwEntryRow"))
    }
  }
#endif
