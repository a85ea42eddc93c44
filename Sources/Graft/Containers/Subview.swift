import ViewGraph

/// One of the views that a view stands for. As SwiftUI documents it.
///
/// Blocks, branches, elements and groups are taken apart, and so are views of a program's own that have neither state nor
/// environment. Any other view is one.
public nonisolated struct Subview: View, Identifiable {
  /// What tells a view from its siblings.
  public struct ID: Hashable {
    let place: [AnyHashable]
  }

  /// What tells the view from its siblings.
  public let id: ID
  private let view: AnyView

  @MainActor
  init(_ view: any View, at place: [AnyHashable]) { (self.view, id) = (AnyView(view), ID(place: place)) }

  /// The view.
  @MainActor public var body: some View { view }
}

/// The views that a view stands for, in order. As SwiftUI documents it.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
  private let views: [Subview]

  init(_ views: [Subview]) { self.views = views }

  @MainActor
  init(of view: any View) { self.init(ViewOption.all(in: view).map { Subview($0.view, at: $0.id) }) }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }

  /// All of the views.
  @MainActor public var body: some View { ForEach(views) { $0 } }
}

/// What a group shows of the views that another view stands for.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  private let subviews: Subviews
  private let content: (SubviewsCollection) -> Content

  init(_ subviews: Subviews, _ content: @escaping (SubviewsCollection) -> Content) {
    (self.subviews, self.content) = (subviews, content)
  }

  /// The group's views.
  public var body: some View { content(SubviewsCollection(of: subviews)) }
}

extension Group {
  /// Shows what a function makes of the views that a view stands for. As SwiftUI documents it.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> { self.init { GroupElementsOfContent(view, transform) } }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// A view for each of those that a view stands for. As SwiftUI documents it.
  public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}
