import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The field of a search, and below it what is offered while the user searches.
struct SearchBar: View {
  @Binding var text: String
  let prompt: Text?
  let focus: FocusState<Bool>.Binding
  let isActive: Bool
  let dismiss: () -> Void
  @State private var chosen: String?
  @Environment(\.searchParts) private var parts
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 6) {
      SearchField(text: $text, prompt: prompt.map { ViewTitle(of: $0, in: locale).text } ?? "Search", dismiss: dismiss)
        .focused(focus)
      if isActive, let scopes = parts.scopes { scopes() }
      if isActive, chosen != text, let suggestions = parts.suggestions {
        SearchSuggestions(options: ViewOption.all(in: suggestions())) {
          chosen = $0
          text = $0
        }
      }
    }
    .padding(6)
    .frame(maxWidth: .infinity)
  }
}

/// What is offered below a search field: a click on it writes its completion.
private struct SearchSuggestions: View {
  let options: [ViewOption]
  let choose: (String) -> Void

  var body: some View {
    if !options.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(options.enumerated()), id: \.element.id) { _, option in
          if let completion = completion(of: option.view) {
            Button {
              choose(completion)
            } label: {
              AnyView(option.view).frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.borderless)
          } else {
            AnyView(option.view)
          }
        }
      }
    }
  }

  private func completion(of view: any View) -> String? {
    ViewOption.layers(of: view).lazy.compactMap { ($0 as? any ModifiedView)?.anyModifier as? SearchCompletion }.first?
      .text
  }
}

/// A field of GTK's for searching. Claims MN23 and MN25.
private struct SearchField: GtkWidgetRepresentable {
  @Binding var text: String
  let prompt: String
  let dismiss: () -> Void

  func makeCoordinator() -> SearchFieldCoordinator { SearchFieldCoordinator($text) }

  func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(gtk_search_entry_new())
    let coordinator = context.coordinator
    gtk_widget_set_hexpand(entry.widgetObject, 1)
    entry.connect("changed") { signal in
      let entry = signal.widget
      coordinator.userDidEditLine(of: entry)
    }
    entry.connect("activate") { coordinator.submission?.run() }
    entry.connect("stop-search") { coordinator.dismiss() }
    return entry
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.value = $text
    coordinator.dismiss = dismiss
    coordinator.submission = context.environment.searchSubmission
    gtkWidget["placeholder-text"] = CText.shown(prompt)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, prompt)
    gtkWidget.editedText = text
    gtkWidget.setEnabled(context.environment.isEnabled)
  }
}

/// What a search field keeps between updates.
@MainActor
private final class SearchFieldCoordinator: EditCoordinator<String> {
  var dismiss: () -> Void = {}
  var submission: Submission?
}

extension View {
  /// Runs an action on Ctrl+F, wherever the focus is in the window.
  func onSearchKey(_ action: @escaping () -> Void) -> some View {
    ModifiedItems(content: self, modifier: SearchKey(action: action))
  }
}

private struct SearchKey: IslandEffect {
  let action: () -> Void

  func makeCoordinator() -> SearchKeyCoordinator { SearchKeyCoordinator() }

  func update(_ widget: Widget, _ coordinator: SearchKeyCoordinator, environment: EnvironmentValues) {
    coordinator.action = action
    coordinator.install(on: widget)
  }
}

/// The key of a search.
@MainActor
private final class SearchKeyCoordinator {
  var action: () -> Void = {}
  private var isInstalled = false

  func install(on widget: Widget) {
    guard !isInstalled else { return }
    isInstalled = true
    Shortcut.add(key: GDK_KEY_f, modifiers: GDK_CONTROL_MASK, to: widget) { [weak self] in
      guard let self else { return false }
      action()
      return true
    }
  }
}
