#if Adwaita
  import CAdwaita
  import CGTK
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  /// Groups of preferences below each other, which scroll: libadwaita's `AdwPreferencesPage`.
  ///
  /// It takes all the room that it is offered.
  public struct AdwPreferencesPage<Content: View>: View {
    private let content: Content

    /// The groups of the block.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The page.
    public var body: some View { PageWidget(content: content) }
  }

  private struct PageWidget<Content: View>: EmbeddingRepresentable {
    let content: Content

    var embedded: some View { VStack(alignment: .leading, spacing: 24) { content } }

    var idealAxes: Axis.Set { .vertical }

    var gtkWidgetSizing: GtkWidgetSizing { .fill }

    func makeGtkWidget(context: Context) -> Widget { Adwaita.make("AdwPreferencesPage") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

    /// A page takes groups alone.
    static func embed(_ inside: Widget, in gtkWidget: Widget) {
      let group = Adwaita.make("AdwPreferencesGroup")
      adw_preferences_group_add(group.object.cast(), inside.widgetObject)
      adw_preferences_page_add(gtkWidget.object.cast(), group.object.cast())
    }
  }

  /// Preferences with a title, as the rows of one list: libadwaita's `AdwPreferencesGroup`.
  ///
  /// Each view is a row. Beside libadwaita's rows these may be any others, such as a `Toggle`, which look as in a `Form`.
  public struct AdwPreferencesGroup<Content: View>: View {
    private let title: Text?
    private let description: Text?
    private let content: Content

    /// Rows below a title and a description.
    public init(title: Text?, description: Text? = nil, @ViewBuilder content: () -> Content) {
      (self.title, self.description, self.content) = (title, description, content())
    }

    /// The group.
    public var body: some View { GroupWidget(title: title, description: description, content: content) }
  }

  private struct GroupWidget<Content: View>: EmbeddingRepresentable {
    let title: Text?
    let description: Text?
    let content: Content

    var embedded: some View { FormRows(content: content) }

    var gtkWidgetSizing: GtkWidgetSizing { GtkWidgetSizing(horizontal: .fill) }

    func makeGtkWidget(context: Context) -> Widget { Adwaita.make("AdwPreferencesGroup") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      let locale = context.environment.locale
      gtkWidget["title"] = Adwaita.unmarked(title?.string(in: locale) ?? "")
      gtkWidget["description"] = Adwaita.unmarked(description?.string(in: locale) ?? "")
    }

    static func embed(_ inside: Widget, in gtkWidget: Widget) {
      adw_preferences_group_add(gtkWidget.object.cast(), inside.widgetObject)
    }
  }

  extension AdwPreferencesGroup {
    /// Rows without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(title: nil, content: content) }

    /// Rows below texts. Claim UI17.
    public init(
      _ titleKey: LocalizedStringKey, description: LocalizedStringKey? = nil, @ViewBuilder content: () -> Content
    ) { self.init(title: Text(titleKey), description: description.map { Text($0) }, content: content) }

    /// Rows below texts.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
      _ title: Title, description: Title? = nil, @ViewBuilder content: () -> Content
    ) { self.init(title: Text(title), description: description.map { Text($0) }, content: content) }
  }
#endif
