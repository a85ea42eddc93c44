import Foundation
import Graft
import Testing

/// Pictures of widgets where there is no display.
@Suite @MainActor
struct DisplaylessWidgetTests {
  @Test("CV26 without a display texts and controls are empty places, which is reported once for all pictures")
  func widgets() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let column = VStack(spacing: 0) {
          red.frame(width: 20, height: 10)
          Text("between").help("said").shadow(radius: 2)
          Button("press") {}
          ScrollView { red }.frame(width: 20, height: 5)
          blue.frame(width: 20, height: 10)
        }
        .accessibilityLabel("column")
        .sheet(isPresented: .constant(true)) { Text("sheet") }
        .onTapGesture {}
        let shown = try DrawnPixels(of: column)
        #expect(shown.width == 20 && shown.height == 25)
        #expect(
          shown[10, 5] == [255, 0, 0, 255] && shown[10, 12] == [0, 0, 0, 0] && shown[10, 20] == [0, 0, 255, 255])
        #expect(ImageRenderer(content: Button("press") {}).pngData == nil)
        #expect(Diagnostics.recorded.map(\.kind) == [.missingDisplay, .invalidSize])
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  private struct Everything: View {
    @State private var text = "text"
    @State private var isOn = true
    @FocusState private var isFocused: Bool
    @Namespace private var names
    var body: some View {
      VStack(spacing: 0) {
        controls
        containers
        others
        moving
        Color(red: 0, green: 0, blue: 1).frame(width: 8, height: 9)
          .contextMenu { Button("item") {} }
          .draggable("text").focusable().focused($isFocused).onHover { _ in }.keyboardShortcut("k")
          .gesture(DragGesture()).searchable(text: $text).toolbar { Button("tool") {} }
          .navigationTitle("title").alert("alert", isPresented: $isOn) { Button("done") {} }
          .confirmationDialog("dialog", isPresented: $isOn) { Button("done") {} }
          .fileImporter(isPresented: $isOn, allowedContentTypes: [.text]) { _ in }
          .popover(isPresented: $isOn) { Text("popover") }.help("help").accessibilityElement()
          .transition(.opacity).animation(.default, value: isOn).task { isOn = false }
          .preferredColorScheme(.dark).onChange(of: isOn) {}
      }
    }

    @ViewBuilder private var controls: some View {
      TextField("field", text: $text)
      SecureField("secret", text: $text)
      TextEditor(text: $text)
      Toggle("toggle", isOn: $isOn)
      Slider(value: .constant(0.5))
      Stepper("stepper", value: .constant(1))
      Picker("picker", selection: $text) { Text("text").tag("text") }
      DatePicker("date", selection: .constant(.now))
      ColorPicker("color", selection: .constant(.red))
      Menu("menu") { Button("item") {} }
      ProgressView()
      Gauge(value: 0.5) { Text("gauge") }
    }

    @ViewBuilder private var containers: some View {
      List { Text("row") }
      Table([Row()]) { TableColumn("column") { _ in Text("cell") } }
      Form { Section("section") { Text("row") } }
      TabView { Text("page").tabItem { Text("tab") } }
      NavigationStack { Text("page") }
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
      DisclosureGroup("group") { Text("content") }
      GroupBox("box") { Text("content") }
      LazyVStack { Text("lazy") }
      LazyVGrid(columns: [GridItem()]) { Text("lazy") }
      ScrollView { Color.red }
    }

    @ViewBuilder private var others: some View {
      Divider()
      Label("label", systemImage: "star")
      Link("link", destination: URL(filePath: "/"))
      AsyncImage(url: nil)
      TimelineView(.animation) { _ in EmptyView() }
      Rectangle().fill(.regularMaterial).frame(width: 0, height: 0)
      Rectangle().fill(.selection).frame(width: 0, height: 0)
      Image(systemName: "star").symbolEffect(.pulse).frame(width: 0, height: 0)
      ShareLink(item: "shared")
      Wrapped()
      WrappedController()
    }

    @ViewBuilder private var moving: some View {
      PhaseAnimator([0.5, 1]) { Color.red.frame(width: 0, height: 0).opacity($0) }
      PhaseAnimator([0.5, 1], trigger: isOn) { Color.red.frame(width: 0, height: 0).opacity($0) }
      KeyframeAnimator(initialValue: 0.0, trigger: isOn) {
        Color.red.frame(width: 0, height: 0).opacity($0)
      } keyframes: {
        _ in
        LinearKeyframe(1, duration: 1)
      }
      KeyframeAnimator(initialValue: 0.0) {
        Color.red.frame(width: 0, height: 0).opacity($0)
      } keyframes: {
        _ in
        LinearKeyframe(1, duration: 1)
      }
      Color.red.frame(width: 0, height: 0).matchedGeometryEffect(id: 1, in: names)
      Color.red.frame(width: 0, height: 0).scrollTransition { content, _ in content.opacity(0.5) }
      LazyHStack { Text("lazy") }
      LazyHGrid(rows: [GridItem()]) { Text("lazy") }
    }

    private struct Wrapped: GtkWidgetRepresentable {
      func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }
      func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
    }

    private struct WrappedController: GtkWidgetControllerRepresentable {
      func makeGtkWidgetController(context: Context) -> GtkHostingController<Text> {
        GtkHostingController(rootView: Text("pane"))
      }
      func updateGtkWidgetController(_ controller: GtkHostingController<Text>, context: Context) {}
    }

    private struct Row: Identifiable { let id = 1 }
  }

  @Test("CV26 without a display no view of the library ends the program, and what it paints beside others is painted")
  func everything() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let shown = try DrawnPixels(of: Everything())
        #expect(shown[shown.width / 2, shown.height - 4] == [0, 0, 255, 255])
        #expect(Diagnostics.recorded.map(\.kind) == [.missingDisplay])
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }
}
