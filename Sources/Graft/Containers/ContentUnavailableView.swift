import Foundation
import ViewGraph

/// Says that there is nothing to show, in the middle of all the room that is offered. Claim CT42; otherwise as SwiftUI
/// documents it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, what is said besides, and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The icon above the title, the description and the actions.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(StatusLabelStyle())
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a large title.
private struct StatusLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 64)).foregroundStyle(.secondary)
      configuration.title.font(.title).bold().multilineTextAlignment(.center).headingByTexts()
    }
  }
}

extension ContentUnavailableView where Label == Graft.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with an icon of the user's theme, and a description. Claims CT42 and UI17.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Graft.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A translated title with an icon of the user's theme, and a description. Claim TX21.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(title), systemImage: name, description: description)
  }

  /// A title with an icon of the user's theme, and a description. Claim CT42.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
    self.init {
      Graft.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A title with an image among the resources of the program, and a description. Claim TX21.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      Graft.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A translated title with an image among the resources of the program, and a description. Claim TX21.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(LocalizedStringKey(title), image: name, description: description)
  }

  /// A title with an image among the resources of the program, and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
    self.init {
      Graft.Label(title, image: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView { search(title: .own("No Results")) }

  /// Says that a search for a text has found nothing. Claim CT42.
  public static func search(text: String) -> ContentUnavailableView {
    text.isEmpty ? search : search(title: .own("No Results for “\(text)”"))
  }

  private static func search(title: LocalizedStringKey) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(title: title)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// What is said where a search has found nothing.
public struct SearchUnavailableContent {
  /// What was searched for.
  public struct Label: View {
    let title: LocalizedStringKey

    /// The title with an icon.
    public var body: some View { Graft.Label(title, systemImage: "system-search-symbolic") }
  }

  /// What can be done about it.
  public struct Description: View {
    /// The words.
    public var body: some View { Text(.own("Check the spelling or try a new search.")) }
  }

  /// There are none.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}
