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

  @ViewBuilder private var toggle: some View {
    if bar != nil {
      ToolbarLeaf(
        placement: .primaryAction,
        content: Toggle(.own("Search"), systemImage: "system-search-symbolic", isOn: shows).toggleStyle(.button)
          .labelStyle(.iconOnly))
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
