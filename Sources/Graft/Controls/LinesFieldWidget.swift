import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A text field of several lines: GTK's text view in what looks like an entry, as high as its lines. Claims CT25 and CT26.
package struct LinesFieldWidget: GtkWidgetRepresentable {
  let title: String
  let placeholder: String
  @Binding var text: String
  let selection: Binding<TextSelection?>?
  let look: FieldLook

  /// Keeps the latest binding.
  package func makeCoordinator() -> LinesFieldCoordinator { LinesFieldCoordinator($text) }

  /// A field that takes the width it is offered.
  package func makeGtkWidget(context: Context) -> Widget {
    let field = Widget.box(cssName: "entry", role: GTK_ACCESSIBLE_ROLE_GROUP, GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_add_css_class(field.widgetObject, "graft-lines")
    gtk_widget_set_hexpand(field.widgetObject, 1)
    context.coordinator.fill(field)
    return field
  }

  /// Writes only what differs: the caret and what an input method composes stay (UI24).
  package func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.value = $text
    coordinator.submission = context.environment.submission
    coordinator.show(title: title, placeholder: placeholder, look, in: gtkWidget)
    if let view = coordinator.view { coordinator.show(selection, of: EditorSelection(view: view)) }
    gtkWidget.showControlLook(of: context.environment)
    coordinator.view?.showFieldLook(of: context.environment)
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  /// As wide as is offered, and as high as the lines at that width, within the limits of the environment.
  package func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    let environment = context.environment
    let width = proposal.width.map { $0.isFinite ? $0 : 600 } ?? 180
    let lines = context.coordinator.lines(at: width - 2 * look.insets.width)
    let least = max(1, environment.reservedLines)
    let count = min(max(lines.count, least), max(least, environment.lineLimit ?? .max))
    return CGSize(width: width, height: CGFloat(count) * lines.height + 2 * look.insets.height)
  }
}

extension FieldLook {
  /// The room around the text, with the line of the frame.
  fileprivate var insets: CGSize { isFramed ? CGSize(width: 9, height: 8) : CGSize(width: 0, height: 3) }

  /// The line of the frame.
  fileprivate var border: CGFloat { isFramed ? 1 : 0 }
}

/// What a field of several lines keeps between updates.
@MainActor
package final class LinesFieldCoordinator: TextEntryCoordinator {
  override var hasOneLine: Bool { false }

  private(set) var view: Widget?
  private var placeholder: Widget?
  private weak var field: Widget?
  private var chain: WheelChain?

  func fill(_ field: Widget) {
    self.field = field
    let (view, window) = (Widget(gtk_text_view_new()), Widget(gtk_scrolled_window_new()))
    let (overlay, placeholder) = (Widget(gtk_overlay_new()), Widget(gtk_label_new(nil)))
    (self.view, self.placeholder) = (view, placeholder)
    gtk_text_view_set_wrap_mode(view.object.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.object.cast(), 0)
    // Longer text is scrolled by its caret and by the wheel.
    gtk_scrolled_window_set_policy(window.object.cast(), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(window.object.cast(), view.widgetObject)
    chain = WheelChain(window.widgetObject)
    gtk_widget_set_hexpand(overlay.widgetObject, 1)
    gtk_overlay_set_child(overlay.object.cast(), window.widgetObject)
    gtk_widget_add_css_class(placeholder.widgetObject, "graft-placeholder")
    gtk_widget_set_can_target(placeholder.widgetObject, 0)
    gtk_widget_set_valign(placeholder.widgetObject, GTK_ALIGN_START)
    gtk_label_set_ellipsize(placeholder.object.cast(), PANGO_ELLIPSIZE_END)
    gtk_overlay_add_overlay(overlay.object.cast(), placeholder.widgetObject)
    gtk_box_append(field.object.cast(), overlay.widgetObject)
    followEdits(of: view)
  }

  private func followEdits(of view: Widget) {
    if let buffer = gtk_text_view_get_buffer(view.object.cast()) {
      Signals.connect(buffer, "changed") { [weak self, weak view] in
        guard let self, let view else { return }
        userDidType(in: view)
        textDidChange()
      }
    }
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signals.connect(keys, answering: "key-pressed") { [weak self] arguments in
      self?.take(arguments[0, as: UInt32.self], arguments.modifiers) ?? false
    }
    gtk_widget_add_controller(view.widgetObject, keys)
    self.keys = keys
  }

  private var keys: OpaquePointer?

  /// Return submits, and begins a line with Shift or Alt, unless with Control it is the window's; what an input method composes
  /// comes first.
  private func take(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let view, [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(Int32(key)) else { return false }
    let event = keys.flatMap { gtk_event_controller_get_current_event($0) }
    if let event, WindowShortcuts.takeReturn(event, in: view) { return true }
    if gtk_text_view_im_context_filter_keypress(view.object.cast(), event) != 0 { return true }
    if modifiers & (GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue) != 0 {
      gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(view.object.cast()), "\n", 1)
      gtk_text_view_scroll_mark_onscreen(
        view.object.cast(), gtk_text_buffer_get_insert(gtk_text_view_get_buffer(view.object.cast())))
    } else {
      userDidCommit(in: view)
    }
    return true
  }

  private func textDidChange() {
    guard let view, let placeholder, let field else { return }
    gtk_widget_set_visible(placeholder.widgetObject, view.editedText.isEmpty ? 1 : 0)
    // The text view would only ask for more to scroll.
    gtk_widget_queue_resize(field.widgetObject)
  }

  func show(title: String, placeholder text: String, _ look: FieldLook, in field: Widget) {
    guard let view, let placeholder else { return }
    view.editedText = value.wrappedValue
    view.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, title)
    view.setAccessible(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, text)
    gtk_label_set_text(placeholder.object.cast(), CText.shown(text))
    field.showClass("graft-plain", !look.isFramed)
    let (horizontal, vertical) = (
      Int32(look.insets.width - look.border), Int32(look.insets.height - look.border)
    )
    for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(view.object.cast(), horizontal) }
    for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(view.object.cast(), vertical) }
    gtk_text_view_set_justification(view.object.cast(), look.isTrailing ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT)
    gtk_widget_set_halign(placeholder.widgetObject, look.isTrailing ? GTK_ALIGN_END : GTK_ALIGN_START)
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(placeholder.widgetObject, horizontal) }
    gtk_widget_set_margin_top(placeholder.widgetObject, vertical)
    textDidChange()
  }

  /// How many lines the text has in a width, and how high one is.
  func lines(at width: CGFloat) -> (count: Int, height: CGFloat) {
    guard let view, let layout = gtk_widget_create_pango_layout(view.widgetObject, view.editedText) else {
      return (1, 17)
    }
    defer { g_object_unref(layout.objectAddress) }
    pango_layout_set_width(layout, Int32(max(1, width)) * PANGO_SCALE)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let count = Int(pango_layout_get_line_count(layout))
    // A line that the user begins has whole pixels.
    var height: Int32 = 0
    pango_layout_set_text(layout, "X", 1)
    pango_layout_get_pixel_size(layout, nil, &height)
    return (count, CGFloat(height))
  }
}

extension SignalArguments {
  /// The keys that were held with the one that a signal tells of.
  fileprivate var modifiers: UInt32 {
    var value = value(at: 2).pointee
    return g_value_get_flags(&value)
  }
}
