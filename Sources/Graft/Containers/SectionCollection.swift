import ViewGraph

/// A section among the views that a view stands for; those outside of sections are sections without a header. As SwiftUI
/// documents it.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from its siblings.
  public struct ID: Hashable {
    let place: [AnyHashable]
  }

  /// What tells the section from its siblings.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views between.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The controls of the section; none unless `sectionActions(content:)` says some.
  public let actions: Actions

  /// The controls of a section, which a `Group(subviews:)` tells apart. As SwiftUI documents it.
  public struct Actions: View {
    let content: (any View)?

    /// The controls.
    public var body: some View { content.map { AnyView($0) } }
  }
}

extension SectionConfiguration.Actions: DividedView {
  /// The controls.
  package var parts: [ViewPart] { content.map { [ViewPart($0, key: 0)] } ?? [] }
}

/// The sections that a view stands for, in order. As SwiftUI documents it.
public struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  @MainActor
  init(of view: any View) {
    var loose: [Subview] = []
    add(view, [], &loose)
    endLoose(&loose)
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor
  private mutating func add(
    _ view: any View, _ place: [AnyHashable], _ loose: inout [Subview], with actions: (any View)? = nil
  ) {
    let layers = Array(sequence(first: view) { $0 is any DividedView ? nil : ViewOption.inside($0) })
    // As in a list, the innermost of several is shown.
    let actions = layers.compactMap { ($0 as? any ActingSection)?.controls }.last ?? actions
    let core = layers.last ?? view
    if let section = core as? any SectionView {
      endLoose(&loose)
      sections.append(SectionConfiguration(section.parts, at: place, with: actions))
    } else if let divided = core as? any DividedView {
      for part in divided.parts { add(part.view, place + [part.key], &loose, with: actions) }
    } else {
      loose.append(Subview(view, at: place))
    }
  }

  /// Makes a section of the views that belong to none.
  @MainActor
  private mutating func endLoose(_ loose: inout [Subview]) {
    guard let first = loose.first else { return }
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(place: ["loose"] + first.id.place), header: SubviewsCollection([]),
        content: SubviewsCollection(loose), footer: SubviewsCollection([]),
        actions: SectionConfiguration.Actions(content: nil)))
    loose = []
  }
}

extension SectionConfiguration {
  /// A section of a header, views and a footer.
  @MainActor
  fileprivate init(_ parts: [ViewPart], at place: [AnyHashable], with actions: (any View)?) {
    let views = [ViewPart.Role.heading, .content, .footer].map { role in
      SubviewsCollection(of: parts.first { $0.role == role }?.view ?? EmptyView())
    }
    self.init(
      id: ID(place: place), header: views[0], content: views[1], footer: views[2], actions: Actions(content: actions))
  }
}

/// A section, as a view value.
@MainActor
private protocol SectionView: DividedView {}

extension Section: SectionView {}

/// What a group shows of the sections that another view stands for.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  private let sections: Sections
  private let content: (SectionCollection) -> Content

  init(_ sections: Sections, _ content: @escaping (SectionCollection) -> Content) {
    (self.sections, self.content) = (sections, content)
  }

  /// The group's views.
  public var body: some View { content(SectionCollection(of: sections)) }
}

extension Group {
  /// Shows what a function makes of the sections that a view stands for. As SwiftUI documents it.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> { self.init { GroupSectionsOfContent(view, transform) } }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID {
  /// A view for each of the sections that a view stands for. As SwiftUI documents it.
  public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(SectionCollection(of: view), content: content)
  }
}
