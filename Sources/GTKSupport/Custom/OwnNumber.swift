import CGTK

/// A number that a property of a class written in Swift may hold, with its bounds.
public protocol OwnNumber: OwnValue, Comparable {
  /// GObject's bounds where there are no others.
  @MainActor static var widestRange: ClosedRange<Self> { get }
  /// What GObject is told of a property with bounds.
  @MainActor
  static func specification(
    _ name: String, initially value: Self, in range: ClosedRange<Self>, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>?
}

extension OwnNumber {
  /// A number without bounds of its own.
  @MainActor
  public static func specification(
    _ name: String, initially value: Self, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? { specification(name, initially: value, in: widestRange, flags) }
}

extension OwnNumber where Self: FixedWidthInteger {
  /// All that the type has.
  @MainActor public static var widestRange: ClosedRange<Self> { .min ... .max }
}

extension Int: OwnNumber {
  /// `gint64`.
  public static var objectType: GType { Int64.objectType }

  /// A whole number of 64 bits.
  public static func specification(
    _ name: String, initially value: Int, in range: ClosedRange<Int>, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? {
    Int64.specification(
      name, initially: Int64(value), in: Int64(range.lowerBound)...Int64(range.upperBound), flags)
  }
}

extension Int64: OwnNumber {
  /// `gint64`.
  public static var objectType: GType { GType(Fundamental.int64 << 2) }

  /// A whole number of 64 bits.
  public static func specification(
    _ name: String, initially value: Int64, in range: ClosedRange<Int64>, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? {
    g_param_spec_int64(name, nil, nil, gint64(range.lowerBound), gint64(range.upperBound), gint64(value), flags)
  }
}

extension Int32: OwnNumber {
  /// `gint`.
  public static var objectType: GType { GType(Fundamental.int << 2) }

  /// A whole number of 32 bits.
  public static func specification(
    _ name: String, initially value: Int32, in range: ClosedRange<Int32>, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? {
    g_param_spec_int(name, nil, nil, range.lowerBound, range.upperBound, value, flags)
  }
}

extension UInt32: OwnNumber {
  /// `guint`.
  public static var objectType: GType { GType(Fundamental.uint << 2) }

  /// A whole number of 32 bits without a sign.
  public static func specification(
    _ name: String, initially value: UInt32, in range: ClosedRange<UInt32>, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? {
    g_param_spec_uint(name, nil, nil, range.lowerBound, range.upperBound, value, flags)
  }
}

extension Double: OwnNumber {
  /// `gdouble`.
  public static var objectType: GType { GType(Fundamental.double << 2) }
  /// All numbers, with the infinite ones.
  public static var widestRange: ClosedRange<Double> { -infinity...infinity }

  /// A number. Nil where the value is none.
  public static func specification(
    _ name: String, initially value: Double, in range: ClosedRange<Double>, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? {
    guard range.contains(value) else { return nil }
    return g_param_spec_double(name, nil, nil, range.lowerBound, range.upperBound, value, flags)
  }
}

extension Float: OwnNumber {
  /// `gfloat`.
  public static var objectType: GType { GType(Fundamental.float << 2) }
  /// All numbers, with the infinite ones.
  public static var widestRange: ClosedRange<Float> { -infinity...infinity }

  /// A number of 32 bits. Nil where the value is none.
  public static func specification(
    _ name: String, initially value: Float, in range: ClosedRange<Float>, _ flags: GParamFlags
  ) -> UnsafeMutablePointer<GParamSpec>? {
    guard range.contains(value) else { return nil }
    return g_param_spec_float(name, nil, nil, range.lowerBound, range.upperBound, value, flags)
  }
}
