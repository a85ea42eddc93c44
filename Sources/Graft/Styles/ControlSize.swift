import ViewGraph

/// How large controls are. Claim SY19; otherwise as SwiftUI documents it.
public enum ControlSize: Int, CaseIterable, Hashable, Sendable, Comparable {
  case mini, small
  /// The theme's own size.
  case regular
  case large, extraLarge

  /// The smaller of two comes first.
  public static func < (left: ControlSize, right: ControlSize) -> Bool { left.rawValue < right.rawValue }

  /// The style class of a control of this size.
  var styleClass: Set<String> {
    switch self {
    case .mini: ["graft-mini"]
    case .small: ["graft-small"]
    case .regular: []
    case .large: ["graft-large"]
    case .extraLarge: ["graft-extra-large"]
    }
  }

  /// The size of a range that is nearest.
  func nearest(in range: some RangeExpression<ControlSize>) -> ControlSize {
    let sizes = ControlSize.allCases.filter(range.contains)
    return sizes.min { abs($0.rawValue - rawValue) < abs($1.rawValue - rawValue) } ?? self
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are here. Claim SY19.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls in this view are; the nearest wins. Claim SY19.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Keeps the size of the controls in this view within a range. As SwiftUI documents it.
  public func controlSize<Range: RangeExpression>(_ range: Range) -> some View where Range.Bound == ControlSize {
    transformEnvironment(\.controlSize) { $0 = $0.nearest(in: range) }
  }
}
