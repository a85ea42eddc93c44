import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: effects, shapes and colours on their way, frame by frame on a clock that the test owns.
@Suite(.gtk) @MainActor
struct EffectMotionTests: MotionInQuarters {
  private static let size = CGSize(width: 100, height: 100)

  @Test("MO1 an opacity moves from what is shown to its end")
  func opacity() async throws {
    let greys = try await quarters({ Color(white: 0).opacity($0 ? 1 : 0) }, { $0[50, 50][0] })
    #expect(isNear(greys, [255, 191, 128, 64, 0]))
  }

  @Test("MO50 colours move in light, and opacity as it is")
  func colors() async throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let shown = try await quarters({ Rectangle().fill($0 ? blue : red) }, { $0[50, 50] })
    #expect(shown[0] == [255, 0, 0] && shown[4] == [0, 0, 255])
    #expect(isNear(shown[2], [0xBC, 0, 0xBC]), "\(shown)")
    let plain = try await quarters({ $0 ? blue : red }, { $0[50, 50] })
    #expect(isNear(plain[2], [0xBC, 0, 0xBC]))
    let styled = try await quarters({ Circle().foregroundStyle($0 ? blue : red) }, { $0[50, 50] })
    #expect(isNear(styled[2], [0xBC, 0, 0xBC]))
  }

  @Test("MO51 a gradient moves colour by colour and place by place, and fades into another kind or number of colours")
  func gradients() async throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    func stops(_ color: Color, _ location: CGFloat) -> LinearGradient {
      LinearGradient(
        stops: [.init(color: color, location: location), .init(color: .white, location: location)],
        startPoint: .leading, endPoint: .trailing)
    }
    let colors = try await quarters({ Rectangle().fill(stops($0 ? blue : red, 0.5)) }, { $0[20, 50] })
    #expect(isNear(colors[2], [0xBC, 0, 0xBC]))
    let places = try await quarters({ Rectangle().fill(stops(.black, $0 ? 1 : 0)) }, length)
    #expect(isNear(places, [0, 25, 50, 75, 100], within: 3))
    let more = LinearGradient(colors: [blue, blue, blue], startPoint: .top, endPoint: .bottom)
    let other = try await quarters(
      { Rectangle().fill($0 ? AnyShapeStyle(more) : AnyShapeStyle(stops(red, 1))) }, { $0[50, 50] })
    #expect(isNear(other.joined().map { $0 }, [255, 0, 0, 191, 0, 64, 128, 0, 128, 64, 0, 191, 0, 0, 255]), "\(other)")
    let kind = try await quarters(
      { Rectangle().fill($0 ? AnyShapeStyle(blue) : AnyShapeStyle(stops(red, 1))) }, { $0[50, 50] })
    #expect(isNear(kind.joined().map { $0 }, [255, 0, 0, 191, 0, 64, 128, 0, 128, 64, 0, 191, 0, 0, 255]), "\(kind)")
  }

  @Test("MO47 a shape is asked for its path with the data between, and the end of a trim moves")
  func shapes() async throws {
    #expect(
      isNear(try await quarters({ Bar(share: $0 ? 1 : 0).fill(.black) }, length), [0, 25, 50, 75, 100], within: 3))
    #expect(isNear(try await quarters({ Bar(share: $0 ? 1 : 0) }, length), [0, 25, 50, 75, 100], within: 3))
    let line = { (isChanged: Bool) in
      Path { path in
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
      }
      .trim(from: 0, to: isChanged ? 1 : 0).stroke(.black, lineWidth: 10)
    }
    #expect(isNear(try await quarters(line, length), [0, 25, 50, 75, 100], within: 3))
  }

  @Test("MO52 (part) the width of a line and the corners of a rectangle move")
  func numbers() async throws {
    let line = { (isChanged: Bool) in
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 100))
      }
      .stroke(.black, lineWidth: isChanged ? 160 : 0.001)
    }
    #expect(isNear(try await quarters(line, length), [0, 20, 40, 60, 80], within: 3))
  }

  private func line(from start: CGFloat = 0, to end: CGFloat = 100) -> Path {
    Path { path in
      path.move(to: CGPoint(x: start, y: 50))
      path.addLine(to: CGPoint(x: end, y: 50))
    }
  }

  @Test("MO52 the start of a trim, the phase of dashes, an inset, a corner and an anchor move, and a cap does not")
  func shapeNumbers() async throws {
    let trim = { [line = line()] (isChanged: Bool) in
      line.trim(from: isChanged ? 0.8 : 0, to: 1).stroke(.black, lineWidth: 10)
    }
    #expect(isNear(try await quarters(trim, start), [0, 20, 40, 60, 80], within: 3))
    let dashes = { [line = line()] (isChanged: Bool) in
      line.stroke(.black, style: StrokeStyle(lineWidth: 10, dash: [50, 50], dashPhase: isChanged ? 40 : 0))
    }
    #expect(isNear(try await quarters(dashes, length), [50, 40, 30, 20, 10], within: 3))
    let inset = { (isChanged: Bool) in Rectangle().inset(by: isChanged ? 40 : 0).fill(.black) }
    #expect(isNear(try await quarters(inset, start), [0, 10, 20, 30, 40], within: 3))
    let corner = { (isChanged: Bool) in
      RoundedRectangle(cornerRadius: isChanged ? 50 : 0, style: .circular).fill(.black)
    }
    // A corner of radius r leaves r (1 - √2/2) of the diagonal.
    let diagonal = { (pixels: Pixels) in UInt8((0..<100).prefix { pixels[$0, $0][0] > 128 }.count) }
    #expect(isNear(try await quarters(corner, diagonal), [0, 4, 7, 11, 15], within: 2))
    let anchor = { (isChanged: Bool) in
      Color.black.frame(width: 100, height: 100).scaleEffect(0.5, anchor: isChanged ? .trailing : .leading)
    }
    #expect(isNear(try await quarters(anchor, start), [0, 12, 25, 37, 50], within: 3))
    let cap = { [line = line(from: 30, to: 60)] (isChanged: Bool) in
      line.stroke(.black, style: StrokeStyle(lineWidth: 40, lineCap: isChanged ? .square : .butt))
    }
    #expect(isNear(try await quarters(cap, start), [10, 10, 10, 10, 10], within: 1))
  }

  @Test("MO52 a miter limit and the radius of a blur and of a shadow move")
  func limits() async throws {
    // Its corner needs a limit of 3.7.
    let peak = Path { path in
      path.move(to: CGPoint(x: 37, y: 90))
      path.addLine(to: CGPoint(x: 50, y: 43.5))
      path.addLine(to: CGPoint(x: 63, y: 90))
    }
    let miter = { (isChanged: Bool) in
      peak.stroke(.black, style: StrokeStyle(lineWidth: 20, lineJoin: .miter, miterLimit: isChanged ? 10 : 1))
    }
    #expect(try await quarters(miter) { $0[50, 20][0] < 128 } == [false, false, true, true, true])
    let square = Color.black.frame(width: 40, height: 40)
    let blur = try await quarters({ square.blur(radius: $0 ? 20 : 0) }, { $0[24, 50][0] })
    #expect(blur[0] == 255 && Set(blur).count > 3, "\(blur)")
    let shadow = try await quarters({ square.shadow(color: .black, radius: $0 ? 20 : 0) }, { $0[24, 50][0] })
    #expect(shadow[0] == 255 && Set(shadow).count > 3, "\(shadow)")
  }

  @Test("MO8 each animation of a value moves the effects between it and the one before, and none lets them jump")
  func chain() async throws {
    func look(_ first: Animation?) async throws -> [[UInt8]] {
      let bar = { (isChanged: Bool) in
        Color.black.frame(width: 100, height: 100)
          .opacity(isChanged ? 0.5 : 1).animation(first, value: isChanged)
          .scaleEffect(x: isChanged ? 1 : 0.5, anchor: .leading).animation(.linear(duration: 1), value: isChanged)
      }
      return try await quarters(bar) { pixels in
        [UInt8((0..<100).prefix { pixels[$0, 50][0] < 200 }.count), pixels[20, 50][0]]
      }
    }
    let both = try await look(.linear(duration: 0.5))
    #expect(isNear(both.map { $0[0] }, [50, 62, 75, 87, 100], within: 3))
    #expect(isNear(both.map { $0[1] }, [0, 64, 128, 128, 128], within: 8))
    let one = try await look(nil)
    #expect(isNear(one.map { $0[0] }, [50, 62, 75, 87, 100], within: 3))
    #expect(isNear(one.map { $0[1] }, [128, 128, 128, 128, 128], within: 4))
  }

  @Test("MO8 an offset moves by the animation behind it, and an opacity before that by its own, or jumps")
  func offsetInChain() async throws {
    func look(_ first: Animation?, _ second: Animation? = .linear(duration: 1)) async throws -> [[UInt8]] {
      let bar = { (isChanged: Bool) in
        Color.black.frame(width: 20, height: 100)
          .opacity(isChanged ? 0.5 : 1).animation(first, value: isChanged)
          .offset(x: isChanged ? 40 : -40).animation(second, value: isChanged)
      }
      return try await quarters(bar) { pixels in
        let start = (0..<100).first { pixels[$0, 50][0] < 200 } ?? 0
        return [UInt8(start), pixels[start + 10, 50][0]]
      }
    }
    let both = try await look(.linear(duration: 0.5))
    #expect(isNear(both.map { $0[0] }, [0, 20, 40, 60, 80], within: 2))
    #expect(isNear(both.map { $0[1] }, [0, 64, 128, 128, 128], within: 8))
    let one = try await look(nil)
    #expect(isNear(one.map { $0[0] }, [0, 20, 40, 60, 80], within: 2))
    #expect(isNear(one.map { $0[1] }, [128, 128, 128, 128, 128], within: 4))
    let other = try await look(.linear(duration: 1), nil)
    #expect(isNear(other.map { $0[0] }, [80, 80, 80, 80, 80], within: 2))
  }

  @Test("MO52 (part) the colour of a shadow moves in light, and so does one that others are multiplied by")
  func filterColors() async throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let shadow = { (isChanged: Bool) in
      Color.white.frame(width: 20, height: 20).shadow(color: isChanged ? blue : red, radius: 0, x: 30)
    }
    let shown = try await quarters(shadow, { $0[80, 50] })
    #expect(shown[0] == [255, 0, 0] && shown[4] == [0, 0, 255])
    #expect(isNear(shown[2], [0xBC, 0, 0xBC]), "\(shown)")
    let multiplied = try await quarters({ Color.white.colorMultiply($0 ? blue : red) }, { $0[50, 50] })
    #expect(multiplied[0] == [255, 0, 0] && multiplied[4] == [0, 0, 255])
    #expect(isNear(multiplied[2], [0xBC, 0, 0xBC]), "\(multiplied)")
  }

  private struct Leaving: View {
    var isShown = true
    var isOpaque = false
    var body: some View {
      ZStack {
        Color.white
        if isShown { Color.black.opacity(isOpaque ? 1 : 0).transition(.offset(x: 1)) }
      }
    }
  }

  @Test("an effect that moves goes on while its view leaves by a transition")
  func leaving() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Leaving(), size: Self.size)
      let grey = { @MainActor in Int(try Pixels(mounted.root)[50, 50][0]) }
      withAnimation(.linear(duration: 1)) { mounted.rootView.isOpaque = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.25))
      withAnimation(.linear(duration: 1)) { mounted.rootView.isShown = false }
      await Settling.settle()
      await clock.advance(by: .seconds(0.25))
      #expect(abs(try grey() - 128) < 10)
      await clock.advance(by: .seconds(0.6))
      #expect(try grey() == 0)
      await clock.advance(by: .seconds(0.3))
      #expect(try grey() == 255)
    }
  }

  @Test("MO1 a scale and a turn move, and a view is hit where it is on the way")
  func transforms() async throws {
    let square = { (isChanged: Bool) in
      Color.black.frame(width: 100, height: 100).scaleEffect(x: isChanged ? 1 : 0.5, anchor: .leading)
    }
    #expect(isNear(try await quarters(square, length), [50, 62, 75, 87, 100], within: 3))
    let bar = { (isChanged: Bool) in
      Color.black.frame(width: 80, height: 10).rotationEffect(.degrees(isChanged ? 180 : 0))
    }
    let upright = try await quarters(bar, { $0[50, 15][0] < 128 })
    #expect(upright == [false, false, true, false, false])
  }

  private struct Lifting: GeometryEffect {
    var height: CGFloat
    var animatableData: CGFloat {
      get { height }
      set { height = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: height, y: 0))
    }
  }

  @Test("MO47 an effect of one's own moves, and no body is evaluated for it")
  func ownEffect() async throws {
    let bar = { (isChanged: Bool) in
      Color.black.frame(width: 100, height: 100).modifier(Lifting(height: isChanged ? 0 : -80))
    }
    #expect(isNear(try await quarters(bar, length), [20, 40, 60, 80, 100], within: 3))
  }

  @Test(
    "what takes the place of a colour on its way stays, and a colour of the theme that does not move stays as it is")
  func otherForm() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
      let mounted = try await MountedView(Filled(style: AnyShapeStyle(red)), size: Self.size)
      withAnimation(.linear(duration: 1)) { mounted.rootView.style = AnyShapeStyle(blue) }
      await Settling.settle()
      await clock.advance(by: .seconds(0.5))
      let green = Color(red: 0, green: 1, blue: 0)
      mounted.rootView.style = AnyShapeStyle(Gradient(colors: [green, green]))
      await Settling.settle()
      for _ in 0..<3 {
        #expect(try Pixels(mounted.root)[50, 50] == [0, 255, 0])
        await clock.advance(by: .seconds(0.4))
      }
    }
    let line = { (isChanged: Bool) in
      Rectangle().inset(by: 50).stroke(Color.accentColor, lineWidth: isChanged ? 300 : 200)
    }
    #expect(Set(try await quarters(line) { $0[50, 50] }).count == 1)
  }

  private struct Filled: View {
    var style: AnyShapeStyle
    var body: some View { Rectangle().fill(style) }
  }

  @Test("MO34 a change back on the way turns round without a jump")
  func interrupted() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(
        ChangingPage { Color(white: 0).opacity($0 ? 1 : 0) }, size: Self.size)
      let grey = { @MainActor in Int(try Pixels(mounted.root)[50, 50][0]) }
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.5))
      let turning = try grey()
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = false }
      await Settling.settle()
      #expect(try grey() == turning)
      await clock.advance(by: .seconds(0.02))
      #expect(abs(try grey() - turning) < 8)
      await clock.advance(by: .seconds(0.25))
      // The first goes on below: 0.5625 of the way.
      #expect(abs(try grey() - 112) < 10)
      await clock.advance(by: .seconds(1))
      #expect(try grey() == 255)
    }
  }
}
