/// The animatable data of a layout or a shape whose type is hidden. As SwiftUI documents it.
///
/// Vectors of two types have nothing between them, nor have those of two types of shapes: the newer one counts at once.
public struct _AnyAnimatableData: VectorArithmetic {
  /// None for zero, which has no type.
  let vector: (any VectorArithmetic)?
  /// The type whose data it is.
  let owner: ObjectIdentifier?

  init(_ vector: (any VectorArithmetic)?, of owner: ObjectIdentifier?) { (self.vector, self.owner) = (vector, owner) }

  /// The zero of every type.
  public static var zero: Self { Self(nil, of: nil) }

  /// Whether both are equal vectors of one type, or zero.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.vector, let right = rhs.vector else { return lhs.isZero && rhs.isZero }
    func isEqual<Vector: VectorArithmetic>(_ left: Vector) -> Bool { left == right as? Vector }
    return lhs.owner == rhs.owner && isEqual(left) || lhs.isZero && rhs.isZero
  }

  private var isZero: Bool { magnitudeSquared == 0 }

  /// The sum of vectors of one type, and else the left one.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.vector else { return rhs }
    func sum<Vector: VectorArithmetic>(_ left: Vector) -> Self {
      Self(lhs.vector(of: rhs).map { left + $0 } ?? left, of: lhs.owner)
    }
    return sum(left)
  }

  /// The difference of vectors of one type, and else zero: there is no way from one to the other.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.vector else { return rhs.scaled(by: -1) }
    guard rhs.vector != nil else { return lhs }
    func difference<Vector: VectorArithmetic>(_ left: Vector) -> Self {
      Self(lhs.vector(of: rhs).map { left - $0 }, of: lhs.owner)
    }
    return difference(left)
  }

  /// The vector of another, if that is of this one's type.
  private func vector<Vector: VectorArithmetic>(of other: Self) -> Vector? {
    owner == other.owner ? other.vector as? Vector : nil
  }

  /// Multiplies the vector by a factor.
  public mutating func scale(by rhs: Double) { self = Self(vector?.scaled(by: rhs), of: owner) }

  /// The vector's own.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}

extension Animatable {
  /// The animatable data without its type. Data of another type changes nothing.
  package var dataOfAnyType: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData, of: ObjectIdentifier(Self.self)) }
    set {
      guard newValue.owner == ObjectIdentifier(Self.self) else { return }
      if let data = newValue.vector as? AnimatableData { animatableData = data }
    }
  }
}
