import CGTK
import GTKSupport
import ViewGraph

/// Rows one below the other, which are scrolled; views and the elements of a `ForEach` mix.
///
/// Each view inside is a row, also each of several for an element of a `ForEach`. GTK shows about 200 rows around what can be
/// seen, and only these have their bodies evaluated and have widgets, however many elements there are. Where an element is not one
/// row, as with two views or with an `if` without `else`, all elements are built at once, which is reported beyond 10,000. A row
/// appears when it is seen; one that is scrolled away keeps its state, and appears anew when it comes back.
///
/// Letters that are typed while a row has the focus select the next row that begins so, of those that GTK has made. Claims UI26,
/// ID29, LS1, LS7 and LS65.
public struct List<Content: View>: ListRepresentable {
  private let content: Content
  package let selection: ListSelection?

  init(selection: ListSelection?, content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Shows the views of the block as rows. Claim UI26.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }

  /// A row for each identifiable element.
  // As with `ForEach`: for `$items` the initialiser for bound collections must win.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: nil) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, which a key path identifies.
  // As above.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: nil) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number of a range that never changes, as with `ForEach`.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: nil) { ForEach(data, content: rowContent) }
  }

  /// A row with a binding for each identifiable element of a bound collection. Claim BI12.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<ElementBindings<Elements, Elements.Element.ID>, Elements.Element.ID, Row>
  {
    self.init(selection: nil) { ForEach(data, content: rowContent) }
  }

  /// A row with a binding for each element of a bound collection, which a key path identifies. Claim BI12.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init(selection: nil) { ForEach(data, id: id, content: rowContent) }
  }
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension List {
  package var embedded: some View {
    content.environment(\.isInList, true).environment(\.isPartOfRow, false).environment(\.formPlace, .none)
      .withoutSwipesAround()
  }

  static var axes: Axis.Set { .vertical }

  static func makeView() -> UnsafeMutablePointer<GtkWidget> {
    let view: OpaquePointer = gtk_list_view_new(nil, nil).cast()
    gtk_list_view_set_show_separators(view, 1)
    // Themes give such rows room around what they hold.
    gtk_widget_add_css_class(view.cast(), ListLook.richList)
    gtk_scrollable_set_vscroll_policy(view, GTK_SCROLL_NATURAL)
    return view.cast()
  }

  static func makeItems(of rows: ListRowsNode, in view: UnsafeMutablePointer<GtkWidget>) -> ListItems {
    ListItems(rows, in: view.cast())
  }

  func update(_ items: ListItems, in environment: EnvironmentValues) {
    items.show(ListLook(environment))
    items.follow(environment.splitColumn?.following(selection) ?? selection)
  }
}
