import Foundation

// Stacks and flexible frames are written once for both axes; these are the only places that tell them apart.

extension ProposedViewSize {
  /// The proposed length along one axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGSize {
  /// The length along one axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  /// The coordinate along one axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
