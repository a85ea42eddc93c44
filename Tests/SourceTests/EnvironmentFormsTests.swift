import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source reads its surroundings, edits values and selects.
@MainActor
@Suite(.serialized, .gtk)
struct EnvironmentFormsTests {
  private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismiss) var close: DismissAction
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
    @Environment(\.openURL) var openURL
    @Environment(\.isPresented) private var isPresented
    @Environment(\.displayScale) var scale
    @Environment(\.pixelLength) var pixel: CGFloat
    @Environment(\.calendar) var calendar
    @Environment(\.timeZone) var timeZone
    @State private var opened = ""

    var body: some View {
      VStack {
        Button("done") { self.dismiss() }
        Button("close", action: close.callAsFunction)
        Button("back") { self.presentationMode.wrappedValue.dismiss() }
        Button("mode") { mode.wrappedValue.dismiss() }
        Button("open") {
          openURL(URL(string: "page:two")!) { accepted in self.opened += " \(accepted)" }
        }
        Link("page", destination: URL(string: "page:one")!)
        Link(destination: URL(string: "page:one")!) { Label("more", systemImage: "go-home") }
        Text(verbatim: "\(scale) \(pixel) \(calendar.timeZone == timeZone) \(isPresented)\(opened)")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened += url.absoluteString
          return .handled
        }
      )
      .preferredColorScheme(.light)
    }
  }

  @Test("a view reads and calls its surroundings, whose handler of URLs writes the view's state")
  func surroundings() async throws {
    let mounted = try await MountedView(Detail().environment(\.openURL, OpenURLAction { _ in .handled }))
    #expect(mounted.root.texts.last == "1.0 1.0 true true")
    try await mounted.root.find(role: .button, name: "open").click()
    #expect(mounted.root.texts.last == "1.0 1.0 true true true")
    try await mounted.root.find(role: .link, name: "page").click()
    #expect(mounted.root.texts.last == "1.0 1.0 true true truepage:one")
  }

  private struct Hints: View {
    @Environment(\.menuOrder) private var order
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.controlActiveState) private var activeState
    @Environment(\.appearsActive) var appearsActive
    @Environment(\.requestReview) var requestReview
    @Environment(\.pushWindow) private var pushWindow
    @Environment(\.colorScheme) private var scheme
    @Namespace private var glass

    var body: some View {
      GlassEffectContainer(spacing: 20) {
        Text(order == .fixed && indicator == .hidden && scheme == .dark ? "said" : "not said")
          .glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 4))
          .glassEffectID("text", in: glass)
          .glassEffectUnion(id: "both", namespace: glass)
          .glassEffectTransition(.materialize)
      }
      .opacity(appearsActive || activeState != .inactive ? 1 : 0.5)
      .onAppear { requestReview() }
      .containerBackground(.thinMaterial, for: .window)
      .containerBackground(for: .navigation, alignment: .top) { Color.red }
      .persistentSystemOverlays(.hidden)
      .statusBarHidden()
      .statusBar(hidden: true)
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { print($0.webpageURL?.path ?? "") }
      .userActivity("org.example.reading") { activity in activity.title = "Reading" }
      .windowMinimizeBehavior(.disabled)
      .windowDismissBehavior(.enabled)
      .windowResizeBehavior(.automatic)
    }
  }

  private struct Example: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  }

  @Test("what is said of menus and colours is in the environment, and hints for devices change nothing")
  func hints() async throws {
    let mounted = try await MountedView(
      Hints().menuOrder(.fixed).menuIndicator(.hidden).colorScheme(.dark).previewContext(Example()))
    #expect(mounted.root.texts == ["said"])
  }

  private struct Windows: Scene {
    var body: some Scene {
      WindowGroup { Text("main") }.windowStyle(.plain).defaultLaunchBehavior(.presented)
      UtilityWindow("Tools", id: "tools") { Text("tools") }.defaultLaunchBehavior(.suppressed)
    }
  }

  private enum Kind: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }

  private struct Editor: View {
    @State private var name = ""
    @State private var amount = 2.5
    @State private var count: Int? = 3
    @State private var kind: Kind?
    @State private var many = Set<String>()
    @State private var isDragged = false

    var body: some View {
      List(selection: $kind) {
        Section(header: Text("names")) {
          TextField("a", text: $name, prompt: Text("b"))
          TextField("a", text: $name, onEditingChanged: { _ in }, onCommit: {})
          TextField("a", text: $name) { editing in isDragged = editing }
          TextField("a", value: $amount, format: .number.precision(.fractionLength(2)))
          TextField("a", value: $count, format: .number)
        }
        Section {
          ForEach(Kind.allCases) { Text($0.rawValue).tag($0).lineLimit(1...3) }
        } header: {
          Text("kinds").lineLimit(...2)
        } footer: {
          Text("footer").lineLimit(2...)
        }
        Section("dates") {
          Text(Date(), style: .date)
          Text("drag").gesture(isDragged ? DragGesture().onEnded { print($0.predictedEndTranslation) } : nil)
          Text("tap").onTapGesture { place in print(place.x) }.onTapGesture { print("tap") }
          Text("mask").gesture(TapGesture(), including: isDragged ? .all : .none)
        }
        List(["x"], id: \.self, selection: $many) { Text($0) }
      }
    }
  }

  @Test("fields, sections and lists of all forms are shown")
  func forms() async throws {
    let mounted = try await MountedView(Editor(), size: CGSize(width: 400, height: 800))
    for text in ["names", "kinds", "small", "large", "footer", "dates", "drag", "tap", "mask", "x"] {
      #expect(mounted.root.texts.contains(text))
    }
    #expect(mounted.root.findAll(role: .textField).map(\.text).filter { !$0.isEmpty } == ["2.50", "3"])
  }

  private struct Program: App {
    @Environment(\.scenePhase) private var phase
    @State private var count = 0

    @available(*, deprecated, message: "uses an older form on purpose")
    var body: some Scene {
      WindowGroup { Detail() }
        .onChange(of: phase) { old, new in if old < new { count += 1 } }
        .onChange(of: phase) { newPhase in print(newPhase) }
        .onChange(of: count, initial: true) { print("count") }
    }
  }

  @Test("a program's scenes tell of changes in all forms")
  func scenes() {
    func bodyType<Content: App>(_ program: Content) -> String { "\(Content.Body.self)" }
    #expect(bodyType(Program()).contains("ModifiedScene"))
    _ = Windows()
  }
}
