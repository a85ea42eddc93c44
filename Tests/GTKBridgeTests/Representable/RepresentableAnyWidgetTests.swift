import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Any widget fits through the door, with no class written for it.
@Suite(.gtk) @MainActor
struct RepresentableAnyWidgetTests {
  nonisolated static let types = [
    "GtkActionBar", "GtkAspectFrame", "GtkBox", "GtkButton", "GtkCalendar", "GtkCenterBox", "GtkCheckButton",
    "GtkColorButton", "GtkDrawingArea", "GtkDropDown", "GtkEntry", "GtkExpander", "GtkFixed", "GtkFlowBox",
    "GtkFontButton", "GtkFrame", "GtkGrid", "GtkHeaderBar", "GtkIconView", "GtkImage", "GtkInfoBar", "GtkLabel",
    "GtkLevelBar", "GtkListBox", "GtkMenuButton", "GtkNotebook", "GtkOverlay", "GtkPaned", "GtkPasswordEntry",
    "GtkPicture", "GtkProgressBar", "GtkRevealer", "GtkScale", "GtkScrollbar", "GtkScrolledWindow", "GtkSearchBar",
    "GtkSearchEntry", "GtkSeparator", "GtkSpinButton", "GtkSpinner", "GtkStack", "GtkStackSidebar", "GtkStackSwitcher",
    "GtkStatusbar", "GtkSwitch", "GtkToggleButton", "GtkTreeView", "GtkViewport",
  ]

  @Test(
    "RP25 each of GTK's widgets is shown at its own size in property style, is updated, and leaves nothing alive",
    arguments: types)
  func everyWidget(_ type: String) async throws {
    let census = Census()
    let mounted = try await MountedView(AnyWidget(type: type, tip: "one", census: census).padding(5))
    let widget = try #require(mounted.root.all.first { $0.widget.typeName == type })
    let sizes = [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL].map { Measured(widget.widget, $0) }
    let ideal = try #require(mounted.controller).sizeThatFits(in: .zero)
    #expect(ideal.width == CGFloat(sizes[0].minimum) + 10)
    #expect(widget.frame.width >= CGFloat(sizes[0].minimum))
    #expect(widget.frame.height >= CGFloat(sizes[1].minimum))
    #expect(widget.widget["tooltip-text"] == "one")
    mounted.rootView = AnyWidget(type: type, tip: "two", census: census).padding(5)
    await Settling.settle()
    #expect(widget.widget["tooltip-text"] == "two")
    #expect(census.widgetCount == 1)
  }

  @Test("RP3 a widget in C-call style and one in property style are made, measured, pushed to and heard alike")
  func bothStyles() async throws {
    let log = Log()
    let mounted = try await MountedView(
      VStack {
        CallScale(value: 3, log: log)
        PropertyScale(value: 3, log: log)
      })
    let scales = mounted.root.findAll(role: .slider)
    #expect(scales.count == 2)
    #expect(scales[0].frame.size == scales[1].frame.size)
    #expect(log.take() == [])
    mounted.rootView = VStack {
      CallScale(value: 5, log: log)
      PropertyScale(value: 5, log: log)
    }
    await Settling.settle()
    #expect(log.take() == [])
    for scale in scales {
      #expect(gtk_range_get_value(scale.widget.cast()) == 5)
      gtk_widget_grab_focus(scale.widget.widgetPointer)
      try await scale.press("Right")
    }
    #expect(log.entries == ["call 6.0", "property 6.0"])
  }
}

/// A widget of any type; it is named by its tooltip.
private struct AnyWidget: GtkWidgetRepresentable {
  let type: String
  let tip: String
  let census: Census

  func makeGtkWidget(context: Context) -> Widget {
    let widget = Widget(typeName: type)
    census.watch(widget)
    return widget
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["tooltip-text"] = tip }
}

private struct CallScale: GtkWidgetRepresentable {
  let value: Double
  let log: Log

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1)!
    Signals.connect(scale, "value-changed") { [log] in
      log.note("call \(gtk_range_get_value(scale.cast()))")
    }
    return scale
  }

  func updateGtkWidget(_ scale: UnsafeMutablePointer<GtkWidget>, context: Context) {
    gtk_range_set_value(scale.cast(), value)
  }
}

private struct PropertyScale: GtkWidgetRepresentable {
  let value: Double
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let adjustment = ObjectReference(sinking: gtk_adjustment_new(0, 0, 10, 1, 1, 0))
    let scale = Widget(typeName: "GtkScale")
    scale["adjustment"] = adjustment
    scale.connect("value-changed") { [log] in log.note("property \(adjustment["value"] as Double)") }
    return scale
  }

  func updateGtkWidget(_ scale: Widget, context: Context) {
    let adjustment: ObjectReference? = scale["adjustment"]
    adjustment?["value"] = value
  }
}
