import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Effects one after the other, what lies over a view, and what stays when an effect changes.
@Suite(.gtk) @MainActor
struct EffectOrderTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private let white: [UInt8] = [255, 255, 255]
  private let painted: [UInt8] = [255, 0, 0]
  private let lined: [UInt8] = [0, 0, 255]

  private func pixels(_ content: some View) async throws -> Pixels { try await .of(content, length: 200) }

  @Test("FX2 a background is where the view was when it comes before it is moved, and follows when it comes after")
  func offset() async throws {
    let room = Color.clear.frame(width: 40, height: 40)
    let stays = try await pixels(room.offset(x: 60).background(Self.red))
    #expect(stays[82, 100] == painted && stays[118, 100] == painted && stays[160, 100] == white)
    let follows = try await pixels(room.background(Self.red).offset(x: 60))
    #expect(follows[100, 100] == white && follows[142, 100] == painted && follows[178, 100] == painted)
  }

  @Test("FX2 a border that comes after the turn is upright, one before it is turned")
  func turn() async throws {
    let bar = Color.clear.frame(width: 100, height: 40)
    let upright = try await pixels(bar.rotationEffect(.degrees(90)).border(Self.blue, width: 4))
    #expect(upright[52, 100] == lined && upright[148, 100] == lined && upright[100, 52] == white)
    let turned = try await pixels(bar.border(Self.blue, width: 4).rotationEffect(.degrees(90)))
    #expect(turned[100, 52] == lined && turned[100, 148] == lined && turned[52, 100] == white)
  }

  @Test("FX24 an overlay is offered the size of the view, lies over it at its corner, changes no size and is hit first")
  func overlay() async throws {
    let log = Log()
    let content = Button("below") { log.note("below") }.frame(width: 100, height: 60)
      .overlay(alignment: .topTrailing) {
        Self.red.frame(width: 20, height: 20).onTapGesture { log.note("above") }
      }
    #expect(try idealSize(of: Block(20, 10).overlay { Block(50, 50) }) == CGSize(width: 20, height: 10))
    let mounted = try await MountedView(
      content.background(Color.white), size: CGSize(width: 100, height: 60))
    let shown = try Pixels(mounted.root)
    #expect(shown[81, 1] == painted && shown[98, 18] == painted && shown[98, 22] != painted)
    try await mounted.root.find(role: .button, name: "below").click()
    #expect(log.take() == ["below"])
    let host = try #require(mounted.controller?.widget)
    try await XInput.click(on: host, at: CGPoint(x: 90, y: 10))
    #expect(log.take() == ["above"])
  }

  @Test("FX24 a filling overlay gets the size of the view, and several lie in front of each other")
  func fillingOverlay() async throws {
    let shown = try await pixels(
      Self.blue.frame(width: 100, height: 60).overlay {
        Self.red
        Color.white.frame(width: 10, height: 10)
      })
    #expect(shown[51, 71] == painted && shown[148, 128] == painted && shown[49, 100] == white)
    #expect(shown[100, 100] == white)
  }

  private struct Page: View {
    @State private var count = 0
    let isPlain: Bool

    var body: some View {
      VStack {
        TextField("name", text: .constant("written"))
        Button("\(count) clicks") { count += 1 }
      }
      .opacity(isPlain ? 1 : 0.5).scaleEffect(isPlain ? 1 : 1.5).rotationEffect(.degrees(isPlain ? 0 : 30))
      .blur(radius: isPlain ? 0 : 2).shadow(color: isPlain ? .clear : .black, radius: isPlain ? 0 : 4)
      .brightness(isPlain ? 0 : 0.5).offset(x: isPlain ? 0 : 10)
    }
  }

  @Test("FX36 effects that become neutral and come back keep widgets, state, focus and what is selected")
  func neutral() async throws {
    let mounted = try await MountedView(Page(isPlain: true), size: CGSize(width: 300, height: 200))
    try await mounted.root.find(role: .button).click()
    let field = try #require(mounted.root.all.first { $0.widget.typeName == "GtkEntry" }).widget
    let button = try mounted.root.find(role: .button).widget
    gtk_widget_grab_focus(field.pointer.cast())
    gtk_editable_select_region(OpaquePointer(field.pointer), 1, 4)
    for isPlain in [false, true, false] {
      mounted.rootView = Page(isPlain: isPlain)
      await Settling.settle()
      #expect(mounted.root.texts.contains("1 clicks"))
      #expect(try mounted.root.find(role: .button).widget.pointer == button.pointer)
      #expect(mounted.root.all.first { $0.widget.typeName == "GtkEntry" }?.widget.pointer == field.pointer)
      var (first, last): (Int32, Int32) = (0, 0)
      gtk_editable_get_selection_bounds(OpaquePointer(field.pointer), &first, &last)
      #expect([first, last] == [1, 4])
      #expect(gtk_widget_get_state_flags(field.pointer.cast()).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0)
    }
  }
}
