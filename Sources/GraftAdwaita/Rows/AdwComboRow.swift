#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A row of a group with a value that the user chooses from a list: libadwaita's `AdwComboRow`.
  public struct AdwComboRow<Value: Hashable>: View {
    private let texts: RowTexts
    @Binding private var selection: Value
    private let values: [Value]
    private let name: (Value) -> Text

    /// A row that chooses one of several values, each with a text. A selection that is none of them is reported as
    /// `invalidSelection` and stays; libadwaita shows nothing as chosen, or with newer versions of GTK the first of them.
    public init(
      title: Text, subtitle: Text? = nil, selection: Binding<Value>, values: [Value], name: @escaping (Value) -> Text
    ) {
      texts = RowTexts(title: title, subtitle: subtitle)
      _selection = selection
      (self.values, self.name) = (values, name)
    }

    /// A row with texts. Claim UI17.
    public init(
      _ titleKey: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, selection: Binding<Value>, values: [Value],
      name: @escaping (Value) -> Text
    ) {
      self.init(
        title: Text(titleKey), subtitle: subtitle.map { Text($0) }, selection: selection, values: values, name: name)
    }

    /// A row with texts.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, subtitle: Title? = nil, selection: Binding<Value>, values: [Value],
      name: @escaping (Value) -> Text
    ) {
      self.init(
        title: Text(title), subtitle: subtitle.map { Text($0) }, selection: selection, values: values, name: name)
    }

    /// The row.
    public var body: some View {
      ComboRowWidget(texts: texts, selection: $selection, values: values, name: name).fromEdgeToEdge()
    }
  }

  private struct ComboRowWidget<Value: Hashable>: ListedRow {
    let texts: RowTexts
    @Binding var selection: Value
    let values: [Value]
    let name: (Value) -> Text

    func makeCoordinator() -> ComboRowParts<Value> { ComboRowParts($selection) }

    func makeGtkWidget(context: Context) -> Widget {
      let parts = context.coordinator
      parts.row.connect("notify::selected") { [unowned parts] _ in parts.userDidChoose() }
      return parts.list
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let (parts, locale) = (context.coordinator, context.environment.locale)
      parts.edit.value = $selection
      texts.show(in: parts.row, context.environment)
      parts.show(values, called: values.map { CText.shown(name($0).string(in: locale)) })
      parts.select(selection)
      guard !values.contains(selection) else { return }
      context.report(
        .invalidSelection, about: "\(selection)", "no value of a combo row is its selection, \(selection)")
    }
  }

  /// A row, and what it chooses from.
  private final class ComboRowParts<Value: Hashable>: RowParts {
    let edit: EditCoordinator<Value>
    private var values: [Value] = []
    private var names: [String] = []

    init(_ selection: Binding<Value>) {
      edit = EditCoordinator(selection)
      super.init(Adwaita.make("AdwComboRow"))
    }

    func show(_ values: [Value], called names: [String]) {
      self.values = values
      guard names != self.names else { return }
      self.names = names
      let list = ObjectReference(taking: gtk_string_list_new(nil).objectAddress)
      for name in names { gtk_string_list_append(list.object.cast(), name) }
      row["model"] = list
    }

    func select(_ value: Value) {
      let nothing = Int(UInt32.max)
      row["selected"] = values.firstIndex(of: value) ?? nothing
    }

    func userDidChoose() {
      let index: Int = row["selected"]
      guard values.indices.contains(index) else { return }
      edit.userDidEdit(values[index]) { [unowned self] in select($0) }
    }
  }
#endif
