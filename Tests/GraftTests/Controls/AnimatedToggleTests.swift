import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A control that is bound by a binding with an animation.
@Suite(.gtk) @MainActor
struct AnimatedToggleTests {
  /// The animation of each update.
  @MainActor
  final class Animations {
    var names: [String] = []
  }

  struct Form: View {
    let animations: Animations
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Animated", isOn: $isOn.animation(.linear))
        Toggle("Plain", isOn: $isOn)
        Follower(isOn: isOn, animations: animations)
      }
    }
  }

  struct Follower: GtkWidgetRepresentable {
    let isOn: Bool
    let animations: Animations

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      animations.names.append(context.transaction.animation == .linear ? "linear" : "plain")
    }
  }

  @Test("AN15 a click on a toggle that is bound with an animation is an animated write, one on another is not")
  func click() async throws {
    let animations = Animations()
    let mounted = try await MountedView(Form(animations: animations))
    #expect(animations.names == ["plain"])
    try await mounted.root.find(role: .checkbox, name: "Animated").click()
    #expect(animations.names == ["plain", "linear"])
    try await mounted.root.find(role: .checkbox, name: "Plain").click()
    #expect(animations.names == ["plain", "linear", "plain"])
  }
}
