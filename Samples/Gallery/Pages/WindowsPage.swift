import Graft

/// Windows beside that of the gallery, and what is over it until it is answered.
struct WindowsPage: View {
  @State private var isCovered = false
  @State private var asks = false
  @State private var answer = "nothing"
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Specimens {
      Specimen("Another window of the program") {
        HStack {
          Button("Open the window") {
            openWindow(id: SecondWindow.id)
            answer = "opened"
          }
          Button("Close the window") {
            dismissWindow(id: SecondWindow.id)
            answer = "closed"
          }
        }
      }
      Specimen("Over the whole window") {
        Button("Cover") { isCovered = true }
          .fullScreenCover(isPresented: $isCovered) { way("Uncover") { (answer, isCovered) = ("uncovered", false) } }
      }
      Specimen("A sheet that Escape does not close") {
        Button("Question") { asks = true }
          .sheet(isPresented: $asks) {
            way("Answer") { (answer, asks) = ("answered", false) }.interactiveDismissDisabled()
          }
      }
      Text(answer).font(.headline).accessibilityIdentifier("state")
    }
  }

  /// A view with nothing but the button that ends it.
  private func way(_ title: String, out: @escaping () -> Void) -> some View {
    Button(title, action: out).accessibilityIdentifier("way out").padding(40)
  }
}

/// A window of which there is one.
struct SecondWindow: Scene {
  static let id = "second"

  var body: some Scene {
    Window("A second window", id: Self.id) { Text("There is one of this.").padding(40) }
  }
}
