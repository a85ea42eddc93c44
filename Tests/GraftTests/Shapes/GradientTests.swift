import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Gradients, pixel by pixel.
@Suite(.gtk) @MainActor
struct GradientTests {
  private let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]

  private func pixels(_ content: some View) async throws -> Pixels {
    try Pixels(
      try await MountedView(content.frame(width: 200, height: 100), size: CGSize(width: 200, height: 100)).root)
  }

  /// How far a pixel is on the way from red to blue, as the blue says; the pixel's middle is half a point further on.
  private func fraction(_ pixel: [UInt8]) -> Double { Double(pixel[2]) / 255 }

  private func isNear(_ pixel: [UInt8], _ expected: Double) -> Bool { abs(fraction(pixel) - expected) < 0.015 }

  @Test("PT7 PT10 colours are constant across a line, and half way from red to blue is #800080")
  func linear() async throws {
    let shown = try await pixels(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
    #expect(isNear(shown[199, 0], 0.8) && isNear(shown[0, 99], 0.2))
    let middle = shown[99, 50]
    #expect(abs(Int(middle[0]) - 128) <= 2 && middle[1] == 0 && abs(Int(middle[2]) - 128) <= 2)
  }

  @Test("PT8 beyond its ends a gradient goes on in the last colours")
  func beyond() async throws {
    let shown = try await pixels(
      LinearGradient(colors: colors, startPoint: UnitPoint(x: 0.25, y: 0.5), endPoint: UnitPoint(x: 0.75, y: 0.5)))
    #expect(shown[40, 50] == [255, 0, 0] && shown[160, 50] == [0, 0, 255])
    #expect(isNear(shown[100, 50], 0.5))
  }

  @Test("PT11 the radii of circles are in points")
  func radial() async throws {
    let shown = try await pixels(RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 50))
    #expect(shown[108, 50] == [255, 0, 0] && shown[152, 50] == [0, 0, 255])
    #expect(isNear(shown[130, 50], 0.5) && isNear(shown[100, 80], 0.5))
  }

  @Test("PT12 an elliptical gradient reaches the last colour at the middle of each edge")
  func elliptical() async throws {
    let shown = try await pixels(EllipticalGradient(colors: colors))
    #expect(isNear(shown[199, 50], 1) && isNear(shown[100, 99], 0.98))
    #expect(isNear(shown[150, 50], 0.5) && isNear(shown[100, 75], 0.5))
  }

  @Test("PT13 an angular gradient begins at three o'clock and goes clockwise")
  func angular() async throws {
    let shown = try await pixels(AngularGradient(colors: colors, center: .center))
    #expect(isNear(shown[100, 95], 0.25) && isNear(shown[5, 50], 0.5) && isNear(shown[100, 5], 0.75))
  }

  @Test("PT14 the rest of a turn is half in the last colour and half in the first")
  func angularRest() async throws {
    let shown = try await pixels(
      AngularGradient(colors: colors, center: .center, startAngle: .degrees(0), endAngle: .degrees(180)))
    #expect(isNear(shown[100, 95], 0.5))
    #expect(shown[60, 10] == [0, 0, 255] && shown[140, 10] == [255, 0, 0])
  }

  @Test("PT15 a gradient by name is the same picture as the view")
  func byName() async throws {
    let view = try await pixels(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
    let style = try await pixels(
      Rectangle().fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)))
    for x in [0, 50, 120, 199] { #expect(view[x, 50] == style[x, 50]) }
  }

  @Test("PT15 a gradient of any form by its name is the same picture as the view, by colours, a gradient or stops")
  func formsByName() async throws {
    let gradient = Gradient(colors: colors)
    let stops = gradient.stops
    try await compare(
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 80),
      .radialGradient(colors: colors, endRadius: 80), .radialGradient(gradient, endRadius: 80),
      .radialGradient(stops: stops, endRadius: 80))
    try await compare(
      EllipticalGradient(colors: colors), .ellipticalGradient(colors: colors), .ellipticalGradient(gradient),
      .ellipticalGradient(stops: stops))
    let (start, end) = (Angle.degrees(10), Angle.degrees(200))
    try await compare(
      AngularGradient(colors: colors, center: .center, startAngle: start, endAngle: end),
      .angularGradient(colors: colors, startAngle: start, endAngle: end),
      .angularGradient(gradient, startAngle: start, endAngle: end),
      .angularGradient(stops: stops, startAngle: start, endAngle: end))
    try await compare(
      AngularGradient(colors: colors, center: .center, angle: start), .conicGradient(colors: colors, angle: start),
      .conicGradient(gradient, angle: start), .conicGradient(stops: stops, angle: start))
  }

  /// Whether a gradient by its names is what it is as a view.
  private func compare<Named: ShapeStyle & View>(_ view: Named, _ styles: Named...) async throws {
    let expected = try await pixels(view)
    for style in styles {
      let shown = try await pixels(Rectangle().fill(style))
      for place in [(10, 10), (100, 50), (140, 70), (60, 90)] {
        #expect(shown[place.0, place.1] == expected[place.0, place.1])
      }
    }
  }

  @Test("PT15 a gradient of a colour is one of any kind, which is painted from the top or as it is said")
  func anyGradient() async throws {
    let any = AnyGradient(Gradient(colors: colors))
    let downwards = try await pixels(Rectangle().fill(any))
    #expect(isNear(downwards[100, 25], 0.25) && isNear(downwards[100, 75], 0.75))
    let across = try await pixels(Rectangle().fill(.linearGradient(any, startPoint: .leading, endPoint: .trailing)))
    #expect(isNear(across[50, 50], 0.25) && isNear(across[150, 50], 0.75))
    let perceptual = try await pixels(Rectangle().fill(any.colorSpace(.perceptual)))[100, 50]
    #expect(abs(Int(perceptual[0]) - 0x8C) <= 4 && abs(Int(perceptual[1]) - 0x53) <= 4, "\(perceptual)")
    let gradient: AnyGradient = Color(red: 0, green: 0, blue: 1).gradient
    let shown = try await pixels(Rectangle().fill(gradient))
    // A fifth of the way to white above.
    #expect(shown[100, 0][0] >= 49 && shown[100, 0][0] <= 51 && shown[100, 99][0] <= 1)
  }

  @Test("PT6 a gradient as the foreground style is mapped to each shape, and as a background to the stack")
  func perShape() async throws {
    let gradient = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    let each = try await pixels(
      HStack(spacing: 0) {
        Rectangle(); Rectangle()
      }.foregroundStyle(gradient))
    #expect(isNear(each[50, 50], 0.5) && isNear(each[150, 50], 0.5))
    let whole = try await pixels(Color.clear.background(gradient))
    #expect(isNear(whole[50, 50], 0.25) && isNear(whole[150, 50], 0.75))
  }

  @Test("PT2 PT4 levels are derived from the style around, or are those that were said")
  func levels() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let derived = try await pixels(Rectangle().fill(.secondary).foregroundStyle(red).background(Color.white))
    #expect(abs(Int(derived[50, 50][1]) - 128) <= 2 && derived[50, 50][0] == 255)
    let said = try await pixels(
      Rectangle().fill(.secondary).foregroundStyle(red, Color(red: 0, green: 1, blue: 0)).background(Color.white))
    #expect(said[50, 50] == [0, 255, 0])
  }

  @Test("PT4 a level of a level inside of a style refers to the styles around, and never to itself")
  func relativeStyles() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let faded = try await pixels(
      Rectangle().foregroundStyle(.primary.opacity(0.5)).foregroundStyle(red).background(Color.white))
    #expect(abs(Int(faded[50, 50][1]) - 128) <= 2 && faded[50, 50][0] == 255)
    let erased = try await pixels(Rectangle().foregroundStyle(AnyShapeStyle(.foreground)).foregroundStyle(red))
    #expect(erased[50, 50] == [255, 0, 0])
  }

  @Test("PT13 colours with an edge between them have one around a place too")
  func hardEdges() async throws {
    let stops = [(0, 0), (0.5, 0), (0.5, 1), (1, 1)].map { Gradient.Stop(color: colors[$0.1], location: $0.0) }
    let shown = try await pixels(AngularGradient(stops: stops, center: .center))
    #expect(shown[20, 52] == [255, 0, 0] && shown[20, 47] == [0, 0, 255])
  }

  @Test("PT1 PT5 the nearest style wins, and a shape's own over all")
  func nearest() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try await pixels(Rectangle().foregroundStyle(.white).foregroundColor(red))[9, 9] == [255, 255, 255])
    #expect(try await pixels(Rectangle().fill(red).foregroundStyle(.white))[9, 9] == [255, 0, 0])
    #expect(try await pixels(Rectangle().foregroundColor(red).foregroundStyle(.white))[9, 9] == [255, 0, 0])
  }

  @Test("PT17 opacities multiply")
  func opacities() async throws {
    let shown = try await pixels(
      Rectangle().foregroundStyle(Color.black.opacity(0.5)).opacity(0.5).background(Color.white))
    #expect(abs(Int(shown[9, 9][0]) - 191) <= 2)
  }
}
