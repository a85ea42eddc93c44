import Foundation
import Graft
import Testing

/// What is drawn on a screen of more than one dot for a pixel.
@Suite @MainActor
struct ScreenPixelTests {
  @Test("FX30 on a screen of twice the scale three drawings that share 100 meet on halves of pixels")
  func halves() {
    // The widgets begin at 0, 33 and 67, and the rooms in the layout at thirds of 100.
    let third = 100.0 / 3
    let widgets = [CGRect(x: 0, y: 0, width: 33, height: 10), CGRect(x: 33, y: 0, width: 34, height: 10)]
    let filled = widgets.enumerated().map { index, widget in
      Drawing.filled(
        CGRect(x: third * Double(index) - widget.minX, y: 0, width: third, height: 10),
        of: CGRect(origin: .zero, size: widget.size), at: .zero, scale: 2
      ).offsetBy(dx: widget.minX, dy: 0)
    }
    #expect(filled.map(\.minX) == [0, 33.5])
    #expect(filled.map(\.maxX) == [33.5, 66.5])
  }

  @Test("a widget that is larger than its room is filled as a whole")
  func larger() {
    let whole = CGRect(x: 0, y: 0, width: 40, height: 10)
    let room = CGRect(x: 0.25, y: 0, width: 33, height: 10)
    #expect(Drawing.filled(room, of: whole, at: .zero, scale: 2) == whole)
  }
}
