import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Baselines of real labels, where GTK measures them.
@Suite(.gtk) @MainActor
struct TextBaselineTests {
  /// Where the first line of a text stands, from the top of the host.
  private func baseline(ofText text: String, in mounted: MountedView<some View>) throws -> CGFloat {
    let label = try mounted.root.find(role: .label, text: text)
    var baseline: Int32 = -1
    gtk_widget_measure(
      label.widget.widgetPointer, GTK_ORIENTATION_VERTICAL, Int32(label.frame.width), nil, nil, nil, &baseline)
    #expect(baseline > 0)
    return label.frame.minY + CGFloat(baseline)
  }

  @Test("a row by first baselines has large, small and wrapped text on one line, and a block stands on it")
  func firstBaselines() async throws {
    let mounted = try await MountedView(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Large").font(.largeTitle)
        Text("small")
        Text("two\nlines")
        Block(20, 10)
      })
    let line = try baseline(ofText: "Large", in: mounted)
    #expect(try baseline(ofText: "small", in: mounted) == line)
    #expect(try baseline(ofText: "two\nlines", in: mounted) == line)
    #expect(mounted.root.blockFrames.map(\.maxY) == [line])
    #expect(try mounted.root.frame(ofText: "Large").minY == 0)
  }

  @Test("a row by last baselines has a single line beside the last of three, wrapped or not")
  func lastBaselines() async throws {
    for width in [nil, CGFloat(40)] {
      let text = width == nil ? "one\ntwo\nthree" : "one two three"
      let mounted = try await MountedView(
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text(text).frame(width: width)
          Text("single")
        })
      let (long, single) = (try mounted.root.frame(ofText: text), try mounted.root.frame(ofText: "single"))
      #expect(long.height >= 2 * single.height)
      // What is below the line is as high in both, up to rounding.
      #expect(abs(long.maxY - single.maxY) <= 1)
    }
  }

  @Test("text stands in line through a button, an opacity and a stack")
  func throughWidgets() async throws {
    let mounted = try await MountedView(
      HStack(alignment: .firstTextBaseline) {
        Button("plain") {}
        Button {
        } label: {
          HStack { Text("composed") }
        }
        Text("faint").padding(20).opacity(0.5)
        VStack {
          Text("upper")
          Text("lower")
        }
      })
    let line = try baseline(ofText: "plain", in: mounted)
    for text in ["composed", "faint", "upper"] { #expect(try baseline(ofText: text, in: mounted) == line) }
  }
}
