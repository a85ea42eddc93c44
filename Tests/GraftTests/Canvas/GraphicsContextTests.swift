import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is painted with a context.
@Suite(.gtk) @MainActor
struct GraphicsContextTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let white: [UInt8] = [255, 255, 255]
  private let painted: [UInt8] = [255, 0, 0]

  /// A canvas of 100 by 100 on white.
  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) async throws -> Pixels {
    try await Pixels.of(Canvas(renderer: renderer), length: 100)
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: length, height: length))
  }

  @Test("CV3 a copy has clips of its own, and all is drawn in the order of the calls")
  func copies() async throws {
    let shown = try await drawn { context, _ in
      var copy = context
      copy.clip(to: square(0, 0, 20))
      copy.fill(square(0, 0, 100), with: .color(red))
      context.fill(square(10, 10, 50), with: .color(blue))
      copy.fill(square(15, 15, 10), with: .color(green))
    }
    #expect(shown[5, 5] == painted && shown[40, 40] == [0, 0, 255] && shown[17, 17] == [0, 255, 0])
    #expect(shown[22, 22] == [0, 0, 255] && shown[80, 80] == white)
  }

  @Test("CV4 clips intersect, or keep the outside; opacity and mode act on what is drawn later")
  func states() async throws {
    let shown = try await drawn { context, _ in
      var cut = context
      cut.clip(to: square(0, 0, 40))
      cut.clip(to: square(20, 20, 40))
      cut.fill(square(0, 0, 100), with: .color(red))
      var outside = context
      outside.clip(to: square(50, 50, 40), options: .inverse)
      outside.clip(to: square(50, 50, 50))
      outside.fill(square(0, 0, 100), with: .color(blue))
      context.fill(square(0, 60, 20), with: .color(green))
      context.opacity = 0.5
      context.fill(square(20, 60, 20), with: .color(red))
      context.opacity = 1
      context.blendMode = .multiply
      context.fill(square(0, 70, 10), with: .color(red))
    }
    #expect(shown[30, 30] == painted && shown[10, 10] == white && shown[50, 30] == white)
    #expect(shown[60, 60] == white && shown[95, 95] == [0, 0, 255])
    #expect(shown[5, 65] == [0, 255, 0] && shown[5, 75] == [0, 0, 0])
    #expect((126...129).contains(shown[30, 70][1]))
  }

  @Test("CV5 transforms change the space that is drawn in, one within the other")
  func transforms() async throws {
    let shown = try await drawn { context, _ in
      var moved = context
      moved.translateBy(x: 10, y: 0)
      moved.scaleBy(x: 2, y: 2)
      // The point (5, 5) is painted at (20, 10).
      moved.fill(square(5, 5, 5), with: .color(red))
      var turned = context
      turned.translateBy(x: 60, y: 60)
      turned.rotate(by: .degrees(90))
      turned.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 10)), with: .color(blue))
      context.concatenate(CGAffineTransform(translationX: 0, y: 80))
      context.fill(square(0, 0, 10), with: .color(green))
    }
    #expect(shown[21, 11] == painted && shown[29, 19] == painted && shown[18, 11] == white && shown[31, 11] == white)
    #expect(shown[55, 85] == [0, 0, 255] && shown[65, 65] == white)
    #expect(shown[5, 85] == [0, 255, 0])
  }

  @Test("CV6 paths are filled and stroked as shapes are")
  func paths() async throws {
    let shown = try await drawn { context, _ in
      var nested = square(0, 0, 40)
      nested.addPath(square(10, 10, 20))
      context.fill(nested, with: .color(red), style: FillStyle(eoFill: true))
      context.fill(nested.offsetBy(dx: 50, dy: 0), with: .color(red))
      context.stroke(square(20, 60, 30), with: .color(blue), lineWidth: 10)
    }
    #expect(shown[5, 5] == painted && shown[20, 20] == white && shown[70, 20] == painted)
    #expect(shown[17, 75] == [0, 0, 255] && shown[23, 75] == [0, 0, 255] && shown[35, 75] == white)
  }

  @Test("CV10 colours between points are the same for each path")
  func gradients() async throws {
    let shown = try await drawn { context, _ in
      let shading = GraphicsContext.Shading.linearGradient(
        Gradient(stops: [.init(color: red, location: 0.5), .init(color: blue, location: 0.5)]),
        startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
      context.fill(square(0, 0, 20), with: shading)
      context.fill(square(60, 0, 20), with: shading)
      let turning = GraphicsContext.Shading.conicGradient(
        Gradient(stops: [.init(color: red, location: 0.5), .init(color: blue, location: 0.5)]),
        center: CGPoint(x: 50, y: 70))
      context.fill(square(30, 50, 40), with: turning)
    }
    #expect(shown[5, 5] == painted && shown[15, 5] == painted && shown[65, 5] == [0, 0, 255])
    #expect(shown[50, 85] == painted && shown[50, 55] == [0, 0, 255])
  }

  @Test("CV12 a layer is drawn as one picture, and changes of its context end with it")
  func layers() async throws {
    let shown = try await drawn { context, _ in
      var faded = context
      faded.opacity = 0.5
      faded.drawLayer { layer in
        layer.translateBy(x: 10, y: 10)
        layer.fill(square(0, 0, 40), with: .color(.black))
        layer.fill(square(20, 20, 40), with: .color(.black))
      }
      context.fill(square(0, 90, 5), with: .color(red))
    }
    #expect([shown[15, 15], shown[35, 35], shown[65, 65]].allSatisfy { (126...129).contains($0[0]) })
    #expect(shown[5, 5] == white && shown[2, 92] == painted)
  }

  @Test("CV13 a filter acts on each drawing, and on a layer once; the one that was added last acts first")
  func filters() async throws {
    let shown = try await drawn { context, _ in
      var inverted = context
      inverted.addFilter(.colorInvert())
      inverted.fill(square(0, 0, 20), with: .color(Color(red: 0, green: 1, blue: 1)))
      var twice = context
      // Darker and then inverted is white; inverted and then darker is black.
      twice.addFilter(.colorInvert())
      twice.addFilter(.brightness(-1))
      twice.fill(square(40, 0, 20), with: .color(red))
      var shadowed = context
      shadowed.addFilter(.shadow(color: red, radius: 0, x: 30))
      shadowed.drawLayer { layer in
        layer.fill(square(0, 60, 20), with: .color(blue))
        layer.fill(square(30, 60, 10), with: .color(blue))
      }
    }
    #expect(shown[10, 10] == painted && shown[50, 10] == white)
    #expect(shown[10, 70] == [0, 0, 255] && shown[35, 65] == [0, 0, 255] && shown[45, 75] == painted)
  }

  @Test("CV13 a filter is told of what is drawn beside the canvas as far as it reaches")
  func filtersAtEdges() async throws {
    let shown = try await drawn { context, _ in
      var blurred = context
      blurred.addFilter(.blur(radius: 8))
      blurred.fill(Path(CGRect(x: -60, y: -60, width: 220, height: 100)), with: .color(red))
      blurred.drawLayer { $0.fill(Path(CGRect(x: -60, y: 70, width: 220, height: 100)), with: .color(red)) }
      var shadowed = context
      shadowed.addFilter(.shadow(color: blue, radius: 0, x: 60))
      shadowed.fill(square(-20, 45, 10), with: .color(red))
    }
    #expect(shown[0, 0] == painted && shown[99, 2] == painted && shown[0, 99] == painted)
    #expect(shown[45, 50] == [0, 0, 255] && shown[5, 50][1] > 200)
  }

  /// Draws with filters by itself, and as a layer whose bounds nobody knows.
  private func bothWays(
    _ filters: @escaping (inout GraphicsContext) -> Void, _ draw: @escaping (GraphicsContext) -> Void
  ) async throws -> [Pixels] {
    func shown(asLayer: Bool) async throws -> Pixels {
      try await drawn { context, _ in
        filters(&context)
        if asLayer {
          // The layer keeps transforms.
          context.drawLayer { draw($0) }
        } else {
          draw(context)
        }
      }
    }
    return [try await shown(asLayer: false), try await shown(asLayer: true)]
  }

  private func differences(_ pictures: [Pixels]) -> Int {
    var count = 0
    for x in 0..<100 {
      for y in 0..<100 {
        let pairs = zip(pictures[0][x, y], pictures[1][x, y])
        if pairs.contains(where: { abs(Int($0) - Int($1)) > 2 }) { count += 1 }
      }
    }
    return count
  }

  @Test("CV13 what is filtered is painted as far as path, line, transform and filter let it reach")
  func extents() async throws {
    let line = try await bothWays {
      $0.addFilter(.shadow(color: blue, radius: 2, x: 12, y: -9))
      $0.addFilter(.blur(radius: 3))
      $0.translateBy(x: 50, y: 50)
      $0.rotate(by: .degrees(30))
      $0.scaleBy(x: 2, y: 1)
    } _: { context in
      var corner = Path()
      corner.addLines([CGPoint(x: -12, y: 10), CGPoint(x: 0, y: -12), CGPoint(x: 12, y: 10)])
      context.stroke(corner, with: .color(red), style: StrokeStyle(lineWidth: 6))
    }
    #expect(differences(line) == 0)
    #expect(line[0].colors(in: CGRect(0, 0, 100, 100)).count > 100)
    let matrix = try await bothWays {
      var matrix = ColorMatrix()
      matrix.a5 = 1
      $0.addFilter(.colorMatrix(matrix))
    } _: {
      $0.fill(square(20, 20, 20), with: .color(red))
    }
    #expect(differences(matrix) == 0 && matrix[0][90, 90] == [0, 0, 0])
  }

  @Test("CV13 a projection puts what is drawn elsewhere, also from beside the canvas, and acts in the order of filters")
  func projections() async throws {
    let moved = ProjectionTransform(CGAffineTransform(translationX: 60, y: 40))
    let shown = try await drawn { context, _ in
      var elsewhere = context
      elsewhere.addFilter(.projectionTransform(moved))
      elsewhere.fill(square(0, 0, 20), with: .color(red))
      elsewhere.drawLayer { $0.fill(square(-60, 20, 20), with: .color(blue)) }
      var larger = context
      larger.addFilter(.shadow(color: blue, radius: 0, x: 20))
      larger.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))))
      larger.fill(square(0, 0, 5), with: .color(red))
    }
    #expect(shown[70, 50] == painted && shown[59, 50] == white && shown[81, 50] == white)
    #expect(shown[10, 70] == [0, 0, 255] && shown[70, 70] == white)
    // Of twice the size, and its shadow at a distance that is not doubled.
    #expect(shown[8, 8] == painted && shown[28, 8] == [0, 0, 255] && shown[15, 8] == white)
  }

  @Test("CV13 a projection with a perspective is painted without it, and one by numbers that are none not at all")
  func perspective() async throws {
    var tilted = ProjectionTransform()
    tilted.m13 = 0.005
    var none = ProjectionTransform()
    none.m31 = .nan
    let shown = try await drawn { context, _ in
      var (first, second) = (context, context)
      first.addFilter(.projectionTransform(tilted))
      first.fill(square(0, 0, 100), with: .color(red))
      second.addFilter(.projectionTransform(none))
      second.fill(square(0, 90, 10), with: .color(blue))
    }
    // The middle of the canvas, (50, 50), is at (40, 40) by it.
    #expect(shown[40, 40] == painted && shown[5, 95] == [0, 0, 255])
  }

  @Test("CV13 two blurs after each other are one, whose square is the sum of theirs")
  func blurs() async throws {
    func blurred(_ radii: [CGFloat]) async throws -> Pixels {
      try await drawn { context, _ in
        for radius in radii { context.addFilter(.blur(radius: radius)) }
        context.fill(square(30, 30, 40), with: .color(red))
      }
    }
    #expect(differences([try await blurred([3, 4]), try await blurred([5])]) == 0)
    #expect(differences([try await blurred([3, 4]), try await blurred([4])]) > 0)
  }

  @Test("CV8 a part of an image is repeated from a point of the space that is drawn in")
  func tiles() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let halves = HStack(spacing: 0) {
      red
      blue
    }
    let picture = ImageRenderer(content: halves.frame(width: 20, height: 10))
    try #require(picture.pngData).write(to: url)
    let shown = try await drawn { context, _ in
      let image = Image(contentsOf: url)
      context.fill(square(0, 0, 40), with: .tiledImage(image, origin: CGPoint(x: 5, y: 0)))
      let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      context.translateBy(x: 0, y: 50)
      context.fill(square(0, 0, 40), with: .tiledImage(image, sourceRect: part, scale: 2))
    }
    let blues: [UInt8] = [0, 0, 255]
    #expect(shown[7, 5] == painted && shown[17, 5] == blues && shown[27, 5] == painted && shown[37, 5] == blues)
    #expect(shown[2, 35] == blues && shown[50, 5] == white)
    #expect(shown[5, 55] == blues && shown[35, 85] == blues)
  }

  @Test(
    "what is blurred is one colour where its opacity reaches a threshold, and discs near to each other melt together")
  func threshold() async throws {
    func discs(_ minimum: Double, _ color: Color, distance: CGFloat) async throws -> Pixels {
      try await drawn { context, _ in
        context.addFilter(.alphaThreshold(min: minimum, color: color))
        context.addFilter(.blur(radius: 6))
        context.drawLayer { layer in
          for x in [50 - distance, 50 + distance] {
            layer.fill(Path(ellipseIn: CGRect(x: x - 20, y: 30, width: 40, height: 40)), with: .color(red))
          }
        }
      }
    }
    let near = try await discs(0.4, blue, distance: 22)
    #expect(near[50, 50] == [0, 0, 255] && near[28, 50] == [0, 0, 255] && near[50, 10] == white)
    let far = try await discs(0.4, blue.opacity(0.5), distance: 28)
    #expect(far[50, 50] == white && (126...129).contains(far[22, 50][0]))
    let none = try await drawn { context, _ in
      context.addFilter(.alphaThreshold(min: 0, color: blue))
      context.addFilter(.alphaThreshold(min: .nan))
      context.fill(square(20, 20, 20), with: .color(red.opacity(0.1)))
    }
    #expect(none[30, 30] == [0, 0, 255] && none[70, 70] == white)
  }

  @Test("CV13 a blur has the deviation of its radius, in a canvas and around one")
  func deviations() async throws {
    let blurred = try await drawn { context, _ in
      context.addFilter(.blur(radius: 8))
      context.fill(Path(CGRect(x: -60, y: -60, width: 110, height: 220)), with: .color(red))
    }
    // At the deviation beyond an edge, 0.16 of the colour is left.
    #expect((204...224).contains(blurred[58, 50][1]), "\(blurred[58, 50])")
    let half = Color.white.overlay(alignment: .leading) { red.frame(width: 150) }.frame(width: 300, height: 300)
    let around = try await Pixels.of(half.blur(radius: 8), length: 300)
    #expect((204...224).contains(around[158, 150][1]), "\(around[158, 150])")
    let shadow = Color.clear.frame(width: 300, height: 300).overlay(alignment: .leading) {
      red.frame(width: 60, height: 200).shadow(color: blue, radius: 8, x: 60)
    }
    let cast = try await Pixels.of(shadow, length: 300)
    #expect((204...224).contains(cast[128, 150][1]), "\(cast[128, 150])")
  }

  @Test("a layer that is clipped to says by its opacity where something is drawn")
  func masks() async throws {
    let shown = try await drawn { context, _ in
      var masked = context
      masked.clipToLayer { $0.fill(square(0, 0, 40), with: .color(blue)) }
      masked.fill(square(20, 20, 40), with: .color(red))
      var outside = context
      outside.clipToLayer(options: .inverse) { $0.fill(square(60, 60, 20), with: .color(blue)) }
      outside.fill(square(60, 60, 40), with: .color(red))
    }
    #expect(shown[30, 30] == painted && shown[50, 50] == white)
    #expect(shown[70, 70] == white && shown[90, 90] == painted)
  }

  @Test(
    "CV4 what is kept outside of a path that overlaps itself is its outside, and a layer to clip to is faded as a whole"
  )
  func outside() async throws {
    let shown = try await drawn { context, _ in
      var path = square(0, 0, 40)
      path.addPath(square(20, 20, 40))
      var cut = context
      cut.clip(to: path, options: .inverse)
      cut.fill(square(0, 0, 70), with: .color(red))
      var masked = context
      masked.clipToLayer(opacity: 0.5) { layer in
        layer.fill(square(70, 70, 20), with: .color(blue))
        layer.fill(square(80, 80, 20), with: .color(blue))
      }
      masked.fill(square(70, 70, 30), with: .color(.black))
    }
    #expect(shown[10, 10] == white && shown[30, 30] == white && shown[50, 10] == painted && shown[65, 65] == painted)
    #expect([shown[75, 75], shown[85, 85], shown[95, 95]].allSatisfy { (126...129).contains($0[0]) })
  }

  @Test("CV7 a text is drawn with its middle, or another point, at a point, and measures what it takes")
  func text() async throws {
    var size = CGSize.zero
    let shown = try await drawn { context, _ in
      let text = context.resolve(Text("██").foregroundColor(red))
      size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      context.draw(text, at: CGPoint(x: 50, y: 50))
      context.draw(Text("██").foregroundColor(blue), at: .zero, anchor: .topLeading)
    }
    #expect(size.width > 8 && size.height > 8 && size.width < 100)
    #expect(shown[50, 50] == painted && shown[Int(50 - size.width / 2) - 2, 50] == white)
    #expect(shown[3, Int(size.height / 2)] == [0, 0, 255])
  }

  @Test("CV8 an image fills a rectangle whatever its proportions, and has a size and a colour of its own")
  func images() async throws {
    var size = CGSize.zero
    let shown = try await drawn { context, _ in
      var image = context.resolve(Image(systemName: "media-playback-stop"))
      size = image.size
      image.shading = .color(red)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 80, height: 40))
      context.draw(image, at: CGPoint(x: 80, y: 80))
    }
    #expect(size == CGSize(width: 16, height: 16))
    #expect(shown[40, 20] == painted && shown[80, 80] == painted && shown[95, 95] == white)
  }
  @Test("a text that can be seen through leaves the texts around the canvas as they are")
  func textOpacity() async throws {
    let plain = try await darkest(beside: .primary)
    #expect(plain < 100)
    #expect(try await darkest(beside: .primary.opacity(0.3)) == plain)
  }

  /// Of a text below a canvas in which another one is drawn in a colour.
  private func darkest(beside color: Color) async throws -> UInt8 {
    let view = VStack(spacing: 20) {
      Canvas { context, _ in context.draw(Text("x").foregroundColor(color), at: CGPoint(x: 10, y: 10)) }
        .frame(width: 20, height: 20)
      Text("HHH").font(.title)
    }
    let shown = try await Pixels.of(view, length: 100)
    return (50..<100).flatMap { y in (0..<100).map { shown[$0, y][0] } }.min() ?? 255
  }
}
