import CGTK
import Foundation
import GTKBridge
import GTKSupport

/// What of a text the user has selected, by the pointer or by keys (TX29).
@MainActor
final class SelectedText {
  /// Where it began, in bytes of the text.
  private var start = 0
  /// The end that moves.
  private var end = 0
  private var isWanted = false
  /// Whether the pointer that is held has been moved so far that it is meant.
  private var isDragging = false
  private unowned let core: TextCore

  init(_ core: TextCore) {
    self.core = core
    listen()
  }

  private var widget: UnsafeMutablePointer<GtkWidget>? { core.widget }

  /// Whether there is any selecting here: a text in a button or a box to check is that one's.
  var isOn: Bool { isWanted && widget != nil && !isInControl }

  /// What a control presents is in a window or a popover of its own, and in no control.
  private var isInControl: Bool {
    let controls = [gtk_button_get_type(), gtk_check_button_get_type()]
    var around = widget
    while let current = around, !current.isA(gtk_native_get_type()) {
      if controls.contains(where: { current.isA($0) }) { return true }
      around = gtk_widget_get_parent(current)
    }
    return false
  }

  /// In bytes of the text.
  var range: Range<Int> { min(start, end)..<max(start, end) }

  func set(_ isWanted: Bool) {
    guard isWanted != self.isWanted else { return }
    self.isWanted = isWanted
    if !isWanted { select(0, 0) }
    core.followInterest()
  }

  /// The text is another one.
  func clear() { (start, end) = (0, 0) }

  private func select(_ start: Int, _ end: Int) {
    (self.start, self.end) = (start, end)
    widget.map(gtk_widget_queue_draw)
  }
}

// MARK: - Pointer

extension SelectedText {
  private func listen() {
    guard let widget, let drag = gtk_gesture_drag_new(), let click = gtk_gesture_click_new(),
      let keys = gtk_event_controller_key_new()
    else { return }
    // What it is in is known by then.
    Signals.connect(widget, "map") { [weak self] in self?.core.followInterest() }
    Signals.connect(drag, "drag-begin") { [weak self] in self?.isDragging = false }
    Signals.connect(drag, "drag-update") { [weak self] in
      self?.drag(by: CGSize(width: $0[0, as: Double.self], height: $0[1, as: Double.self]), drag)
    }
    Signals.connect(click, "pressed") { [weak self] in
      let held = gtk_event_controller_get_current_event_state(click)
      self?.press(
        $0[0, as: Int32.self], held.rawValue, at: CGPoint(x: $0[1, as: Double.self], y: $0[2, as: Double.self]))
    }
    Signals.connect(keys, answering: "key-pressed") { [weak self] in
      let held = EventModifiers(gtk_event_controller_get_current_event_state(keys))
      return self?.take($0[0, as: UInt32.self], held.subtracting(.capsLock)) ?? false
    }
    for controller in [click, drag, keys] { gtk_widget_add_controller(widget, controller) }
  }

  /// The first press begins, a second one selects the word, a third one all. Shift lets the beginning stay.
  private func press(_ count: Int32, _ held: guint, at point: CGPoint) {
    guard isOn, let widget else { return }
    gtk_widget_grab_focus(widget)
    core.links?.leave()
    let byte = core.shownBlock.nearestByte(to: point, in: widget)
    switch count {
    case 1: select(held & GDK_SHIFT_MASK.rawValue != 0 ? start : byte, byte)
    case 2: select(core.text.word(around: byte))
    default: select(0..<core.text.utf8.count)
    }
  }

  private func select(_ range: Range<Int>) { select(range.lowerBound, range.upperBound) }

  private func drag(by offset: CGSize, _ gesture: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    guard isOn, let widget, gtk_gesture_drag_get_start_point(gesture, &x, &y) != 0 else { return }
    isDragging =
      isDragging || gtk_drag_check_threshold(widget, 0, 0, Int32(offset.width), Int32(offset.height)) != 0
    guard isDragging else { return }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    let point = CGPoint(x: x + offset.width, y: y + offset.height)
    select(start, core.shownBlock.nearestByte(to: point, in: widget))
  }
}

// MARK: - Keys

