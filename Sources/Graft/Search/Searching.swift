import CGTK
import ViewGraph

/// A view in which the user searches.
struct Searching: ViewModifier {
  @Binding var text: String
  var tokens: SearchTokens?
  let isPresented: Binding<Bool>?
  let prompt: Text?
  @State private var ownIsActive = false
  @FocusState private var isInField: Bool
  @FocusState private var isInBar: Bool
  @Environment(\.windowBar) private var bar
  @Environment(\.searchParts) private var parts
  @Environment(\.splitColumn) private var column
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if isShown {
        SearchBar(
          text: $text, tokens: tokens, prompt: prompt, isActive: isActive,
          focus: SearchBarFocus(field: $isInField, bar: $isInBar), dismiss: dismiss)
      }
      content.environment(\.searchParts, SearchParts())
        .environment(\.isSearching, isActive)
        .environment(\.dismissSearch, DismissSearchAction(isSearching: isActive, dismiss: dismiss))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .accompanied(by: toggle)
    .onWindowKey(GDK_KEY_f, GDK_CONTROL_MASK) {
      begin()
      return true
    }
    .onChange(of: isInBar) { if isInBar { activity.wrappedValue = true } else if isEmpty { end() } }
    .onChange(of: isActive, initial: true) { followActivity() }
  }

  /// A window that comes gives the focus to the first that takes it, which nobody has wished to search by.
  private func followActivity() { if isActive { isInField = true } else { isInBar = false } }

  private var activity: Binding<Bool> { isPresented ?? $ownIsActive }

  private var isActive: Bool { activity.wrappedValue }

  private var isEmpty: Bool { text.isEmpty && tokens?.shown().isEmpty != false }

  private var isShown: Bool { bar == nil || isActive || !isEmpty || parts.focuses.contains { $0.isWanted() } }

  /// That of a sidebar is above it, at the start of the bar, so that it is told apart from that of the next column (MN31).
  @ViewBuilder private var toggle: some View {
    if bar != nil {
      let isInSidebar = column?.isSidebar == true && width != .compact
      let title = SearchBar.title(prompt, in: locale)
      ToolbarLeaf(
        placement: isInSidebar ? .navigation : .primaryAction,
        content: Toggle(title, systemImage: "system-search-symbolic", isOn: shows).toggleStyle(.button)
          .labelStyle(.iconOnly).help(title))
    }
  }

  private var shows: Binding<Bool> {
    Binding {
      isShown
    } set: { shows in
      if shows { begin() } else { dismiss() }
    }
  }

  private func begin() {
    activity.wrappedValue = true
    isInField = true
  }

  private func end() { if activity.wrappedValue { activity.wrappedValue = false } }

  private func dismiss() {
    // First: GTK moves the focus of what is taken away into what is beside it, as the field.
    $isInBar.giveUp()
    if !text.isEmpty { text = "" }
    tokens?.removeAll()
    end()
  }
}
