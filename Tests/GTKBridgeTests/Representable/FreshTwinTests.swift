import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What a fresh twin says of updates that forget something.
@Suite(.gtk) @MainActor
struct FreshTwinTests {
  private func differences<Content: View>(
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) async throws -> [String] {
    let step = Step()
    let mounted = try await MountedView(FrozenStage(step: step, content: content))
    #expect(await mounted.freshTwinDifferences() == [])
    step.binding?.wrappedValue = 1
    await Settling.settle()
    return await mounted.freshTwinDifferences().map(\.description)
  }

  @Test("FV14 a text that update forgot is one difference, and names the widget, both values and the place")
  func text() async throws {
    let found = try await differences { ForgetfulLabel(text: people[$0], pushes: false) }
    #expect(
      found == [
        """
        text of GtkLabel is "Ada Lovelace", and would be "Grace Hopper" if ForgetfulLabel were made now: its update does \
        not bring it up to date (at FrozenStage<ForgetfulLabel>/ForgetfulLabel)
        """
      ])
  }

  @Test("FV14 an update that forgets nothing has no difference")
  func nothing() async throws {
    #expect(try await differences { ForgetfulLabel(text: people[$0], pushes: true) } == [])
  }

  @Test("FV14 properties, style classes, children and choices are compared")
  func kinds() async throws {
    let found = try await differences { n in
      Forgetful(value: n) { n in
        let bar = Widget(typeName: "GtkProgressBar")
        bar["fraction"] = 0.25 + 0.5 * Double(n)
        return bar
      }
      Forgetful(value: n) { n in
        let button = Widget(typeName: "GtkButton")
        if n > 0 { gtk_widget_add_css_class(button.widgetPointer, "warning") }
        return button
      }
      Forgetful(value: n) { n in
        let box = Widget(typeName: "GtkBox")
        for _ in 0..<n {
          gtk_box_append(
            box.cast(), gtk_label_new("row"))
        }
        return box
      }
    }
    #expect(
      found.map { String($0.prefix { $0 != "," }) } == [
        "fraction of GtkProgressBar is 0.250000",
        "classes of GtkButton is none",
        "children of GtkBox is none",
      ])
  }

  @Test("FV14 what is drawn is compared where nothing else differs")
  func picture() async throws {
    let found = try await differences { Drawing(level: 0.25 + 0.5 * Double($0)) }
    #expect(
      found.map { String($0.prefix { $0 != "," }) } == ["picture of GtkDrawingArea is 100 × 20 with 500 painted pixels"]
    )
  }

  @Test("FV14 the padding, the font and the colour of a hosted view that update forgot are compared")
  func hostedModifiers() async throws {
    let found = try await differences { n in
      Forgetful(value: n) { GtkHostingWidget(rootView: Text("inset").padding(.leading, CGFloat(4 + 40 * $0))) }
      Forgetful(value: n) { GtkHostingWidget(rootView: Text("large").font(.system(size: CGFloat(10 + 10 * $0)))) }
      Forgetful(value: n) { n in
        let frame = Widget(typeName: "GtkFrame")
        frame["child"] = GtkHostingWidget(rootView: Text("coloured").foregroundColor(n > 0 ? .green : .red))
        return frame
      }
    }
    #expect(
      found.map { String($0.prefix { $0 != " " }) } == ["size", "size", "picture"])
  }

  @Test("FV14 what cannot be seen, what is made only and what is called initial may differ")
  func mayDiffer() async throws {
    let found = try await differences { n in
      Forgetful(value: n) { n in
        let box = Widget(typeName: "GtkBox")
        let label = Widget(gtk_label_new("hidden \(n)"))
        label["visible"] = false
        gtk_box_append(box.cast(), label.widgetPointer)
        return box
      }
      Marked(template: people[n], initialText: people[n])
    }
    #expect(found == [])
  }

  @Test("a twin has the state and the environment of the representable, and a host inside of it has them too")
  func surroundings() async throws {
    let found = try await differences { n in
      HostPane(value: people[n], pushes: { _ in true }) { InheritingCaption(text: $0) }.environment(
        \.locale, Locale(identifier: "de"))
    }
    #expect(found == [])
  }

  @Test("a host whose root view stays behind differs in what its views show")
  func hosted() async throws {
    let found = try await differences { n in HostPane(value: people[n]) { Caption(text: $0) } }
    await Settling.rest()
    #expect(Diagnostics.recorded.count == 1)
    #expect(found.count == 1)
  }
}

private struct ForgetfulLabel: GtkWidgetRepresentable {
  let text: String
  let pushes: Bool

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label["label"] = text
    return label
  }

  func updateGtkWidget(_ label: Widget, context: Context) {
    if pushes { label["label"] = text }
  }
}

/// Makes its widget from a value, and leaves it so.
private struct Forgetful: GtkWidgetRepresentable {
  let value: Int
  let make: @MainActor (Int) -> Widget
  func makeGtkWidget(context: Context) -> Widget { make(value) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct Marked: GtkWidgetRepresentable {
  @MakeOnly var template: String
  let initialText: String

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label["label"] = "\(template), \(initialText)"
    return label
  }

  func updateGtkWidget(_ label: Widget, context: Context) {}
}

private final class Level {
  let level: Double
  init(_ level: Double) { self.level = level }
}

private struct Drawing: GtkWidgetRepresentable {
  let level: Double

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let area = gtk_drawing_area_new()!
    let drawing = area.cast(to: GtkDrawingArea.self)
    gtk_drawing_area_set_content_width(drawing, 100)
    gtk_drawing_area_set_content_height(drawing, 20)
    gtk_drawing_area_set_draw_func(
      drawing,
      { _, context, width, height, data in
        let level = Unmanaged<Level>.fromOpaque(data!).takeUnretainedValue().level
        cairo_rectangle(context, 0, 0, Double(width) * level, Double(height))
        cairo_fill(context)
      }, Unmanaged.passRetained(Level(level)).toOpaque(), { Unmanaged<Level>.fromOpaque($0!).release() })
    return area
  }

  func updateGtkWidget(_ gtkWidget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
}

private struct InheritingCaption: View {
  let text: String
  @Environment(\.locale) private var locale
  var body: some View { Text("\(text) \(locale.identifier)") }
}
