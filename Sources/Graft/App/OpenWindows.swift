/// Which windows of a scene are open.
struct OpenWindows: Equatable {
  struct Window: Identifiable, Equatable {
    let id: Int
    /// The first number that no other open window had: the values of the window are kept by it.
    let slot: Int
    /// What it is for; nil in a scene without values.
    var value: AnyHashable?
    /// How often it was asked for.
    var presentations = 1
    /// How often it was asked to close.
    var closings = 0
  }

  private(set) var all: [Window] = []
  private var next = 0

  /// Opens one more, or brings to the front what is asked for again: the only one, or the one for this value.
  mutating func open(for value: AnyHashable?, isUnique: Bool) {
    if let index = all.firstIndex(where: { isUnique || value != nil && $0.value == value }) {
      all[index].presentations += 1
    } else {
      let slot = (0...all.count).first { slot in !all.contains { $0.slot == slot } } ?? all.count
      all.append(Window(id: next, slot: slot, value: value))
      next += 1
    }
  }

  /// Opens windows again, each under its former number.
  mutating func restore(_ windows: [Window]) {
    for window in windows where !all.contains(where: { $0.slot == window.slot }) {
      all.append(Window(id: next, slot: window.slot, value: window.value))
      next += 1
    }
  }

  mutating func close(_ id: Int) { all.removeAll { $0.id == id } }

  /// Asks the window for a value to close; without one, all.
  mutating func askToClose(for value: AnyHashable?) {
    for index in all.indices where value == nil || all[index].value == value { all[index].closings += 1 }
  }

  /// What a window is for. One that is closed is for nothing, and writes are ignored.
  subscript(id: Int) -> AnyHashable? {
    get { all.first { $0.id == id }?.value }
    set { if let index = all.firstIndex(where: { $0.id == id }) { all[index].value = newValue } }
  }
}
