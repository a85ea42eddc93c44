import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Bad input: lengths that are no numbers, or that nothing can have. A stop or a GLib warning would fail these tests.
@Suite(.gtk) @MainActor
struct UnusualLengthTests {
  nonisolated static let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -1e30, -3]

  private func shows(_ view: some View) async throws -> [String] {
    let mounted = try await MountedView(VStack { view }, size: CGSize(width: 200, height: 100))
    return mounted.root.texts
  }

  @Test("padding of any number keeps its view, and is reported if it cannot be used", arguments: lengths)
  func padding(_ length: CGFloat) async throws {
    #expect(try await shows(Text("a").padding(length)) == ["a"])
    #expect(try await shows(Text("a").padding(EdgeInsets(top: 0, leading: length, bottom: 1, trailing: 2))) == ["a"])
    #expect(Diagnostics.recorded.map(\.kind) == (length == -3 ? [] : [.invalidFrame]))
  }

  @Test("a spacing of any number keeps the views", arguments: lengths)
  func spacing(_ length: CGFloat) async throws {
    #expect(
      try await shows(
        HStack(spacing: length) {
          Text("a")
          Spacer(minLength: length)
          VStack(spacing: length) {
            Text("b")
            Text("c")
          }
        }) == ["a", "b", "c"])
  }

  @Test("UI36 (part) bounds that no frame can have are reported, and keep their view", arguments: lengths)
  func bounds(_ length: CGFloat) async throws {
    #expect(try await shows(Text("a").frame(minWidth: length, minHeight: length)) == ["a"])
    #expect(try await shows(Text("a").frame(idealWidth: length, idealHeight: length).fixedSize()) == ["a"])
    #expect(try await shows(Text("a").frame(maxWidth: length, maxHeight: length)) == ["a"])
    #expect(try await shows(ScrollView { Text("a").frame(minHeight: length) }) == ["a"])
    let parameters = ["minWidth", "idealWidth", "maxWidth", "minHeight"].filter {
      $0 != "maxWidth" || length != .infinity
    }
    let messages = parameters.map { "the frame's \($0) is \(length); it counts as not given" }
    #expect(Diagnostics.recorded.map(\.message) == messages)
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.invalidFrame])
  }

  @Test("offsets, positions and ratios of any number keep their view", arguments: lengths)
  func places(_ length: CGFloat) async throws {
    #expect(try await shows(Text("a").offset(x: length, y: length)) == ["a"])
    #expect(try await shows(Text("a").position(x: length, y: length)) == ["a"])
    #expect(try await shows(Text("a").aspectRatio(length, contentMode: .fit)) == ["a"])
    #expect(try await shows(Text("a").aspectRatio(CGSize(width: length, height: 0), contentMode: .fill)) == ["a"])
    #expect(
      try await shows(
        HStack {
          Text("a").layoutPriority(Double(length))
          Text("b")
        }) == ["a", "b"])
  }

  @Test("a size that no widget can have, from a representable, is reported and keeps its widget", arguments: lengths)
  func reportedSize(_ length: CGFloat) async throws {
    #expect(try await shows(Sized(length: length)) == ["sized"])
    #expect(try await shows(ScrollView { Sized(length: length) }) == ["sized"])
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSize, .invalidSize])
  }

  @Test("fonts, borders and lines of any number keep their view", arguments: lengths)
  func looks(_ length: CGFloat) async throws {
    #expect(try await shows(Text("a").font(.system(size: length))) == ["a"])
    #expect(try await shows(Text("a").border(Color.red, width: length)) == ["a"])
    #expect(try await shows(Text("a").opacity(Double(length))) == ["a"])
    #expect(Diagnostics.recorded.map(\.kind) == (length.isFinite ? [] : [.invalidEffect]))
    #expect(try await shows(Text("a").background(Color(red: Double(length), green: 0, blue: 0))) == ["a"])
  }
}

private struct Sized: GtkWidgetRepresentable {
  let length: CGFloat

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label["label"] = "sized"
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    CGSize(width: length, height: length)
  }
}
