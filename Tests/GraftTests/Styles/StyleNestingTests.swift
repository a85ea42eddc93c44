import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Which style a control has, and what is kept when it changes.
@Suite(.gtk) @MainActor
struct StyleNestingTests {
  private struct Named: ButtonStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(name)
        configuration.label
      }
    }
  }

  private struct Rows: View {
    @State private var count = 1

    var body: some View {
      VStack {
        VStack { ForEach(0..<count, id: \.self) { index in Button("row \(index)") {} } }
        Button("near") { count += 1 }.buttonStyle(Named(name: "near"))
      }
      .buttonStyle(Named(name: "far"))
    }
  }

  @Test("SY5 a style holds at any depth and for what comes later, and the nearest wins")
  func nearest() async throws {
    let mounted = try await MountedView(Rows())
    #expect(mounted.root.texts == ["far", "row 0", "near", "near"])
    try await mounted.root.find(role: .button, name: "near near").click()
    #expect(mounted.root.texts == ["far", "row 0", "far", "row 1", "near", "near"])
  }

  private struct Around: PrimitiveButtonStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(name)
        Button(configuration)
      }
    }
  }

  @Test("SY6 a button made of the configuration has the next outer style, and at last the default")
  func nextOuter() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Button("Go") { log.note("run") }.buttonStyle(Around(name: "inner")).buttonStyle(Around(name: "outer"))
        .buttonStyle(.borderedProminent))
    #expect(mounted.root.texts == ["inner", "outer", "Go"])
    let button = try mounted.root.find(role: .button, name: "Go")
    #expect(gtk_widget_has_css_class(button.widget.widgetPointer, "suggested-action") != 0)
    try await button.click()
    #expect(log.entries == ["run"])
    let alone = try await MountedView(Button("Go") {}.buttonStyle(Around(name: "one")))
    #expect(alone.root.texts == ["one", "Go"])
  }

  private struct Tapped: View {
    @State private var count = 0

    var body: some View { Text("\(count) taps").onTapGesture { count += 1 } }
  }

  private struct Other: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Plain: PrimitiveButtonStyle {
    let padding: CGFloat

    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(padding) }
  }

  @Test("SY8 state in a label is kept while the style is of one type, and begins anew with another")
  func labelState() async throws {
    func view(_ style: some PrimitiveButtonStyle) -> AnyView {
      AnyView(
        Button {
        } label: {
          Tapped()
        }
        .buttonStyle(style))
    }
    struct Root: View {
      @State private var style = 0

      var body: some View {
        VStack {
          Button("Style \(style)") { style += 1 }
          if style < 2 { EmptyView() }
          label
        }
      }

      private var label: some View {
        Button {
        } label: {
          Tapped()
        }
        .buttonStyle(Plain(padding: CGFloat(style)))
      }
    }
    let mounted = try await MountedView(Root())
    try await mounted.root.find(role: .label, text: "0 taps").click()
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.texts == ["Style 1", "1 taps"])
    let first = try await MountedView(view(Plain(padding: 1)))
    try await first.root.find(role: .label).click()
    #expect(first.root.texts == ["1 taps"])
    first.rootView = view(Other())
    await Settling.settle()
    #expect(first.root.texts == ["0 taps"])
  }
}
