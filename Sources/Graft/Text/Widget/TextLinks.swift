import CGTK
import Foundation
import GTKBridge
import GTKSupport

/// A part of a text that leads somewhere.
struct TextLink: Equatable {
  /// In bytes of UTF-8.
  let range: Range<Int>
  let url: URL
}

/// The links of a text, and how they are reached: by the pointer, and by Tab and Return (TX24).
@MainActor
final class TextLinks {
  private(set) var links: [TextLink] = []
  var open: (URL) -> Void = { _ in }
  /// The one that the keyboard has reached; nil where the text has the focus by other means.
  private var reached: Int?
  private unowned let core: TextCore

  init(_ core: TextCore) {
    self.core = core
    listen()
  }

  private var widget: UnsafeMutablePointer<GtkWidget>? { core.widget }

  /// Whether there is any link to reach here.
  var isOn: Bool { !links.isEmpty }

  func set(_ links: [TextLink]) {
    guard links != self.links else { return }
    self.links = links
    reached = links.isEmpty ? nil : reached.map { min($0, links.count - 1) }
    core.followInterest()
  }

  /// Tab goes through the links, and then on.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    guard let widget, isOn else { return false }
    let step = direction == GTK_DIR_TAB_FORWARD ? 1 : direction == GTK_DIR_TAB_BACKWARD ? -1 : 0
    guard gtk_widget_is_focus(widget) != 0 else {
      reached = step < 0 ? links.count - 1 : 0
      return gtk_widget_grab_focus(widget) != 0
    }
    let next = reached.map { $0 + step } ?? (step < 0 ? links.count - 1 : 0)
    guard step != 0, links.indices.contains(next) else { return false }
    reached = next
    gtk_widget_queue_draw(widget)
    return true
  }

  /// The keyboard is at no link any more: the pointer was used.
  func leave() { reached = nil }

  /// The link that the keyboard has reached.
  private var current: TextLink? { reached.flatMap { links.indices.contains($0) ? links[$0] : nil } }

  /// The link at a point of the widget.
  private func link(_ x: Double, _ y: Double) -> TextLink? {
    guard isOn, let widget, let byte = core.shownBlock.byte(at: CGPoint(x: x, y: y), in: widget) else { return nil }
    return links.first { $0.range.contains(byte) }
  }

  private func listen() {
    guard let widget, let click = gtk_gesture_click_new(), let motion = gtk_event_controller_motion_new(),
      let keys = gtk_event_controller_key_new()
    else { return }
    Signals.connect(click, "pressed") { [weak self] in
      guard let self, link($0[1, as: Double.self], $0[2, as: Double.self]) != nil else { return }
      CheckButtonClicks.leavePress(to: widget)
    }
    Signals.connect(click, "released") { [weak self] in
      // The second press of a double click is for what the first has opened.
      guard let self, $0[0, as: Int32.self] == 1, let link = link($0[1, as: Double.self], $0[2, as: Double.self]) else {
        return
      }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      open(link.url)
    }
    Signals.connect(motion, "motion") { [weak self] in
      guard let self else { return }
      core.point(at: link($0[0, as: Double.self], $0[1, as: Double.self]))
    }
    Signals.connect(keys, answering: "key-pressed") { [weak self] in self?.take($0[0, as: UInt32.self]) ?? false }
    for controller in [click, motion, keys] { gtk_widget_add_controller(widget, controller) }
  }

  private func take(_ key: UInt32) -> Bool {
    guard [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space].contains(Int32(key)), let current else { return false }
    open(current.url)
    return true
  }
}

extension TextLinks {
  /// Marks the link that the keyboard has reached.
  func draw(_ snapshot: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
    guard let current, gtk_widget_has_visible_focus(widget) != 0,
      let frame = core.shownBlock.frame(of: current.range, in: widget)?.insetBy(dx: -1, dy: -1)
    else { return }
    var outline = GskRoundedRect()
    var bounds = graphene_rect_t(frame)
    gsk_rounded_rect_init_from_rect(&outline, &bounds, 3)
    let color = Color.accentColor.resolved(for: widget)
    gtk_snapshot_append_border(snapshot, &outline, [1, 1, 1, 1], [color, color, color, color])
  }
}
