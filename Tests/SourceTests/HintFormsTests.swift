import CGTK
import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source says what controls, fields and sections look like.
@MainActor
@Suite(.serialized, .gtk)
struct HintFormsTests {
  private struct Choices: View {
    var body: some View {
      Picker("picker", selection: .constant(1)) {
        Text("a").tag(1)
        Text("b").tag(2)
      }
      .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
    }
  }

  @Test("radio buttons stand beside each other where that is said")
  func radio() async throws {
    let frames = try await MountedView(Choices()).root.findAll(role: .radio).map(\.frame)
    #expect(frames.count == 2 && frames[0].maxX <= frames[1].minX && frames[0].minY == frames[1].minY)
  }

  private struct Lifted: View {
    let color: SwiftUICore.Color
    var body: some SwiftUICore.View { color.frame(width: 30, height: 20).defaultHoverEffect(.lift) }
  }

  @Test("names are found in the module of SwiftUI's core too, and effects of a hovered view change nothing")
  func core() async throws {
    let red: Color = SwiftUICore.Color.red
    let lifted = try await MountedView(Lifted(color: red).accessibilityIdentifier("lifted"))
    #expect(try lifted.root.find(identifier: "lifted").frame.size == CGSize(width: 30, height: 20))
  }

  private struct Fields: View {
    var body: some View {
      VStack {
        TextField("words", text: .constant("")).autocapitalization(.words).textContentType(.name)
        TextField("none", text: .constant("")).autocapitalization(.none).textContentType(.emailAddress)
        TextField("any", text: .constant("")).textContentType(nil)
      }
    }
  }

  @Test("which letters are large is a hint to input methods, and what a text is for none")
  func fields() async throws {
    let fields = try await MountedView(Fields()).root.findAll(role: .textField)
    #expect(fields.map(\.name) == ["words", "none", "any"])
    let hints = [GTK_INPUT_HINT_UPPERCASE_WORDS, GTK_INPUT_HINT_LOWERCASE, GTK_INPUT_HINT_NONE].map(\.rawValue)
    #expect(fields.map { gtk_entry_get_input_hints($0.widget.object.cast()).rawValue } == hints)
  }

  private struct Sections: View {
    let prominence: Prominence
    let spacing: CGFloat

    var body: some View {
      List {
        Section("first") { Text("a") }
        Section("second") { Text("b") }
      }
      .listStyle(.grouped).headerProminence(prominence).listSectionSpacing(spacing)
    }
  }

  private func sections(_ prominence: Prominence, _ spacing: CGFloat) async throws -> (height: CGFloat, start: CGFloat)
  {
    let mounted = try await MountedView(
      Sections(prominence: prominence, spacing: spacing), size: CGSize(width: 300, height: 400))
    return try (
      mounted.root.find(role: .heading, text: "first").frame.height,
      mounted.root.find(role: .heading, text: "second").frame.minY
    )
  }

  @Test("a prominent header is higher, and sections are as far from each other as is said")
  func headers() async throws {
    let plain = try await sections(.standard, 10)
    #expect(try await sections(.increased, 10).height > plain.height)
    #expect(try await sections(.standard, 40).start == plain.start + 30)
  }

  private struct Labels: View {
    let visibility: Visibility

    var body: some View {
      VStack {
        Toggle("toggle", isOn: .constant(true)).toggleStyle(.switch)
        Slider(value: .constant(0.5)) { Text("slider") }
        Toggle("shown", isOn: .constant(true)).toggleStyle(.switch).labelsVisibility(.visible)
      }
      .labelsVisibility(visibility)
    }
  }

  @Test("labels of controls are shown or hidden as is said nearest, and stay their names")
  func labels() async throws {
    let hidden = try await MountedView(Labels(visibility: .hidden), size: CGSize(width: 300, height: 200)).root
    #expect(hidden.texts == ["shown"])
    #expect(hidden.findAll(role: .switch).map(\.name) == ["toggle", "shown"])
    let shown = try await MountedView(Labels(visibility: .automatic), size: CGSize(width: 300, height: 200)).root
    #expect(shown.texts == ["toggle", "slider", "shown"])
  }

  private struct Quiet: View {
    let isQuiet: Bool

    var body: some View {
      let text = Text("said").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 4 }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.listRowSeparatorTrailing] }
      if isQuiet {
        text.writingToolsBehavior(.limited).backgroundExtensionEffect().tabBarMinimizeBehavior(.onScrollDown)
          .scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden().tabViewSearchActivation(.searchTabSelection)
          .windowResizeAnchor(.topLeading).handlesExternalEvents(preferring: [], allowing: ["*"])
      } else {
        text
      }
    }
  }

  @Test("hints that only other desktops have change nothing")
  func quiet() async throws {
    let plain = try await MountedView(Quiet(isQuiet: false)).root.find(role: .label, text: "said").frame
    #expect(try await MountedView(Quiet(isQuiet: true)).root.find(role: .label, text: "said").frame == plain)
  }

  @Test("a bar in the safe area stands at its edge, and what is scrolled ends before it")
  func bars() async throws {
    let mounted = try await MountedView(
      ScrollView { Text("content") }.contentMargins(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0))
        .safeAreaBar(edge: .top, spacing: 3) { Text("above").frame(height: 20) }
        .safeAreaBar(edge: .leading) { Text("beside").frame(width: 60) },
      size: CGSize(width: 300, height: 200))
    let above = try mounted.root.find(role: .label, text: "above").frame
    let content = try mounted.root.find(role: .label, text: "content").frame
    #expect(content.minY == 28 && above.midY == 10)
    #expect(content.minX >= 60)
  }
}