extension SelectedText {
  private func take(_ keyval: UInt32, _ held: EventModifiers) -> Bool {
    guard isOn else { return false }
    // Caps Lock types capital letters.
    let key = Int32(bitPattern: gdk_keyval_to_lower(keyval))
    if held.subtracting(.command) == .shift, let moved = moved(key, held.contains(.command)) {
      select(start, moved)
      return true
    }
    guard held == .command else { return false }
    switch key {
    case GDK_KEY_a: select(0..<core.text.utf8.count)
    case GDK_KEY_c, GDK_KEY_Insert: return copy()
    default: return false
    }
    return true
  }

  /// Where a key moves the end; nil for another key.
  private func moved(_ key: Int32, _ byWord: Bool) -> Int? {
    switch key {
    case GDK_KEY_Left: next(-1, byWord)
    case GDK_KEY_Right: next(1, byWord)
    case GDK_KEY_Home: 0
    case GDK_KEY_End: core.text.utf8.count
    default: nil
    }
  }

  private func next(_ direction: Int32, _ byWord: Bool) -> Int {
    let (text, block) = (core.text, core.shownBlock)
    var place = end
    repeat {
      let next = block.byte(beside: place, direction)
      if next == place { break }
      let (passed, isForward) = (min(place, next)..<max(place, next), next > place)
      let run = byWord ? block.run(at: passed.lowerBound) : passed
      place = text.wordBoundary(behind: passed, isForward: isForward, in: run)
    } while byWord && !text.isWordBoundary(place)
    return place
  }

  /// Tells whether there was anything to copy.
  private func copy() -> Bool {
    guard let widget, !range.isEmpty else { return false }
    let bytes = core.text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    let copied = String(decoding: bytes, as: UTF8.self).replacing(InlineImage.letter, with: "")
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), copied)
    return true
  }
}

// MARK: - What is seen

extension SelectedText {
  /// Draws what is behind the letters.
  func draw(_ snapshot: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
    guard isOn, !range.isEmpty else { return }
    var color = Color.accentColor.opacity(0.3).resolved(for: widget)
    for frame in core.shownBlock.frames(of: range, in: widget) {
      var room = graphene_rect_t(frame)
      gtk_snapshot_append_color(snapshot, &color, &room)
    }
  }
}

extension String {
  /// The bytes of the word around a byte; those of one letter where there is no word.
  fileprivate func word(around byte: Int) -> Range<Int> {
    var (first, last) = (byte, byte)
    while isInWord(before: first) { first = before(first) }
    while last < utf8.count, isInWord(before: after(last)) { last = after(last) }
    return first..<(last == first ? after(last) : last)
  }

  /// Whether a word ends or begins at a byte.
  fileprivate func isWordBoundary(_ byte: Int) -> Bool {
    byte == 0 || byte == utf8.count || isInWord(before: byte) != isInWord(before: after(byte))
  }

  /// The nearest place behind a letter that was passed where a word ends or begins, or the last in the run of that. Inside of a
  /// run, which reads in one direction, the next letter on the screen is that of the text, for which Pango need not be asked: a
  /// step costs it the square of the line.
  fileprivate func wordBoundary(behind passed: Range<Int>, isForward: Bool, in run: Range<Int>) -> Int {
    var byte = isForward ? passed.upperBound : passed.lowerBound
    guard run.lowerBound < passed.lowerBound, passed.upperBound < run.upperBound else { return byte }
    while !isWordBoundary(byte) {
      let next = isForward ? after(byte) : before(byte)
      guard run.lowerBound < next, next < run.upperBound else { break }
      byte = next
    }
    return byte
  }

  private func isInWord(before byte: Int) -> Bool {
    guard byte > 0 else { return false }
    let letter = self[place(before(byte))]
    return letter.isLetter || letter.isNumber || letter == "_"
  }

  private func place(_ byte: Int) -> Index { utf8.index(startIndex, offsetBy: byte) }

  private func before(_ byte: Int) -> Int {
    byte > 0 ? utf8.distance(from: startIndex, to: index(before: place(byte))) : 0
  }

  private func after(_ byte: Int) -> Int {
    byte < utf8.count ? utf8.distance(from: startIndex, to: index(after: place(byte))) : byte
  }
}
