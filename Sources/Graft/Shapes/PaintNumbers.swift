import Foundation
import Paths
import ViewGraph

// What a painted shape is in numbers, so that there is something between two of them.

extension ArraySlice<Double> {
  /// The next number; zero after the last.
  mutating func take() -> Double { popFirst() ?? 0 }
}

extension Painting {
  /// The width, the limit of pointed corners and where the dashes begin (MO52).
  var numbers: [Double] {
    guard case .stroke(let style, _) = self else { return [] }
    return [style.lineWidth, style.miterLimit, style.dashPhase].map { Double($0) }
  }

  mutating func take(_ numbers: inout ArraySlice<Double>) {
    guard case .stroke(var style, let isAntialiased) = self else { return }
    (style.lineWidth, style.miterLimit) = (numbers.take(), numbers.take())
    style.dashPhase = numbers.take()
    self = .stroke(style, antialiased: isAntialiased)
  }

  func hasForm(of former: Painting) -> Bool { numbers.count == former.numbers.count }
}

extension ShapePaint {
  /// The opacity, the colours in light, where those of a gradient are, and the shadows (MO50 to MO52).
  func numbers(in environment: EnvironmentValues) -> [Double] {
    [opacity] + source.numbers(in: environment) + shadows.flatMap { $0.numbers(in: environment) }
  }

  mutating func take(_ numbers: inout ArraySlice<Double>, in environment: EnvironmentValues) {
    opacity = numbers.take()
    source.take(&numbers, in: environment)
    for index in shadows.indices { shadows[index].take(&numbers, in: environment) }
  }

  func hasForm(of former: ShapePaint) -> Bool {
    source.hasForm(of: former.source) && shadows.map(\.isInner) == former.shadows.map(\.isInner)
  }
}

extension ShapePaint.Source {
  fileprivate func numbers(in environment: EnvironmentValues) -> [Double] {
    switch self {
    case .color(let color): color.resolve(in: environment).numbers
    case .gradient(let gradient, let geometry):
      gradient.stops.flatMap { $0.color.resolve(in: environment).numbers + [Double($0.location)] } + geometry.numbers
    case .mesh(let mesh): mesh.numbers(in: environment)
    case .image: []
    }
  }

  fileprivate mutating func take(_ numbers: inout ArraySlice<Double>, in environment: EnvironmentValues) {
    switch self {
    case .color(let color): self = .color(color.taking(&numbers, in: environment))
    case .gradient(var gradient, var geometry):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.taking(&numbers, in: environment)
        gradient.stops[index].location = CGFloat(numbers.take())
      }
      geometry.take(&numbers)
      self = .gradient(gradient, geometry)
    case .mesh(var mesh):
      mesh.take(&numbers, in: environment)
      self = .mesh(mesh)
    case .image: break
    }
  }

  fileprivate func hasForm(of former: Self) -> Bool {
    switch (self, former) {
    case (.color, .color): true
    case (.gradient(let gradient, let geometry), .gradient(let other, let otherGeometry)):
      gradient.stops.count == other.stops.count && gradient.colorSpace == other.colorSpace
        && geometry.kind == otherGeometry.kind
    case (.mesh(let mesh), .mesh(let other)):
      mesh.points.count == other.points.count && mesh.colors.count == other.colors.count
    case (.image(let image), .image(let other)): image == other
    default: false
    }
  }
}

extension ShadowStyle {
  /// The colour in light, the radius and the distance (MO52).
  fileprivate func numbers(in environment: EnvironmentValues) -> [Double] {
    color.resolve(in: environment).numbers + [radius, distance.width, distance.height].map { Double($0) }
  }

  fileprivate mutating func take(_ numbers: inout ArraySlice<Double>, in environment: EnvironmentValues) {
    color = color.taking(&numbers, in: environment)
    radius = CGFloat(numbers.take())
    distance.width = CGFloat(numbers.take())
    distance.height = CGFloat(numbers.take())
  }
}

extension ColorMesh {
  /// Where the points are, and the colours in light (PT27).
  fileprivate func numbers(in environment: EnvironmentValues) -> [Double] {
    points.flatMap { [Double($0.x), Double($0.y)] } + colors.flatMap { $0.resolve(in: environment).numbers }
  }

  fileprivate mutating func take(_ numbers: inout ArraySlice<Double>, in environment: EnvironmentValues) {
    for index in points.indices {
      let x = Float(numbers.take())
      points[index] = SIMD2(x, Float(numbers.take()))
    }
    for index in colors.indices { colors[index] = colors[index].taking(&numbers, in: environment) }
  }
}

extension Color {
  /// The colour of the next numbers; a colour of the theme that does not move stays one.
  fileprivate func taking(_ numbers: inout ArraySlice<Double>, in environment: EnvironmentValues) -> Color {
    let taken = numbers.prefix(4)
    let resolved = Color.Resolved(taking: &numbers)
    guard components == nil else { return Color(resolved) }
    return zip(taken, resolve(in: environment).numbers).allSatisfy { abs($0 - $1) < 1e-6 } ? self : Color(resolved)
  }
}

extension Color.Resolved {
  fileprivate var numbers: [Double] { [linearRed, linearGreen, linearBlue, opacity].map { Double($0) } }

  fileprivate init(taking numbers: inout ArraySlice<Double>) {
    let (red, green) = (numbers.take(), numbers.take())
    let (blue, opacity) = (numbers.take(), numbers.take())
    self.init(
      colorSpace: .sRGBLinear, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
  }
}

extension GradientGeometry {
  /// Which of them it is.
  fileprivate var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .elliptical: 2
    case .angular: 3
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let start, let end): start.numbers + end.numbers
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
      center.numbers + [Double(start), Double(end)]
    case .angular(let center, let start, let end): center.numbers + [start.radians, end.radians]
    }
  }

  fileprivate mutating func take(_ numbers: inout ArraySlice<Double>) {
    let point = UnitPoint(taking: &numbers)
    switch self {
    case .linear: self = .linear(point, UnitPoint(taking: &numbers))
    case .radial: self = .radial(point, CGFloat(numbers.take()), CGFloat(numbers.take()))
    case .elliptical: self = .elliptical(point, CGFloat(numbers.take()), CGFloat(numbers.take()))
    case .angular: self = .angular(point, .radians(numbers.take()), .radians(numbers.take()))
    }
  }
}

extension UnitPoint {
  fileprivate var numbers: [Double] { [Double(x), Double(y)] }

  fileprivate init(taking numbers: inout ArraySlice<Double>) {
    let x = numbers.take()
    self.init(x: CGFloat(x), y: CGFloat(numbers.take()))
  }
}
