import Graft
import Lesson

extension Exhibit {
  /// I8: whom the animation of a change reaches.
  static var animated: Exhibit {
    Exhibit(
      "I8", "What an animation reaches",
      explanation: """
        The change is made inside of withAnimation. A view that stays the same is updated, and its update knows of the \
        animation. Where the change puts one view in the place of another, the old one ends and a new one is made: \
        that has no earlier value, so there is nothing to move from.
        """,
      script: [
        .start(notes: ["made 0", "updated 0 at once"], texts: ["kept 0"]),
        .click("Change", notes: ["updated 1 at once"], texts: ["kept 1"]),
        .click("Change, animated", notes: ["updated 2 with an animation"], texts: ["kept 2"]),
        .click(
          "Replace, animated", notes: ["dismantled", "made 2", "updated 2 with an animation"], texts: ["replaced 2"]),
      ]
    ) { Animated(log: $0) }
  }
}

struct Animated: View {
  let log: Notebook
  @State private var value = 0
  @State private var isReplaced = false

  var body: some View {
    VStack {
      Button("Change") { value += 1 }
      // snippet: an animated change
      Button("Change, animated") { withAnimation { value += 1 } }
      Button("Replace, animated") { withAnimation { isReplaced.toggle() } }
      if isReplaced {
        AnimatedLabel(text: "replaced", value: value, log: log)
      } else {
        AnimatedLabel(text: "kept", value: value, log: log)
      }
      // snippet end
    }
  }
}

// snippet: a widget that knows of the animation
struct AnimatedLabel: GtkWidgetRepresentable {
  let text: String
  let value: Int
  let log: Notebook

  func makeCoordinator() -> Notebook { log }

  func makeGtkWidget(context: Context) -> Widget {
    log.note("made \(value)")
    return Widget(typeName: "GtkLabel")
  }

  func updateGtkWidget(_ label: Widget, context: Context) {
    log.note("updated \(value) \(context.transaction.animation == nil ? "at once" : "with an animation")")
    label["label"] = "\(text) \(value)"
  }

  static func dismantleGtkWidget(_ label: Widget, coordinator: Notebook) { coordinator.note("dismantled") }
}
// snippet end
