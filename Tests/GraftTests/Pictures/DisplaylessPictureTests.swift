import Foundation
import Graft
import Testing
import ViewGraph

/// Pictures of views where there is no display.
@Suite @MainActor
struct DisplaylessPictureTests {
  @Test("CV26 without a display shapes come as a texture and as a PNG file, with an opacity unless they are opaque")
  func forms() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let renderer = ImageRenderer(
          content: Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 40))
        renderer.scale = 2
        let clear = try DrawnPixels(renderer.gdkTexture)
        #expect(clear.width == 80 && clear.height == 80)
        #expect(clear[1, 1] == [0, 0, 0, 0] && clear[40, 2] == [255, 0, 0, 255] && clear[40, 40] == [255, 0, 0, 255])
        #expect(renderer.pngData?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        renderer.isOpaque = true
        let opaque = try DrawnPixels(renderer.gdkTexture)
        #expect(opaque[1, 1] == [0, 0, 0, 255] && opaque[40, 40] == [255, 0, 0, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  @Test("CV26 without a display lines, gradients, clips, masks and blends are painted")
  func paints() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let red = Color(red: 1, green: 0, blue: 0)
        let row = HStack(spacing: 0) {
          Rectangle().strokeBorder(red, lineWidth: 4).frame(width: 20, height: 20)
          LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
            .frame(width: 20, height: 20)
          red.frame(width: 20, height: 20).clipShape(Circle())
          red.frame(width: 20, height: 20).mask { Color.black.frame(width: 10, height: 10) }
          red.frame(width: 20, height: 20).overlay { Color(red: 0, green: 0, blue: 1).blendMode(.screen) }
        }
        let shown = try DrawnPixels(of: row)
        #expect(shown.width == 100 && shown.height == 20)
        #expect(shown[2, 10] == [255, 0, 0, 255] && shown[10, 10] == [0, 0, 0, 0])
        #expect(shown[21, 10][0] < 30 && shown[38, 10][0] > 225 && shown[38, 10][3] == 255)
        #expect(shown[41, 1] == [0, 0, 0, 0] && shown[50, 10] == [255, 0, 0, 255])
        #expect(shown[62, 10] == [0, 0, 0, 0] && shown[70, 10] == [255, 0, 0, 255])
        #expect(shown[90, 10] == [255, 0, 255, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  @Test("CV26 without a display effects act on what is painted, and are where layout has put it")
  func effects() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let red = Color(red: 1, green: 0, blue: 0)
        let row = HStack(spacing: 0) {
          red.frame(width: 20, height: 20).opacity(0.5)
          red.frame(width: 20, height: 4).rotationEffect(.degrees(90)).frame(height: 20)
          red.frame(width: 20, height: 10).offset(y: 5).scaleEffect(x: 0.5, y: 1)
          red.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 5, y: 5).padding(5)
          red.frame(width: 20, height: 20).colorInvert()
          red.frame(width: 20, height: 20).visualEffect { effect, proxy in effect.offset(y: proxy.size.height / 2) }
          red.frame(width: 20, height: 20).hidden()
        }
        let shown = try DrawnPixels(of: row)
        #expect(shown.width == 140 && shown.height == 20)
        #expect((126...129).contains(shown[10, 10][3]))
        #expect(shown[30, 2] == [255, 0, 0, 255] && shown[22, 10] == [0, 0, 0, 0])
        #expect(shown[50, 18] == [255, 0, 0, 255] && shown[50, 7] == [0, 0, 0, 0] && shown[42, 15] == [0, 0, 0, 0])
        #expect(shown[67, 7] == [255, 0, 0, 255] && shown[77, 17] == [0, 0, 0, 255] && shown[77, 7] == [0, 0, 0, 0])
        #expect(shown[90, 10] == [0, 255, 255, 255])
        #expect(shown[110, 5] == [0, 0, 0, 0] && shown[110, 15] == [255, 0, 0, 255])
        #expect(shown[130, 10] == [0, 0, 0, 0])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  @Test("CV26 without a display images from files, in their size and in another, and symbols of ours are painted")
  func images() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let red = Color(red: 1, green: 0, blue: 0)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(ImageRenderer(content: red.frame(width: 4, height: 6)).pngData).write(to: file)
        let own = try DrawnPixels(of: Image(contentsOf: file))
        #expect(own.width == 4 && own.height == 6 && own[2, 3] == [255, 0, 0, 255])
        let large = try DrawnPixels(of: Image(contentsOf: file).resizable().frame(width: 30, height: 20))
        #expect(large.width == 30 && large[15, 10] == [255, 0, 0, 255])
        let sign = try DrawnPixels(of: Image(systemName: "square.fill").foregroundStyle(red))
        #expect(sign[sign.width / 2, sign.height / 2] == [255, 0, 0, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  private struct Symbols: View {
    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 30, y: 10)) }
        let text = context.resolve(Text("████").font(.system(size: 20)))
        context.draw(text, at: CGPoint(x: 40, y: 10), anchor: .leading)
      } symbols: {
        Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10).tag(1)
      }
    }
  }

  @Test("CV26 without a display canvases are painted, with their symbols and texts")
  func canvases() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let shown = try DrawnPixels(of: Symbols().frame(width: 80, height: 20))
        #expect(shown[10, 10] == [255, 0, 0, 255] && shown[22, 10] == [0, 0, 0, 0])
        #expect(shown[30, 10] == [0, 0, 255, 255] && shown[48, 10] == [0, 0, 0, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

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

  @Test("CV26 without a display what follows its room or its place has those of the picture")
  func places() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let row = HStack(spacing: 0) {
          GeometryReader { red.frame(width: $0.size.width / 2, height: $0.size.height / 4) }
            .frame(width: 20, height: 20)
          GeometryReader { blue.frame(width: $0.frame(in: .global).minX / 2, height: 20) }
            .frame(width: 20, height: 20).opacity(1)
          ViewThatFits {
            red.frame(width: 30, height: 20)
            blue.frame(width: 20, height: 20)
          }
          .frame(width: 20, height: 20)
          ContainerRelativeShape().fill(red).padding(2).frame(width: 20, height: 20).opacity(1)
            .containerShape(Circle())
          ZStack {
            red.frame(width: 20, height: 20).zIndex(1)
            blue.frame(width: 20, height: 20)
          }
        }
        let shown = try DrawnPixels(of: row)
        #expect(shown.width == 100 && shown.height == 20)
        #expect(shown[5, 2] == [255, 0, 0, 255] && shown[15, 2][3] == 0 && shown[5, 8][3] == 0)
        #expect(shown[25, 10] == [0, 0, 255, 255] && shown[35, 10][3] == 0)
        #expect(shown[50, 10] == [0, 0, 255, 255])
        #expect(shown[63, 3][3] == 0 && shown[70, 3] == [255, 0, 0, 255])
        #expect(shown[90, 10] == [255, 0, 0, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  private struct Everything: View {
    @State private var text = "text"
    @State private var isOn = true
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        controls
        containers
        others
        Color(red: 0, green: 0, blue: 1).frame(width: 8, height: 9)
          .contextMenu { Button("item") {} }
          .draggable("text").focusable().focused($isFocused).onHover { _ in }.keyboardShortcut("k")
          .gesture(DragGesture()).searchable(text: $text).toolbar { Button("tool") {} }
          .navigationTitle("title").alert("alert", isPresented: $isOn) { Button("done") {} }
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

  private final class Model: ObservableObject {
    @Published var isWide = false
  }

  private struct Page: View {
    var height: CGFloat
    @ObservedObject var model: Model
    @State private var isShown = false
    var body: some View {
      HStack(spacing: 0) {
        Color.white.frame(width: model.isWide ? 40 : 20, height: height).onAppear { isShown = true }
        if isShown { Color.black.frame(width: 5) }
      }
    }
  }

  @Test("CV25 CV26 without a display what changes is told, and shown by the next picture")
  func changes() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let model = Model()
        let renderer = ImageRenderer(content: Page(height: 10, model: model))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        defer { subscription.cancel() }
        let first = try DrawnPixels(renderer.gdkTexture)
        #expect(first.width == 25 && first.height == 10 && count == 0)
        model.isWide = true
        UpdateScheduler.shared.run()
        #expect(count == 1)
        let wide = try DrawnPixels(renderer.gdkTexture)
        #expect(wide.width == 45 && wide[44, 5] == [0, 0, 0, 255])
        renderer.content.height = 30
        #expect(count == 2)
        renderer.proposedSize = ProposedViewSize(width: 70, height: 60)
        let high = try DrawnPixels(renderer.gdkTexture)
        #expect(high.width == 45 && high.height == 60)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }
}
