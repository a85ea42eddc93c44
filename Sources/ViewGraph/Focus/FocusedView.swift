/// A view that a focus state knows by a value.
struct FocusedView<Content: View, Value: Hashable>: WrapperView {
  let content: Content
  let storage: FocusStorage<Value>?
  let value: Value

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { FocusNode(view, at: site) }
}

extension View {
  /// Lets a focus state follow the keyboard focus of this view, and move it here by a value. Claim UI1.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    FocusedView(content: self, storage: binding.storage, value: value)
  }

  /// Lets a focus state say whether this view has the keyboard focus, and give it to the view. Claim UI1.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}

/// The node of `.focused`.
final class FocusNode<Content: View, Value: Hashable>: WrapperNode<FocusedView<Content, Value>>, LeafModifying {
  /// The elements whose focus counts. A leaf in the row of a list has another one each time that the row comes back.
  private var watched: [Watched] = []

  private struct Watched {
    weak var element: (any FocusElement)?
  }

  override func mount(_ phase: inout EvaluatePhase) {
    view.storage?.add(self, for: view.value)
    super.mount(&phase)
  }

  override func update(_ newView: FocusedView<Content, Value>, _ phase: inout EvaluatePhase) {
    if view.storage !== newView.storage || view.value != newView.value {
      view.storage?.remove(self)
      newView.storage?.add(self, for: newView.value)
    }
    super.update(newView, &phase)
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    watched = []
    view.storage?.remove(self)
  }

  override var contentLeafModifier: (any LeafModifying)? { self }

  func modify(_ leaf: any LeafNode, withAttributes: Bool) {
    leafModifier?.modify(leaf, withAttributes: withAttributes)
    watched.removeAll { $0.element == nil }
    guard let element = leaf.element as? any FocusElement, !watched.contains(where: { $0.element === element }) else {
      return
    }
    watched.append(Watched(element: element))
    element.watchFocus { [weak self] in self?.focusMayHaveChanged() }
  }

  private func focusMayHaveChanged() {
    if isMounted { view.storage?.focusMayHaveChanged(at: self, value: view.value) }
  }
}

extension FocusNode: FocusTarget {
  private var elements: [any FocusElement] { watched.compactMap(\.element) }

  var hasFocus: Bool { elements.contains { $0.hasFocus } }

  /// The first leaf that takes the focus has it.
  func takeFocus() -> FocusAnswer {
    if hasFocus { return .taken }
    var isWaiting = false
    for element in elements {
      switch element.takeFocus() {
      case .taken: return .taken
      case .waits: isWaiting = true
      case .refused: continue
      }
    }
    return isWaiting ? .waits : .refused
  }

  func giveUpFocus() { elements.first { $0.hasFocus }?.giveUpFocus() }
}
