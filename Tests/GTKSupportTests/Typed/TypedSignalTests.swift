import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import Testing

/// Signals by typed names.
@Suite(.gtk) @MainActor
struct TypedSignalTests {
  @Test("a handler is given the sender and the arguments, and answers what the signal wants")
  func answer() {
    let knob = Named.Switch()
    var heard: [Bool] = []
    knob.on(.stateSet) { sender, isOn in
      #expect(sender == knob)
      heard.append(isOn)
      return true
    }
    knob[.active] = true
    #expect(heard == [true])
    #expect(knob["state"] == false)
  }

  @Test("a handler of a signal of a class above is given the class by which it was connected")
  func inherited() {
    var ended: [String] = []
    let knob = Named.Switch()
    knob.on(.destroy) { (sender: Named.Switch) in ended.append(sender.typeName) }
    knob.onChange(of: .active) { _, isActive in ended.append("\(isActive)") }
    knob[.active] = true
    g_object_run_dispose(knob.pointer)
    #expect(ended == ["true", "GtkSwitch"])
  }

  @Test("a handler keeps nothing alive of its sender")
  func lifetime() {
    var knob: Named.Switch? = Named.Switch()
    let watch = knob.map { ObjectWatch($0) }
    knob?.on(.stateSet) { sender, isOn in
      sender["state"] = isOn
      return true
    }
    knob = nil
    #expect(watch?.isAlive == false)
  }

  @Test("a handler that captures its own widget ends with the window in which that is")
  func ownWidget() async {
    var window: Widget? = Widget(gtk_window_new())
    var watch: ObjectWatch?
    do {
      let knob = Named.Switch()
      watch = ObjectWatch(knob)
      knob.on(.stateSet) { _, isOn in
        knob["state"] = isOn
        return true
      }
      window?["child"] = knob
    }
    if let window { gtk_window_destroy(window.widgetPointer.cast()) }
    window = nil
    await Settling.settle()
    #expect(watch?.isAlive == false)
  }

  @Test("a signal that the library does not have is a fault that names it")
  func otherVersion() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        gtk_init()
        Named.Switch().on(ObjectSignal<Named.Switch, Void>("future")) { _ in }
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(message?.contains("GtkSwitch has no signal 'future'") == true)
  }

  @Test("a class of the program's own, with values, is given as itself")
  func ownClass() {
    final class Counted: Named.Switch {
      var count = 0
    }
    let knob = Counted(retaining: Named.Switch().objectAddress)
    knob.on(.stateSet) { sender, _ in
      sender.count += 1
      return false
    }
    knob[.active] = true
    #expect(knob.count == 1)
  }
}
