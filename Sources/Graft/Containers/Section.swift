import ViewGraph

/// Views that belong together, with a header above and a footer below them.
///
/// In a list the header and the footer are rows of their own, which are not selected and look like what they are; in other
/// containers all views are the container's. As SwiftUI documents it.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @Environment(\.isInList) private var isInList

  /// Views with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the views and the footer.
  public var body: some View {
    header.transformEnvironment(\.text) { if isInList { $0.looks.font = $0.looks.font ?? .headline } }
    content
    footer.transformEnvironment(\.text) {
      guard isInList else { return }
      $0.looks.font = $0.looks.font ?? .footnote
      $0.color = HierarchicalShapeStyle.secondary._color(over: $0.color)
    }
  }
}

extension Section where Parent == EmptyView {
  /// Views with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Views with a footer. The older form.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Views with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Views with a header. The older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Views without more than their coherence.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section {
  /// Views with a header and a footer. The older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Views with a text as header. Claim UI17.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(key) })
  }

  /// Views with a text as header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views here are rows of a list, or in one.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
