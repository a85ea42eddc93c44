import CGTK
import Foundation
import Graft
import GraftTesting

/// Contents that are made twice: of views in a host, and by hand of GTK's boxes.
enum ComparedContent: CaseIterable, Sendable {
  /// A column of a text, a longer one and a button.
  case column
  /// A text that wraps, beside an icon.
  case row
  /// Two lines that take any width: an entry, and a text kept apart from an icon.
  case wide

  /// How many labels, buttons, entries and icons it has.
  var leafCount: Int {
    switch self {
    case .column: 4
    case .row: 2
    case .wide: 3
    }
  }
}

/// The content as views.
struct ComparedView: View {
  let content: ComparedContent
  let text: String

  var body: some View {
    switch content {
    case .column:
      VStack(alignment: .leading, spacing: 5) {
        Wrapped(text: "Title")
        Wrapped(text: text)
        Pressed()
      }
    case .row:
      HStack(spacing: 7) {
        Wrapped(text: text)
        Icon()
      }
    case .wide:
      VStack(alignment: .leading, spacing: 4) {
        TextField("", text: .constant("entered"))
        HStack(spacing: 2) {
          Wrapped(text: text)
          Spacer(minLength: 0)
          Icon()
        }
      }
    }
  }
}

/// A widget without a baseline: boxes measure those of texts and buttons in a row, whatever their alignment.
struct Icon: GtkWidgetRepresentable {
  func makeGtkWidget(context: Context) -> Widget { Icon.makeWidget() }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  static func makeWidget() -> Widget {
    let area = Widget(gtk_drawing_area_new())
    area["content-width"] = 24
    area["content-height"] = 24
    return area
  }
}

/// A label that wraps.
struct Wrapped: GtkWidgetRepresentable {
  let text: String

  func makeGtkWidget(context: Context) -> Widget { ComparedBoxes.label("") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtk_label_set_text(gtkWidget.cast(), text)
  }
}

/// A button with such a label.
struct Pressed: GtkWidgetRepresentable {
  func makeGtkWidget(context: Context) -> Widget { ComparedBoxes.button() }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

/// The content by hand.
@MainActor
struct ComparedBoxes {
  let widget: Widget
  private let text = ComparedBoxes.label("")

  init(_ content: ComparedContent) {
    switch content {
    case .column:
      let children = [ComparedBoxes.label("Title"), text, ComparedBoxes.button()]
      for child in children { child["halign"] = Int(GTK_ALIGN_START.rawValue) }
      widget = ComparedBoxes.box(GTK_ORIENTATION_VERTICAL, spacing: 5, children)
    case .row:
      let children = [text, Icon.makeWidget()]
      for child in children { child["valign"] = Int(GTK_ALIGN_CENTER.rawValue) }
      widget = ComparedBoxes.box(GTK_ORIENTATION_HORIZONTAL, spacing: 7, children)
    case .wide:
      widget = ComparedBoxes.box(
        GTK_ORIENTATION_VERTICAL, spacing: 4, [ComparedBoxes.entry(), ComparedBoxes.line(text)])
    }
    // A host puts what is smaller than its room in the middle.
    widget["valign"] = Int(GTK_ALIGN_CENTER.rawValue)
    if content != .wide { widget["halign"] = Int(GTK_ALIGN_CENTER.rawValue) }
  }

  func setText(_ string: String) { gtk_label_set_text(text.cast(), string) }

  private static func line(_ text: Widget) -> Widget {
    let room = box(GTK_ORIENTATION_HORIZONTAL, spacing: 0, [])
    room["hexpand"] = true
    let children = [text, room, Icon.makeWidget()]
    for child in children { child["valign"] = Int(GTK_ALIGN_CENTER.rawValue) }
    return box(GTK_ORIENTATION_HORIZONTAL, spacing: 2, children)
  }

  static func label(_ text: String) -> Widget {
    let label = Widget(gtk_label_new(text))
    gtk_label_set_wrap(label.cast(), 1)
    gtk_label_set_xalign(label.cast(), 0)
    // Otherwise the natural width for a height is the narrowest; a host's is that of its content (HC10).
    gtk_label_set_natural_wrap_mode(label.cast(), GTK_NATURAL_WRAP_NONE)
    return label
  }

  static func button() -> Widget {
    let button = Widget(gtk_button_new())
    let label = label("Press")
    for side in ["halign", "valign"] { label[side] = Int(GTK_ALIGN_CENTER.rawValue) }
    gtk_button_set_child(button.cast(), label.widgetPointer)
    return button
  }

  private static func entry() -> Widget {
    let entry = Widget(gtk_entry_new())
    gtk_editable_set_text(entry.cast(), "entered")
    entry["hexpand"] = true
    return entry
  }

  private static func box(_ orientation: GtkOrientation, spacing: Int32, _ children: [Widget]) -> Widget {
    let box = Widget(gtk_box_new(orientation, spacing))
    for child in children {
      gtk_box_append(box.cast(), child.widgetPointer)
    }
    return box
  }
}
