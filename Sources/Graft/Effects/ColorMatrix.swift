import CGTK
import Foundation
import GTKBridge

/// What each colour becomes: sums of its red, green, blue and opacity, and numbers that are added (FX27). As SwiftUI
/// documents it.
///
/// A letter is the part of the new colour; a digit says of what it is a share: of the old red, green, blue and opacity, and
/// of one.
public struct ColorMatrix: Hashable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The matrix that changes no colour.
  public init() {}
}

extension ColorMatrix {
  /// How much of the brightness that is seen each part makes: those of Rec. 709, as in style sheets.
  private static let weights = [0.2126, 0.7152, 0.0722]

  /// The rows of red, green and blue, without opacity and what is added.
  private init(rows: [[Double]]) {
    let rows = rows.map { $0.map(Float.init) }
    (r1, r2, r3) = (rows[0][0], rows[0][1], rows[0][2])
    (g1, g2, g3) = (rows[1][0], rows[1][1], rows[1][2])
    (b1, b2, b3) = (rows[2][0], rows[2][1], rows[2][2])
  }

  /// Each part for itself, by a factor and a number that is added.
  init(factor: Double = 1, adding offset: Double = 0) {
    (r1, g2, b3) = (Float(factor), Float(factor), Float(factor))
    (r5, g5, b5) = (Float(offset), Float(offset), Float(offset))
  }

  /// Each part by that of a colour.
  init(multiplying color: GdkRGBA) { (r1, g2, b3, a4) = (color.red, color.green, color.blue, color.alpha) }

  /// Grey at 0, as it is at 1, and stronger beyond.
  init(saturation: Double) {
    self.init(
      rows: (0..<3).map { part in
        (0..<3).map { Self.weights[$0] * (1 - saturation) + ($0 == part ? saturation : 0) }
      })
  }

  /// The hue turned by an angle in radians, with the same brightness.
  init(hueRotation angle: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    let turns = [[-0.213, -0.715, 0.928], [0.143, 0.14, -0.283], [-0.787, 0.715, 0.072]]
    let luminances = [0.213, 0.715, 0.072]
    self.init(
      rows: (0..<3).map { part in
        (0..<3).map { column in
          luminances[column] + cosine * ((column == part ? 1 : 0) - luminances[column]) + sine * turns[part][column]
        }
      })
  }

  /// White where the opacity is beyond a threshold, with a smooth edge, and nothing elsewhere.
  init(threshold: Double) {
    let threshold = min(max(threshold, 1.0 / 512), 511.0 / 512)
    // From nothing to all within a twenty-fourth, and within what there is on both sides.
    let factor = max(24, 0.5 / threshold, 0.5 / (1 - threshold))
    self.init(factor: 0, adding: 1)
    (a4, a5) = (Float(factor), Float(0.5 - threshold * factor))
  }

  /// Opacity where there was brightness, and no colour.
  static var luminanceToAlpha: ColorMatrix {
    var matrix = ColorMatrix(factor: 0)
    (matrix.a1, matrix.a2, matrix.a3) = (Float(weights[0]), Float(weights[1]), Float(weights[2]))
    matrix.a4 = 0
    return matrix
  }

  /// Draws what a function draws in the colours that the matrix makes of its own.
  @MainActor
  func draw(_ snapshot: OpaquePointer, _ content: (OpaquePointer) -> Void) {
    guard
      let node = RenderNode(content), let matrix = graphene_matrix_alloc(), let offset = graphene_vec4_alloc()
    else { return }
    defer {
      graphene_matrix_free(matrix)
      graphene_vec4_free(offset)
    }
    // GTK multiplies the colour, as a row, from the left.
    graphene_matrix_init_from_float(
      matrix, [r1, g1, b1, a1, r2, g2, b2, a2, r3, g3, b3, a3, r4, g4, b4, a4])
    graphene_vec4_init(offset, r5, g5, b5, a5)
    // A snapshot would make one of two matrices, in the wrong order and without ends in between.
    let changed = gsk_color_matrix_node_new(node.node, matrix, offset)
    gtk_snapshot_append_node(snapshot, changed)
    gsk_render_node_unref(changed)
  }
}
