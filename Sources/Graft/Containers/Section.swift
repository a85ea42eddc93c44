import ViewGraph

/// Views that belong together, with a header above and a footer below them.
///
/// In a list the header and the footer are rows of their own, which are not selected and look like what they are; in a form
/// the views are the rows of a box between them; in lazy containers they may stay in sight; in other containers all views are
/// the container's. A section that a binding
/// opens and closes has a button for that in its header, in forms and in lists that are sidebars; other lists have the rows as the
/// binding says. In lists and lazy containers a header or footer that is one view is built when it is near what is seen: what is in it
/// begins then, and ids further inside of it are found from then on. As SwiftUI documents it. Claims CT36 and LS6.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private var expansion: Binding<Bool>?
  @Environment(\.isInList) private var isInList
  @Environment(\.menuSession) private var menu
  @Environment(\.formPlace) private var place
  @Environment(\.locale) private var locale
  @Environment(\.headerProminence) private var prominence

  /// Views with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  // The types of what is in here are written out, as views with many sections would ask for those of `some View` again and
  // again.

  /// The header, the views and the footer.
  public var body: some View {
    if menu != nil {
      MenuSeparator()
      header
      content
      footer
      MenuSeparator()
    } else if place == .row {
      FormSection(
        header: listHeader(like: .headline), content: isExpanded ? content : nil, footer: listFooter,
        name: ViewTitle.name(of: header, in: locale))
    } else if isInList {
      Group {
        DeferredRow(
          content: listHeader(like: prominence == .increased ? .title3.bold() : .headline), around: Parent.self,
          // The section's controls.
          mayHaveMore: true
        ).rowRole(.header)
        if isExpanded { content }
        DeferredRow(content: listFooter, around: Footer.self).rowRole(.footer)
      }
      .rowSection()
    } else {
      Group {
        DeferredRow(content: LazyHeader(header: header), around: Parent.self).rowRole(.header)
        content
        DeferredRow(content: footer, around: Footer.self).rowRole(.footer)
      }
      .rowSection()
    }
  }

  private var isExpanded: Bool { expansion?.wrappedValue ?? true }

  private func listHeader(like font: Font) -> SectionHeader<Parent> {
    SectionHeader(header: header, expansion: expansion, font: font)
  }

  private var listFooter: SectionFooter<Footer> { SectionFooter(footer: footer) }
}

/// A header in a list or form, as a button where it opens and closes the section: in forms and sidebars. Claim LS6.
private struct SectionHeader<Header: View>: View, ViewAround {
  let header: Header
  let expansion: Binding<Bool>?
  let font: Font
  @Environment(\.isInList) private var isInList
  @Environment(\.listLook) private var look
  @Environment(\.splitColumn) private var column

  var viewInside: any View { header }

  var body: some View {
    Group {
      if let expansion, opensAndCloses {
        HeaderWithActions(header: DisclosureHeader(isExpanded: expansion, label: header))
      } else {
        HeaderWithActions(header: header.headingByTexts())
      }
    }
    .looking(like: font)
  }

  private var opensAndCloses: Bool { !isInList || look.isSidebar(in: column) }
}

/// A footer in a list or form.
private struct SectionFooter<Footer: View>: View, ViewAround {
  let footer: Footer

  var viewInside: any View { footer }

  var body: some View {
    footer.looking(like: .footnote)
      .transformEnvironment(\.styles) { $0 = $0.foreground([HierarchicalShapeStyle.secondary]) }
  }
}

/// A header elsewhere.
private struct LazyHeader<Header: View>: View, ViewAround {
  let header: Header

  var viewInside: any View { header }

  var body: some View { header.headingByTexts() }
}

extension View {
  /// Has the texts in this view a font, unless they are given one.
  fileprivate func looking(like font: Font) -> some View {
    transformEnvironment(\.text) { $0.looks.font = $0.looks.font ?? font }
  }
}

extension Section: DividedView {
  /// The header, the views and the footer, for a control that chooses among them.
  package var parts: [ViewPart] {
    [
      ViewPart(header, key: 0, role: .heading), ViewPart(content, key: 1), ViewPart(footer, key: 2, role: .footer),
    ]
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

  /// Views with a translated text as header. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Views with a text as header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension Section where Parent == Text {
  /// Views with a text as header, and a footer. Claim UI17.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { Text(key) }, footer: footer)
  }

  /// Views with a translated text as header, and a footer. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { self.init(LocalizedStringKey(titleResource), content: content, footer: footer) }

  /// Views with a text as header, and a footer.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { self.init(content: content, header: { Text(title) }, footer: footer) }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Views with a text as header, which a binding opens and closes. Claim CT36.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Views with a translated text as header, which a binding opens and closes. Claim TX21.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content) }

  /// Views with a text as header, which a binding opens and closes. Claim CT36.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, header: { Text(title) }) }
}

extension Section where Footer == EmptyView {
  /// Views with a header, which a binding opens and closes. Claim CT36.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    expansion = isExpanded
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

extension Section: RowHolding {}
