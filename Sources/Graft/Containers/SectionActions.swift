import ViewGraph

private struct SectionActionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The controls of the section here; nil for none.
  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }
}

extension View {
  /// Shows controls at the end of the header of each section of a list or form that this view is or has. A container of a program's
  /// own finds them by `SectionConfiguration.actions`. As SwiftUI documents it.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    SectionWithActions(content: self, actions: content())
  }
}

/// Sections with controls in their headers.
private struct SectionWithActions<Content: View, Actions: View>: View, ActingSection, ViewAround {
  let content: Content
  let actions: Actions

  var viewInside: any View { content }

  var controls: any View { actions }

  var body: some View { content.environment(\.sectionActions, AnyView(actions)) }
}

/// Sections with controls, as a view value.
@MainActor
protocol ActingSection {
  var controls: any View { get }
}

/// A header, with the section's controls at its end.
struct HeaderWithActions<Header: View>: View {
  let header: Header
  @Environment(\.sectionActions) private var actions

  var body: some View {
    if let actions {
      HStack {
        header
        Spacer()
        actions.environment(\.sectionActions, nil)
      }
    } else {
      header
    }
  }
}
