#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A row of a group that shows or hides rows below it: libadwaita's `AdwExpanderRow`.
  ///
  /// The rows are there also while they are hidden.
  public struct AdwExpanderRow<Content: View>: View {
    private let texts: RowTexts
    private let isExpanded: Binding<Bool>?
    private let content: Content
    @State private var isOwnExpanded = false

    /// A row with rows of its own, which a binding shows, or the user alone.
    public init(
      title: Text, subtitle: Text? = nil, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
    ) {
      texts = RowTexts(title: title, subtitle: subtitle)
      (self.isExpanded, self.content) = (isExpanded, content())
    }

    /// A row with texts. Claim UI17.
    public init(
      _ titleKey: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, isExpanded: Binding<Bool>? = nil,
      @ViewBuilder content: () -> Content
    ) {
      self.init(
        title: Text(titleKey), subtitle: subtitle.map { Text($0) }, isExpanded: isExpanded, content: content)
    }

    /// A row with texts.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, subtitle: Title? = nil, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
    ) {
      self.init(
        title: Text(title), subtitle: subtitle.map { Text($0) }, isExpanded: isExpanded, content: content)
    }

    /// The row.
    public var body: some View {
      ExpanderRowWidget(texts: texts, isExpanded: isExpanded ?? $isOwnExpanded, content: content).fromEdgeToEdge()
    }
  }

  private struct ExpanderRowWidget<Content: View>: EmbeddingRepresentable, ListedRow {
    let texts: RowTexts
    @Binding var isExpanded: Bool
    let content: Content

    /// Their box is that of the row.
    var embedded: some View { FormRows(content: content).scrollContentBackground(.hidden) }

    func makeCoordinator() -> ExpanderRowParts { ExpanderRowParts($isExpanded) }

    func makeGtkWidget(context: Context) -> Widget {
      let parts = context.coordinator
      parts.row.connect("notify::expanded") { [edit = parts.edit] signal in
        let row = signal.widget
        edit.userDidEdit(row["expanded"]) { row["expanded"] = $0 }
      }
      return parts.list
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let parts = context.coordinator
      parts.edit.value = $isExpanded
      texts.show(in: parts.row, context.environment)
      parts.row["expanded"] = isExpanded
    }

    static func embed(_ inside: Widget, in gtkWidget: Widget) {
      let holder = Widget(typeName: "GtkListBoxRow")
      (holder["activatable"], holder["focusable"], holder["child"]) = (false, false, inside)
      guard let row = gtk_list_box_get_row_at_index(gtkWidget.object.cast(), 0) else { return }
      adw_expander_row_add_row(row.objectAddress.cast(), holder.widgetObject)
    }
  }

  /// A row that shows others.
  private final class ExpanderRowParts: RowParts {
    let edit: EditCoordinator<Bool>

    init(_ isExpanded: Binding<Bool>) {
      edit = EditCoordinator(isExpanded)
      super.init(Adwaita.make("AdwExpanderRow"))
    }
  }
#endif
