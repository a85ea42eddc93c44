import ViewGraph

/// A tab, as it is found in the value of a tab view's content.
struct TabEntry: Identifiable {
  let id: [AnyHashable]
  let view: AnyView
  /// What it is called, as far as that can be known without an evaluation of its content.
  let label: AnyView?
  let badge: Text?
  let tag: ViewTag?
  /// What stands above it in a sidebar, if it is the first of a section.
  private(set) var heading: AnyView?
  /// The buttons beside that.
  private(set) var actions: AnyView?

  /// The tabs of a content, in order. Structure is taken apart, but no view is asked for its body: that of a tab is evaluated
  /// when it is shown (NV31).
  @MainActor static func all(in content: any View) -> [TabEntry] {
    var tabs: [TabEntry] = []
    add(content, id: [], elementID: nil, to: &tabs)
    return tabs
  }

  @MainActor private static func add(
    _ view: any View, id: [AnyHashable], elementID: ViewTag?, to tabs: inout [TabEntry]
  ) {
    if let body = ownBody(of: view) { return add(body, id: id, elementID: elementID, to: &tabs) }
    let layers = layers(of: view)
    if let divided = layers.last as? any DividedView, !areTab(layers) {
      let first = tabs.count
      defer {
        if let group = divided as? any TabGroup, tabs.count > first {
          tabs[first].heading = group.heading
          tabs[first].actions = layers.lazy.compactMap { modifier(of: $0) as? _TabSectionActions }.first?.actions
        }
      }
      for part in divided.parts where part.role == .content {
        add(part.view, id: id + [part.key], elementID: part.elementID ?? elementID, to: &tabs)
      }
    } else {
      tabs.append(TabEntry(view, layers, id: id, elementID))
    }
  }

  @MainActor private static func areTab(_ layers: [any View]) -> Bool {
    for layer in layers where modifier(of: layer) is TabItemModifier || ViewOption.tag(of: layer) != nil { return true }
    return false
  }

  /// What tabs of a program's own consist of.
  @MainActor private static func ownBody(of view: any View) -> (any View)? {
    view is any TabContent && !(view is any SingleTab) && !(view is any DividedView) ? ViewOption.body(of: view) : nil
  }

  @MainActor private init(_ view: any View, _ layers: [any View], id: [AnyHashable], _ elementID: ViewTag?) {
    self.id = id
    self.view = AnyView(view)
    let modifiers = layers.compactMap { Self.modifier(of: $0) }
    label = modifiers.lazy.compactMap { $0 as? TabItemModifier }.first?.label
    badge = modifiers.lazy.compactMap { $0 as? _Badge }.first?.text
    tag = layers.lazy.compactMap { ViewOption.tag(of: $0) }.first ?? elementID
  }

  /// A view and what it stands around, also inside of a `Tab`.
  @MainActor private static func layers(of view: any View) -> [any View] {
    let layers = ViewOption.layers(of: view)
    return (layers.last as? any SingleTab).map { layers + ViewOption.layers(of: $0.tagged) } ?? layers
  }

  @MainActor private static func modifier(of view: any View) -> (any ViewModifier)? {
    (view as? any ModifiedView)?.anyModifier
  }
}
