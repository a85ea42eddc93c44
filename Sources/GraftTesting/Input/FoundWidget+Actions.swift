import GTKSupport

/// What assistive technologies can have a widget do by name.
extension FoundWidget {
  /// The names of what `.accessibilityAction` offers, what is said nearest to the view first: `activate` is what activation does,
  /// `increment` and `decrement` are what changes a value.
  public var actions: [String] { AccessibleActions.existing(of: widget)?.names ?? [] }

  /// Does something as assistive technologies do, and settles. Throws where nothing is called so.
  public func perform(_ action: String) async throws {
    guard actions.contains(action), AccessibleActions.run(action, of: widget) else {
      let offer = actions.isEmpty ? "none" : "\(actions)"
      throw WidgetQueryError(description: "the \(role) '\(name)' offers no action '\(action)', but \(offer)")
    }
    await Settling.settle()
  }
}
