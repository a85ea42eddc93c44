#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// A row of a group with a title, a subtitle, and views at its ends: libadwaita's `AdwActionRow`.
  public struct AdwActionRow<Prefix: View, Suffix: View>: View {
    private let texts: RowTexts
    private let action: (() -> Void)?
    private let prefix: Prefix
    private let suffix: Suffix

    /// A row with views before and after its texts. With an action, a click anywhere in the row is one on it.
    public init(
      title: Text, subtitle: Text? = nil, action: (() -> Void)? = nil, @ViewBuilder suffix: () -> Suffix,
      @ViewBuilder prefix: () -> Prefix
    ) {
      texts = RowTexts(title: title, subtitle: subtitle)
      self.action = action
      (self.prefix, self.suffix) = (prefix(), suffix())
    }

    /// The row.
    public var body: some View {
      ActionRowWidget(texts: texts, action: action, prefix: prefix, suffix: suffix).fromEdgeToEdge()
    }
  }

  private struct ActionRowWidget<Prefix: View, Suffix: View>: ListedRow {
    let texts: RowTexts
    let action: (() -> Void)?
    let prefix: Prefix
    let suffix: Suffix

    func makeCoordinator() -> ActionRowParts<Prefix, Suffix> { ActionRowParts() }

    func makeGtkWidget(context: Context) -> Widget {
      let parts = context.coordinator
      parts.prefix.put { [row = parts.row] in adw_action_row_add_prefix(row.object.cast(), $0.widgetObject) }
      parts.suffix.put { [row = parts.row] in adw_action_row_add_suffix(row.object.cast(), $0.widgetObject) }
      parts.row.connect("activated") { [unowned parts] in parts.action?() }
      return parts.list
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let parts = context.coordinator
      parts.action = action
      parts.row["activatable"] = action != nil
      texts.show(in: parts.row, context.environment)
      parts.prefix.show(BarItems(content: prefix))
      parts.suffix.show(BarItems(content: suffix))
    }
  }

  /// What an action row holds.
  private final class ActionRowParts<Prefix: View, Suffix: View>: RowParts {
    let prefix = Slot<BarItems<Prefix>>(isEmpty: Prefix.self == EmptyView.self)
    let suffix = Slot<BarItems<Suffix>>(isEmpty: Suffix.self == EmptyView.self)
    var action: (() -> Void)?

    init() { super.init(Adwaita.make("AdwActionRow")) }
  }

  extension AdwActionRow {
    /// A row with texts, and views at its ends. Claim UI17.
    public init(
      _ titleKey: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, action: (() -> Void)? = nil,
      @ViewBuilder suffix: () -> Suffix = { EmptyView() }, @ViewBuilder prefix: () -> Prefix = { EmptyView() }
    ) {
      self.init(
        title: Text(titleKey), subtitle: subtitle.map { Text($0) }, action: action, suffix: suffix, prefix: prefix)
    }

    /// A row with texts, and views at its ends.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, subtitle: Title? = nil, action: (() -> Void)? = nil,
      @ViewBuilder suffix: () -> Suffix = { EmptyView() }, @ViewBuilder prefix: () -> Prefix = { EmptyView() }
    ) {
      self.init(
        title: Text(title), subtitle: subtitle.map { Text($0) }, action: action, suffix: suffix, prefix: prefix)
    }
  }
#endif
