extension RandomTree: CustomStringConvertible {
  /// The tree in one line: what each view is, what it is given, and what is in it.
  var description: String {
    switch kind {
    case .rows(let rows), .boxes(let rows):
      "\(kind.name)(" + rows.map { "\($0.id): \($0.tree)" }.joined(separator: ", ") + ")"
    default:
      kind.name + (parameter.map { "<\($0)>" } ?? "")
        + (children.isEmpty ? "" : "(" + children.map(\.description).joined(separator: ", ") + ")")
    }
  }

  private var parameter: String? {
    switch kind {
    case .leaf, .counter: "\(value)"
    case .optional(let flag, _), .either(let flag, _, _), .erased(let flag, _): "\(flag)"
    case .identified(let number, _), .padded(let number, _), .depth(let number, _), .writing(let number, _): "\(number)"
    case .transforming(let number, _), .environment(let number, _), .moving(let number, _): "\(number)"
    case .matched(let number, _): "\(number)"
    case .effect(let effect, _): "\(effect.amount)"
    case .animated(let number, _), .live(let number, _): "\(number)"
    case .stack(let axis, let spacing, _): "\(axis) \(spacing)"
    case .framed(let width, let height, _): "\(width ?? -1) \(height ?? -1)"
    default: nil
    }
  }
}
