import ViewGraph

/// One navigation stack: where its path is kept, and what the views in its pages say of others.
@MainActor
final class NavigationModel {
  /// The path as the latest evaluation gave it.
  var path = NavigationPathSource()
  /// What is shown for values of a type.
  let destinations = NodeEntries<NavigationDestination>()
  /// What views have opened beside the path.
  let opened = NodeEntries<OpenedPage>()
  /// The bar of a stack whose window has none of ours.
  private(set) lazy var ownBar = WindowBar.inline()

  /// The pages from the root to the top. What a page has opened is above it, and below what the path has above it.
  var pages: [NavigationPage] {
    let opened = opened.all
    var pages: [NavigationPage] = []
    func add(_ page: NavigationPage) {
      pages.append(page)
      for entry in opened where entry.origin == page.id { add(NavigationPage(id: entry.id, content: .opened(entry))) }
    }
    add(NavigationPage(id: .root, content: .root))
    for (index, value) in path.values.enumerated() {
      add(NavigationPage(id: .value(index, TypedValue(value)), content: .value(value)))
    }
    return pages
  }

  /// The destination for values of a type: of several the one that is declared closest to the root (NV10).
  func destination(for type: Any.Type) -> NavigationDestination? {
    let all = destinations.placed.filter { $0.entry.type == type }
    if all.count > 1 { report(duplicate: type) }
    // Those of one depth in the order in which they came.
    return all.min { $0.depth < $1.depth }?.entry
  }

  private func report(duplicate type: Any.Type) {
    Diagnostics.report(
      .duplicateDestination, place: "\(type)",
      "a navigation stack has several destinations for \(type); the one that is closest to its root is used")
  }

  /// Shows the page of a value, if there is one for its type. The sender is reported where there is none (NV9, NV11).
  func push<Value: Hashable>(_ value: Value) {
    guard destinations.all.contains(where: { $0.type == Value.self }) else {
      return report(
        missing: Value.self,
        "a link to a \(Value.self) does nothing: no navigationDestination(for:) in its stack takes one")
    }
    if !path.append(value) {
      report(
        missing: Value.self,
        "a link to a \(Value.self) does nothing: the path of its stack holds values of another type")
    }
  }

  func report(missing type: Any.Type, _ message: String) {
    Diagnostics.report(.missingDestination, place: "\(type)", message)
  }

  /// Takes a page away, with all that is above it.
  func pop(_ page: NavigationPage) {
    switch page.content {
    case .root: break
    case .value:
      // Who leaves a page may do so late, when it is gone already or another has its place.
      let values = path.latest()
      guard case .value(let index, let value) = page.id, values.indices.contains(index),
        TypedValue(values[index]) == value
      else { return }
      path.truncate(index)
    case .opened(let entry): entry.dismiss()
    }
  }
}

/// A page of a stack.
struct NavigationPage: Identifiable {
  let id: PageID
  let content: PageContentKind
}

/// What makes a page the same one: its place in the path together with its value, or who has opened it (NV4).
enum PageID: Hashable {
  case root
  case value(Int, TypedValue)
  case opened(AnyHashable)
}

/// A value that differs from one of another type.
struct TypedValue: Hashable {
  let value: AnyHashable
  let type: ObjectIdentifier

  init(_ value: AnyHashable) {
    self.value = value
    type = ObjectIdentifier(Swift.type(of: value.base))
  }
}

/// What is on a page.
enum PageContentKind {
  case root
  case value(AnyHashable)
  case opened(OpenedPage)
}

/// A page that a view has opened over the page in which it is.
struct OpenedPage {
  let id: PageID
  let origin: PageID
  let content: () -> AnyView
  let dismiss: () -> Void
  /// The link that has opened it.
  let link: FollowedLink?
}

/// What is shown for the values of a type.
struct NavigationDestination {
  let type: any Hashable.Type
  let content: (AnyHashable) -> AnyView?
}

/// Where the path of a stack is kept.
struct NavigationPathSource {
  /// As the latest evaluation found it.
  var values: [AnyHashable] = []
  /// As it is now, which the pages do not show yet.
  var latest: () -> [AnyHashable] = { [] }
  /// Tells whether the path can hold the value.
  var append: (any Hashable) -> Bool = { _ in false }
  /// Keeps so many values from the root on. There must be so many.
  var truncate: (Int) -> Void = { _ in }

  init() {}

  init(_ path: Binding<NavigationPath>) {
    latest = { path.wrappedValue.elements.map(\.value) }
    values = latest()
    append = { value in
      path.wrappedValue.append(value)
      return true
    }
    truncate = { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    latest = { path.wrappedValue.map { AnyHashable($0) } }
    values = latest()
    append = { value in
      guard let element = value as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    truncate = { path.wrappedValue = Data(path.wrappedValue.prefix($0)) }
  }
}

private struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

private struct NavigationPageKey: EnvironmentKey {
  static var defaultValue: PageID { .root }
}

extension EnvironmentValues {
  /// The stack around.
  var navigationModel: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }

  /// The page of the stack around.
  var navigationPage: PageID {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}
