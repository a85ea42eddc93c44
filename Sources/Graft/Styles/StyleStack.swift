import ViewGraph

/// The styles around a place for one kind of control, the nearest last.
///
/// What a style makes of a control sees the stack without that style, so that a control of the same kind in it has the next
/// one, and none applies itself again. Claims SY5 and SY6.
struct StyleStack<Configuration>: Equatable {
  private var styles: [any _ControlStyle<Configuration>] = []

  /// The style of a control here; nil where nobody has said.
  var nearest: (any _ControlStyle<Configuration>)? { styles.last }

  mutating func push(_ style: some _ControlStyle<Configuration>) { styles.append(style) }

  mutating func pop() { _ = styles.popLast() }

  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.styles.count == right.styles.count && zip(left.styles, right.styles).allSatisfy { $0.isSame(as: $1) }
  }
}

extension _ControlStyle {
  /// Whether another style is of the same type and says the same.
  nonisolated fileprivate func isSame(as other: Any) -> Bool {
    (other as? Self).map { ValueComparison.of(Self.self)(self, $0) } ?? false
  }

  /// What the style makes of a control, in surroundings in which the next outer style is the nearest. State in it is kept
  /// while the style is of the same type. Claim SY8.
  func view(
    of configuration: _Configuration, _ path: WritableKeyPath<EnvironmentValues, StyleStack<_Configuration>>
  ) -> AnyView {
    AnyView(StyleBody(self, configuration).transformEnvironment(path) { $0.pop() })
  }
}

extension View {
  /// Gives the controls of a kind in this view a style; the nearest wins.
  func controlStyle<Style: _ControlStyle>(
    _ style: Style, _ path: WritableKeyPath<EnvironmentValues, StyleStack<Style._Configuration>>
  ) -> some View { transformEnvironment(path) { $0.push(style) } }
}
