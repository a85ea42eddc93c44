import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Colours by their numbers, gradients by their stops, and borders, pixel by pixel.
@Suite(.gtk) @MainActor
struct ColorNumberTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func pixels(_ content: some View) async throws -> Pixels {
    try Pixels(try await MountedView(content, size: CGSize(width: 100, height: 100)).root)
  }

  @Test("PT18 colours are those of sRGB, by their parts, hue or grey, and linear ones are brighter")
  func numbers() async throws {
    #expect(try await pixels(Color(red: 1, green: 0.5, blue: 0))[50, 50] == [255, 128, 0])
    #expect(try await pixels(Color(hue: 0.5, saturation: 1, brightness: 1))[50, 50] == [0, 255, 255])
    #expect(try await pixels(Color(.sRGBLinear, white: 0.5, opacity: 1))[50, 50] == [0xbc, 0xbc, 0xbc])
    #expect(try await pixels(Color(white: 0.5))[50, 50] == [0x80, 0x80, 0x80])
    #expect(try await pixels(Self.red.environment(\.colorScheme, .dark))[50, 50] == [255, 0, 0])
  }

  private func gradient(_ stops: [Gradient.Stop]) -> some View {
    LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing).background(Color.white)
  }

  @Test(
    "PT9 three colours lie at 0, 0.5 and 1, two at one place make an edge, one fills evenly, and none paints nothing")
  func stops() async throws {
    let three = try await pixels(
      LinearGradient(colors: [Self.red, Self.green, Self.blue], startPoint: .leading, endPoint: .trailing))
    #expect(three[0, 50][0] > 250 && three[50, 50][1] > 250 && three[99, 50][2] > 250)
    let edge = try await pixels(
      gradient([.init(color: Self.red, location: 0.4), .init(color: Self.blue, location: 0.4)]))
    #expect(edge[38, 50] == [255, 0, 0] && edge[41, 50] == [0, 0, 255])
    let one = try await pixels(gradient([.init(color: Self.red, location: 0.7)]))
    #expect(one[2, 50] == [255, 0, 0] && one[97, 50] == [255, 0, 0])
    #expect(try await pixels(gradient([]))[50, 50] == [255, 255, 255])
  }

  @Test("PT24 a border is painted inside of the bounds and over the content, and changes neither size nor what is hit")
  func border() async throws {
    let view = Self.red.frame(width: 60, height: 60).border(Self.blue, width: 10)
    let shown = try await pixels(view.background(Color.white).frame(width: 100, height: 100).background(Color.white))
    #expect(shown[21, 50] == [0, 0, 255] && shown[29, 50] == [0, 0, 255] && shown[31, 50] == [255, 0, 0])
    #expect(shown[18, 50] == [255, 255, 255])
    #expect(try idealSize(of: view) == CGSize(width: 60, height: 60))
    #expect(try await clicks(in: Color.clear.contentShape(Rectangle()), at: 5) == [1, 2])
    #expect(try await clicks(in: Circle().fill(.red), at: 5) == [0, 1])
  }

  /// How often a view with a border was tapped, after a click so far from its corner and one in its middle.
  private func clicks(in content: some View, at distance: CGFloat) async throws -> [Int] {
    var count = 0
    let view = content.frame(width: 60, height: 60).onTapGesture { count += 1 }.border(Self.blue, width: 10)
    let mounted = try await MountedView(view, size: CGSize(width: 60, height: 60))
    let corner = try #require(mounted.root.all.first)
    try await corner.click(at: CGPoint(x: distance, y: distance))
    let first = count
    try await corner.click(at: CGPoint(x: 30, y: 30))
    return [first, count]
  }
}
