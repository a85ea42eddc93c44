import CGTK
import Foundation
import ViewGraph

/// Colours at the points of a grid, mixed between neighbours (PT27). As SwiftUI documents it, but that the sides between points
/// are straight, and that colours are mixed evenly.
nonisolated public struct MeshGradient: ShapeStyle, View, Hashable {
  private let mesh: ColorMesh

  /// A grid of `width` by `height` points, row by row, in shares of the rectangle from 0 to 1, with a colour for each. Where there
  /// are other numbers of points or colours, only the background is painted.
  ///
  /// The last two parameters change nothing.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    mesh = ColorMesh(width: width, height: height, points: points, colors: colors, background: background)
  }

  /// The mesh in the rectangle of each shape.
  @MainActor
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    var tinted = mesh
    tinted.colors = mesh.colors.map { $0.tinted(in: environment) }
    tinted.background = mesh.background.tinted(in: environment)
    return ShapePaint(.mesh(tinted))
  }

  /// A rectangle that is filled with the mesh.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// The points and colours of a grid.
struct ColorMesh: Hashable, Sendable {
  let width: Int
  let height: Int
  var points: [SIMD2<Float>]
  var colors: [Color]
  var background: Color

  /// Whether there is a point and a colour for each place, and each point is somewhere.
  private var isComplete: Bool {
    guard width >= 2, height >= 2, width <= 1024, height <= 1024 else { return false }
    return points.count == width * height && colors.count == points.count
      && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  var isSeen: Bool { background.isSeen || isComplete && colors.contains(where: \.isSeen) }

  /// Cairo's source for the mesh in a rectangle.
  @MainActor
  func pattern(in rect: CGRect, opacity: Double, of widget: UnsafeMutablePointer<GtkWidget>?) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    add(
      CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4), background.opacity(opacity).resolved(for: widget), to: pattern)
    guard isComplete else { return pattern }
    let shown = colors.map { $0.opacity(opacity).resolved(for: widget) }
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let corner = row * width + column
        let corners = [corner, corner + 1, corner + width + 1, corner + width]
        add(corners.map { (place(of: points[$0], in: rect), shown[$0]) }, to: pattern)
      }
    }
    return pattern
  }

  private func place(of point: SIMD2<Float>, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * CGFloat(point.x), y: rect.minY + rect.height * CGFloat(point.y))
  }

  private func add(_ rect: CGRect, _ color: GdkRGBA, to pattern: OpaquePointer?) {
    guard color.alpha > 0 else { return }
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
    add(corners.map { (CGPoint(x: $0.0, y: $0.1), color) }, to: pattern)
  }

  private func add(_ corners: [(place: CGPoint, color: GdkRGBA)], to pattern: OpaquePointer?) {
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, corners[0].place.x, corners[0].place.y)
    for corner in corners.dropFirst() { cairo_mesh_pattern_line_to(pattern, corner.place.x, corner.place.y) }
    for (index, corner) in corners.enumerated() {
      let color = corner.color
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, UInt32(index), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    cairo_mesh_pattern_end_patch(pattern)
  }
}
