import Foundation
import ViewGraph

/// The pages of a stack, each over the one before.
struct NavigationPages<Root: View>: View {
  let source: NavigationPathSource
  let root: Root
  @State private var model = NavigationModel()
  @Environment(\.windowBar) private var windowBar

  var body: some View {
    let _ = model.path = source
    let pages = model.pages
    VStack(spacing: 0) {
      if windowBar == nil, let bar = model.ownBar { InlineBar(bar: bar) }
      PagesLayout {
        ForEach(pages.enumerated(), id: \.element.id) { index, page in
          PageView(page: page, root: root, model: model, depth: pages.count - 1 - index)
        }
      }
      // Pages slide within the room of the stack, as in GTK's.
      .clipped()
      .isContainer()
      .environment(\.navigationModel, model)
      .environment(\.windowBar, windowBar ?? model.ownBar)
      .onGoingBack { (windowBar ?? model.ownBar)?.goBack() ?? false }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    // What is said of a page's bar is for the stack alone.
    .transformPreference(NavigationTraitsKey.self) { $0 = NavigationTraits() }
  }
}

/// One page of a stack.
private struct PageView<Root: View>: View {
  let page: NavigationPage
  let root: Root
  let model: NavigationModel
  /// How many pages are above it.
  let depth: Int
  @Environment(\.dismiss) private var dismiss
  @Environment(\.showsBar) private var showsBar

  private var isTop: Bool { depth == 0 }

  var body: some View {
    PageContent(content: page.content, root: root, model: model)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .withEditMode()
      .environment(\.navigationPage, page.id)
      .environment(\.dismiss, page.id == .root ? dismiss : DismissAction(window: pop))
      .environment(\.showsBar, isTop && showsBar)
      .backgroundPreferenceValue(NavigationTraitsKey.self) { traits in
        PageBar(traits: traits, isShown: isTop, goBack: page.id == .root ? nil : { model.pop(page) }, stack: model)
      }
      .covered(!isTop)
      .layoutValue(key: IsTopPage.self, value: isTop)
      .slidingPage(depth: depth, isRoot: page.id == .root)
  }

  private var pop: DismissibleWindow { DismissibleWindow { [model, page] in model.pop(page) } }
}

/// What is on a page.
private struct PageContent<Root: View>: View {
  let content: PageContentKind
  let root: Root
  let model: NavigationModel

  var body: some View {
    // Several views of a page are stacked, as at the top of a host.
    VStack { page }
  }

  @ViewBuilder private var page: some View {
    switch content {
    case .root: root
    case .value(let value): DestinationPage(value: value, model: model)
    case .opened(let page): page.content()
    }
  }
}

/// The page of a value.
private struct DestinationPage: View {
  let value: AnyHashable
  let model: NavigationModel

  var body: some View {
    let type = type(of: value.base)
    if let content = model.destination(for: type)?.content(value) {
      content
    } else {
      // The value stays in the path, and going back takes it away (NV9).
      Text(verbatim: "\(value.base)").foregroundStyle(.secondary).onAppear {
        model.report(
          missing: type,
          "a path holds a \(type), and no navigationDestination(for:) in its stack takes one; an empty page is shown")
      }
    }
  }
}

/// Whether a page is on top.
private struct IsTopPage: LayoutValueKey {
  static let defaultValue = true
}

/// Pages in one room, which is as large as the page on top wants it.
private struct PagesLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let top = subviews.last { $0[IsTopPage.self] } ?? subviews.last
    return top?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
