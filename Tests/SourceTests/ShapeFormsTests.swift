import Foundation
import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source draws shapes.
@MainActor
@Suite(.serialized, .gtk)
struct ShapeFormsTests {
  private struct Triangle: Shape {
    var tip: CGFloat

    var animatableData: CGFloat {
      get { tip }
      set { tip = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX + rect.width * tip, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  private struct Arc: InsettableShape {
    let startAngle: Angle
    let endAngle: Angle
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: startAngle,
        endAngle: endAngle, clockwise: true)
      return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
      var arc = self
      arc.insetAmount += amount
      return arc
    }
  }

  private struct Filled: View {
    var body: some View {
      VStack {
        Triangle(tip: 0.5).fill(Color.red)
        Triangle(tip: 0.2).foregroundColor(.clear)
        Circle().fill(.blue).frame(width: 20, height: 20)
        Circle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
        Rectangle().frame(height: 1).foregroundColor(Color.gray.opacity(0.3))
        RoundedRectangle(cornerRadius: 25, style: .continuous).fill(Color.accentColor)
        Capsule().fill(style: FillStyle(eoFill: true))
        Ellipse().fill(RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 20))
        Path { path in path.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }.fill(Color.green)
        UnevenRoundedRectangle(cornerRadii: .init(topLeading: 10, bottomTrailing: 5)).fill(.tertiary)
      }
    }
  }

  private struct Stroked: View {
    var isOn = true

    var body: some View {
      ZStack {
        Circle().stroke(lineWidth: 4).opacity(0.3).foregroundColor(Color.red)
        Circle().stroke(Color.red, lineWidth: 3)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [4, 2]))
        Circle().trim(from: 0, to: isOn ? 0.5 : 1).stroke(style: StrokeStyle(lineWidth: 5, lineCap: .round))
          .rotation(Angle(degrees: -90))
        Circle().strokeBorder(Color.blue, lineWidth: 10)
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 2))
        Arc(startAngle: .degrees(0), endAngle: .degrees(110)).strokeBorder(.blue, lineWidth: 40)
        Path { path in
          path.move(to: CGPoint(x: 0, y: 0))
          path.addLine(to: CGPoint(x: 20, y: 20))
          path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 30, y: 30))
        }
        .stroke(Color.black, style: StrokeStyle(lineWidth: 1, dash: [5]))
      }
    }
  }

  private struct Named: View {
    private let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
    private let gradient = Gradient(colors: [.red, .blue])
    private let any: AnyGradient = Color.blue.gradient

    var body: some View {
      VStack {
        Circle().fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 20))
        Circle().fill(.radialGradient(stops: stops, center: .top, startRadius: 2, endRadius: 20))
        Circle().fill(.ellipticalGradient(colors: [.red, .blue]))
        Circle().fill(.ellipticalGradient(stops: stops, center: .leading, endRadiusFraction: 1))
        Circle().fill(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(180)))
        Circle().stroke(.conicGradient(stops: stops, center: .center, angle: .degrees(90)), lineWidth: 4)
        Circle().fill(.conicGradient(Color.red.gradient, center: .center))
        Circle().fill(.radialGradient(any, center: .center, startRadius: 0, endRadius: 20))
        Circle().fill(.ellipticalGradient(any)).fill(any)
        Circle().fill(.angularGradient(any, center: .center, startAngle: .zero, endAngle: .degrees(180)))
        Ellipse().rotation(.degrees(45)).strokeBorder(.red, lineWidth: 4)
        Rectangle().fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
      }
    }
  }

  private struct Around: View {
    var body: some View {
      VStack {
        Text("clipped").padding().background(Color.blue).clipShape(Circle())
        Text("by name").background(.blue, in: .rect(cornerRadius: 8)).clipShape(.capsule)
        Text("behind").background(RoundedRectangle(cornerRadius: 10).fill(Color.white))
        Text("view behind").background(Capsule().foregroundColor(.yellow))
        Text("in front").overlay(Circle().stroke(Color.white, lineWidth: 4)).overlay(Capsule().stroke(.gray))
        Text("gradient").background(LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing))
        Text("corner").cornerRadius(10)
        Text("any").background(AnyShape(Circle()).fill(AnyShapeStyle(.red)))
        Text("hit").contentShape(Rectangle()).onTapGesture {}
      }
      .foregroundStyle(.primary, .secondary)
    }
  }

  @Test("shapes of all forms are shown, and shapes of one's own with them")
  func forms() async throws {
    #expect(try await MountedView(Filled(), size: CGSize(width: 100, height: 300)).root.texts == [])
    #expect(try await MountedView(Stroked(), size: CGSize(width: 100, height: 100)).root.texts == [])
    #expect(try await MountedView(Named(), size: CGSize(width: 100, height: 300)).root.texts == [])
    let around = try await MountedView(Around())
    #expect(around.root.texts.count == 9 && around.root.texts.first == "clipped")
  }

  private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  @Test("a shape rounds some corners by UIKit's names, and another is drawn by Core Graphics'")
  func pathsByOtherNames() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = RoundedCorner(radius: 20, corners: [.topLeft, .topRight]).path(in: rect)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 58)) && path.contains(CGPoint(x: 98, y: 58)))
    let capsule = RoundedCorner().path(in: rect)
    #expect(!capsule.contains(CGPoint(x: 2, y: 2)) && !capsule.contains(CGPoint(x: 98, y: 58)))
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(Path(arc.cgPath).boundingRect.insetBy(dx: -0.1, dy: -0.1).contains(CGPoint(x: 50, y: 100)))
    #expect(arc.bounds.minX > 49)
    let heart = CGMutablePath()
    heart.move(to: CGPoint(x: 50, y: 90))
    heart.addCurve(to: CGPoint(x: 50, y: 30), control1: CGPoint(x: 0, y: 50), control2: CGPoint(x: 20, y: 0))
    heart.closeSubpath()
    #expect(Path(heart).cgPath.contains(CGPoint(x: 40, y: 50)))
  }
}
