import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What the runtime leaves to the author of a representable.
@Suite(.gtk) @MainActor
struct RepresentableAuthorTests {
  @Test("RP23 the runtime writes no property that the author has set")
  func authorsPropertiesStay() async throws {
    let mounted = try await MountedView(AuthoredLabel(text: "a").padding(10).frame(width: 300, height: 200))
    mounted.rootView = AuthoredLabel(text: "b").padding(20).frame(width: 200, height: 100)
    await Settling.settle()
    let label = try mounted.root.find(role: .label, text: "b").widget
    #expect(label["opacity"] == 0.2)
    #expect(label["sensitive"] == false)
    #expect(label["tooltip-text"] == "tip")
    #expect(label["name"] == "authored")
    #expect(label["halign"] == Int(GTK_ALIGN_END.rawValue))
    #expect(label["valign"] == Int(GTK_ALIGN_START.rawValue))
    #expect(label["width-request"] == 60)
    #expect(label["xalign"] == 1.0)
    #expect(label["can-focus"] == false)
    #expect(label["visible"] == true)
    #expect(gtk_widget_has_css_class(label.widgetPointer, "authored") == 1)
  }

  @Test("RP44 a representable is a view without a body, and works below every modifier")
  func composesWithModifiers() async throws {
    #expect(LoggedLabel.Body.self == Never.self)
    let log = Log()
    func view(_ text: String) -> some View {
      LoggedLabel(text: text, log: log)
        .padding(4).frame(width: 100).frame(minHeight: 50).font(.title).id(1)
        .environment(\.first, 1).transformEnvironment(\.second) { $0 += 1 }
        .onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
        .onChange(of: text) { log.note("change") }
    }
    let mounted = try await MountedView(view("a"))
    #expect(log.take() == ["coordinator", "make", "update a", "appear"])
    #expect(mounted.controller?.sizeThatFits(in: .zero) == CGSize(width: 100, height: 50))
    mounted.rootView = view("b")
    await Settling.settle()
    #expect(log.take() == ["update b", "change"])
    #expect(mounted.root.texts == ["b"])
    await mounted.close()
    #expect(log.entries == ["dismantle", "disappear"])
  }
}

private struct AuthoredLabel: GtkWidgetRepresentable {
  let text: String

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label["opacity"] = 0.2
    label["sensitive"] = false
    label["tooltip-text"] = "tip"
    label["name"] = "authored"
    label["halign"] = Int(GTK_ALIGN_END.rawValue)
    label["valign"] = Int(GTK_ALIGN_START.rawValue)
    label["width-request"] = 60
    label["xalign"] = 1.0
    label["can-focus"] = false
    gtk_widget_add_css_class(label.widgetPointer, "authored")
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["label"] = text }
}
