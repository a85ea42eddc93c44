import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: a host that moves to another place while it lives sees the environment of that place.
@Suite(.gtk) @MainActor
struct NestedHostingReparentTests {
  private let left = SlotHolder()
  private let right = SlotHolder()

  @Test("NH15 (part) a host that moves from one place to another sees the new place's environment and keeps its state")
  func moves() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Places(left: left, right: right, stations: [1, 2]))
    let host = GtkHostingWidget(rootView: Traveller())
    left.append(host)
    await Settling.settle()
    #expect(mounted.root.texts == ["station 1", "0", "Add"])
    try await mounted.root.find(role: .button, name: "Add").click()
    left.remove(host)
    right.append(host)
    await Settling.settle()
    #expect(mounted.root.texts == ["station 2", "1", "Add"])
    #expect(counts.bodies(of: StationReader.self) == 2)
  }

  @Test("NH15 (part) after a move a host follows its new place and no longer its old one")
  func followsTheNewPlace() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Places(left: left, right: right, stations: [1, 2]))
    let host = GtkHostingWidget(rootView: StationReader())
    left.append(host)
    await Settling.settle()
    left.remove(host)
    right.append(host)
    await Settling.settle()
    #expect(counts.bodies(of: StationReader.self) == 2)
    mounted.rootView = Places(left: left, right: right, stations: [7, 2])
    await Settling.settle()
    #expect(counts.bodies(of: StationReader.self) == 2)
    mounted.rootView = Places(left: left, right: right, stations: [7, 8])
    await Settling.settle()
    #expect(mounted.shownStations == ["station 8"])
    #expect(counts.bodies(of: StationReader.self) == 3)
  }

  @Test("NH15 (part) a move between places of one environment evaluates nothing")
  func sameEnvironment() async throws {
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(Places(left: left, right: right, stations: [3, 3]))
    let host = GtkHostingWidget(rootView: StationReader())
    for holder in [left, right, left] {
      holder.append(host)
      await Settling.settle()
      #expect(mounted.shownStations == ["station 3"])
      holder.remove(host)
    }
    #expect(counts.bodies(of: StationReader.self) == 1)
  }

  @Test("NH15 (part) a host that leaves all hosts has the defaults, in a plain window too, and inherits again later")
  func leavesAllHosts() async throws {
    let mounted = try await MountedView(Places(left: left, right: right, stations: [1, 2]))
    let host = GtkHostingWidget(rootView: StationReader())
    left.append(host)
    await Settling.settle()
    #expect(mounted.shownStations == ["station 1"])
    left.remove(host)
    let window = PlainWindow()
    await window.show(host.widgetPointer)
    #expect(window.content.texts == ["station 0"])
    gtk_window_set_child(window.pointer, nil)
    right.append(host)
    await Settling.settle()
    #expect(mounted.shownStations == ["station 2"])
    window.destroy()
  }

  @Test("NH15 (part) a host inside of a container that moves to another place, in another window, follows")
  func containerMoves() async throws {
    let first = try await MountedView(Places(left: left, right: SlotHolder(), stations: [1, 0]))
    let second = try await MountedView(Places(left: SlotHolder(), right: right, stations: [0, 2]))
    let frame = Widget(gtk_frame_new("frame"))
    let host = GtkHostingWidget(rootView: StationReader())
    gtk_frame_set_child(frame.cast(), host.widgetPointer)
    left.append(frame)
    await Settling.settle()
    #expect(first.shownStations == ["station 1"])
    left.remove(frame)
    right.append(frame)
    await Settling.settle()
    #expect(second.shownStations == ["station 2"])
    #expect(first.shownStations == [])
  }

  @Test("NH15 (part) an isolated host that moves keeps the defaults, and follows once it inherits")
  func isolatedHostMoves() async throws {
    let mounted = try await MountedView(Places(left: left, right: right, stations: [1, 2]))
    let host = GtkHostingWidget(rootView: StationReader())
    host.environmentInheritance = .isolated
    for holder in [left, right] {
      holder.append(host)
      await Settling.settle()
      #expect(mounted.shownStations == ["station 0"])
      if holder === left { holder.remove(host) }
    }
    host.environmentInheritance = .inherited
    await Settling.settle()
    #expect(mounted.shownStations == ["station 2"])
  }
}

/// The box that a place offers.
@MainActor
private final class SlotHolder {
  weak var box: Widget?

  private var pointer: UnsafeMutablePointer<GtkBox>? { box.map { $0.cast() } }

  func append(_ child: Widget) { gtk_box_append(pointer, child.widgetPointer) }

  func remove(_ child: Widget) { gtk_box_remove(pointer, child.widgetPointer) }
}

/// Two places with an environment each, into which imperative code puts what it likes.
private struct Places: View {
  let left: SlotHolder
  let right: SlotHolder
  let stations: [Int]

  var body: some View {
    HStack {
      Slot(holder: left).environment(\.station, stations[0])
      Slot(holder: right).environment(\.station, stations[1])
    }
  }
}

private struct Slot: GtkWidgetRepresentable {
  let holder: SlotHolder

  func makeGtkWidget(context: Context) -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    holder.box = box
    return box
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct Traveller: View {
  var body: some View {
    StationReader()
    Tally()
  }
}
