import Graft

/// A family of views, which has a page of its own.
enum Family: String, CaseIterable, Identifiable {
  case buttons, styles, choices, fields, dates, progress, text, images, forms
  case navigation, tabs, presentation, windows, files, menus, toolbars, search, lists, trees, grids
  case shapes, effects, motion, gestures, keyboard, transfer, accessibility

  var id: Self { self }
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  var symbol: String {
    switch self {
    case .buttons: "hand.tap"
    case .styles: "paintpalette"
    case .choices: "checkmark.circle"
    case .fields: "character.cursor.ibeam"
    case .dates: "calendar"
    case .progress: "gauge"
    case .text: "textformat"
    case .images: "photo"
    case .forms: "list.bullet.rectangle"
    case .navigation: "arrow.right.square"
    case .tabs: "square.on.square"
    case .presentation: "rectangle.stack"
    case .windows: "macwindow"
    case .files: "folder"
    case .menus: "contextualmenu.and.cursorarrow"
    case .toolbars: "ellipsis.circle"
    case .search: "magnifyingglass"
    case .lists: "list.bullet"
    case .trees: "list.bullet.indent"
    case .grids: "tablecells"
    case .shapes: "circle.square"
    case .effects: "camera.filters"
    case .motion: "wind"
    case .gestures: "hand.point.up.left"
    case .keyboard: "keyboard"
    case .transfer: "doc.on.clipboard"
    case .accessibility: "accessibility"
    }
  }

  @ViewBuilder @MainActor var page: some View {
    switch self {
    case .buttons: ButtonsPage()
    case .styles: StylesPage()
    case .choices: ChoicesPage()
    case .fields: FieldsPage()
    case .dates: DatesPage()
    case .progress: ProgressPage()
    case .text: TextPage()
    case .images: ImagesPage()
    case .forms: FormsPage()
    case .navigation: NavigationPage()
    case .tabs: TabsPage()
    case .presentation: PresentationPage()
    case .windows: WindowsPage()
    case .files: FilesPage()
    case .menus: MenusPage()
    case .toolbars: ToolbarsPage()
    case .search: SearchPage()
    case .lists: ListsPage()
    case .trees: TreesPage()
    case .grids: GridsPage()
    case .shapes: ShapesPage()
    case .effects: EffectsPage()
    case .motion: MotionPage()
    case .gestures: GesturesPage()
    case .keyboard: KeyboardPage()
    case .transfer: TransferPage()
    case .accessibility: AccessibilityPage()
    }
  }
}
