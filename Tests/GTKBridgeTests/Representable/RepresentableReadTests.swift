import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// What a representable reads while it is made, updated and measured.
@Suite(.gtk) @MainActor
struct RepresentableReadTests {
  struct Measured: GtkWidgetRepresentable {
    let log: Log

    func makeGtkWidget(context: Context) -> Widget {
      log.entries.append("make \(context.environment.gauge)")
      return Widget(typeName: "GtkLabel")
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      log.entries.append("update \(context.environment.gauge)")
    }

    func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
      let entry = "size \(context.environment.gauge)"
      if !log.entries.contains(entry) { log.entries.append(entry) }
      return CGSize(width: 40, height: 20)
    }
  }

  @Test("EN12 the environment of the place is that of make, update and sizeThatFits")
  func environment() async throws {
    let log = Log()
    _ = try await MountedView(Measured(log: log).environment(\.gauge, 7))
    #expect(log.entries == ["make 7", "update 7", "size 7"])
  }

  @Observable
  final class Model {
    var made = 0
    var updated = 0
  }

  struct Reading: GtkWidgetRepresentable {
    let model: Model

    func makeGtkWidget(context: Context) -> Widget {
      _ = model.made
      return Widget(typeName: "GtkLabel")
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["label"] = "\(model.updated)" }
  }

  @Test("OB16 an observed property read in update brings an update with each change")
  func readInUpdate() async throws {
    let counts = UpdateStatistics.start()
    let model = Model()
    let mounted = try await MountedView(Reading(model: model))
    #expect(counts.updates(of: Reading.self) == 1)
    for change in 1...2 {
      model.updated = change * 10
      await Settling.settle()
    }
    #expect(counts.updates(of: Reading.self) == 3)
    #expect(mounted.root.texts == ["20"])
  }

  @Test("OB16 an observed property read in make brings an update with each change as well, and no other make")
  func readInMake() async throws {
    let counts = UpdateStatistics.start()
    let model = Model()
    let mounted = try await MountedView(Reading(model: model))
    model.made = 1
    await Settling.settle()
    #expect(counts.updates(of: Reading.self) == 2)
    model.made = 2
    await Settling.settle()
    #expect(counts.updates(of: Reading.self) == 3)
    #expect(counts.makes(of: Reading.self) == 1)
    #expect(mounted.root.texts == ["0"])
  }
}

private struct GaugeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var gauge: Int {
    get { self[GaugeKey.self] }
    set { self[GaugeKey.self] = newValue }
  }
}
