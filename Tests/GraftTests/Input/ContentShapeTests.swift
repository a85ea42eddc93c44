import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Where views are hit that show little.
@Suite(.gtk) @MainActor
struct ContentShapeTests {
  private struct Row: View {
    let log: Log
    let isShaped: Bool

    var body: some View {
      ZStack {
        Color.yellow.frame(width: 300, height: 60).accessibilityLabel("behind").onTapGesture { log.note("behind") }
        if isShaped {
          row.contentShape(Rectangle()).onTapGesture { log.note("row") }.onHover { log.note("hover \($0)") }
        } else {
          row.onTapGesture { log.note("row") }
        }
      }
    }

    private var row: some View {
      HStack {
        Text("start")
        Spacer()
        Text("end")
      }
      .frame(width: 280, height: 40)
    }
  }

  @Test("FO11 the gap of a row lets a tap through, and takes taps and the pointer with a content shape")
  func gaps() async throws {
    for (isShaped, expected) in [(false, ["behind"]), (true, ["hover true", "row"])] {
      let log = Log()
      let mounted = try await MountedView(Row(log: log, isShaped: isShaped))
      try await mounted.root.find(name: "behind").click(at: CGPoint(x: 150, y: 30))
      #expect(log.entries == expected)
    }
  }

  @Test("a content shape counts for taps if it is for interaction, and not for another purpose alone")
  func purposes() async throws {
    let cases: [(ContentShapeKinds, [String])] = [(.dragPreview, []), ([.hoverEffect, .interaction], ["row"])]
    for (kinds, expected) in cases {
      let log = Log()
      let row = Spacer().frame(width: 280, height: 40).contentShape(kinds, .rect).onTapGesture { log.note("row") }
      let mounted = try await MountedView(
        ZStack {
          Color.white.accessibilityLabel("behind")
          row
        })
      try await mounted.root.find(name: "behind").click()
      #expect(log.entries == expected)
    }
  }
}
