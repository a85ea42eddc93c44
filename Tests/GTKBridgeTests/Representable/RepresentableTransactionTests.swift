import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What a representable is told of the transaction of the write that it follows.
@Suite(.gtk) @MainActor
struct RepresentableTransactionTests {
  let log = Log()

  @Test("RP15 AN14 the update after an animated write has its animation, and the one after a plain write has none")
  func animatedUpdate() async throws {
    let box = BindingBox<Int>()
    let log = log
    _ = try await MountedView(Owner(0, box) { TransactionLabel(number: $0.wrappedValue, log: log) })
    #expect(log.take() == ["make plain", "update 0 plain"])
    withAnimation(.linear) { box.value = 1 }
    await Settling.settle()
    #expect(log.take() == ["update 1 linear"])
    box.value = 2
    await Settling.settle()
    #expect(log.take() == ["update 2 plain"])
  }

  @Test("RP15 (part) a representable that comes by an animated write is made under its animation")
  func animatedMake() async throws {
    let box = BindingBox<Int>()
    let log = log
    let mounted = try await MountedView(
      Owner(0, box) { if $0.wrappedValue > 0 { TransactionLabel(number: 1, log: log) } })
    withAnimation(.linear) { box.value = 1 }
    await Settling.settle()
    #expect(log.entries == ["make linear", "update 1 linear"])
    #expect(mounted.root.texts == ["1"])
  }

  @Test("RP26 in sizeThatFits coordinator and environment are valid and the transaction is empty")
  func sizeThatFits() async throws {
    let box = BindingBox<Int>()
    let log = log
    let measure = Measure()
    let mounted = try await MountedView(
      Owner(0, box) { SizedLabel(number: $0.wrappedValue, log: log, measure: measure).environment(\.first, 7) })
    #expect(Set(log.take()) == ["size of 0: coordinator 3, first 7, plain"])
    measure.run = { [unowned mounted] in _ = mounted.controller?.sizeThatFits(in: .zero) }
    withAnimation(.linear) { box.value = 1 }
    await Settling.settle()
    #expect(measure.isDone)
    #expect(Set(log.take()) == ["size of 1: coordinator 3, first 7, plain"])
  }

  @Test("RP16 animate runs the changes and the completion before it returns")
  func animate() async throws {
    _ = try await MountedView(AnimatingLabel(log: log))
    #expect(log.entries == ["changes", "completion", "after", "changes alone"])
  }

  @Test("MO80 in an animated update the changes run at once, and the completion once at the end of the animation")
  func animateInStep() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let box = BindingBox<Int>()
      let log = log
      _ = try await MountedView(Owner(0, box) { SteppingLabel(number: $0.wrappedValue, log: log) })
      #expect(log.take() == ["changes 0", "completion 0"])
      withAnimation(.linear(duration: 1)) { box.value = 1 }
      await Settling.settle()
      #expect(log.take() == ["changes 1"])
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.9))
      #expect(log.take() == [])
      await clock.advance(by: .seconds(0.1))
      #expect(log.take() == ["completion 1"])
      await clock.advance(by: .seconds(2))
      #expect(log.take() == [])
    }
  }

  @Test("MO80 what takes part in an animated update is told in each frame how far that has come, and last of its end")
  func progress() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let box = BindingBox<Int>()
      let log = log
      let mounted = try await MountedView(Owner(0, box) { Level(number: $0.wrappedValue, log: log) })
      let level = try #require(mounted.root.all.first { $0.widget.typeName == "GtkLevelBar" }).widget
      #expect(log.take() == ["1.0", "complete 0"])
      withAnimation(.linear(duration: 1)) { box.value = 4 }
      await Settling.settle()
      #expect(log.take() == ["0.0"])
      await clock.advance(by: .seconds(0.25))
      await clock.advance(by: .seconds(0.25))
      // A frame each sixtieth of a second.
      let told = log.take()
      #expect(told.count == 30 && told[14] == "0.25" && told.last == "0.5")
      #expect(abs(level["value"] as Double - 2) < 0.001)
      await clock.advance(by: .seconds(0.6))
      let rest = log.take()
      #expect(rest.count == 31 && rest.suffix(2) == ["1.0", "complete 4"])
      #expect(level["value"] as Double == 4)
      await clock.advance(by: .seconds(1))
      #expect(log.take() == [])
    }
  }

  @Test("MO80 a later update takes over from what is shown, and a view that has gone is told nothing more")
  func progressInterrupted() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let box = BindingBox<Int>()
      let log = log
      let mounted = try await MountedView(
        Owner(0, box) { if $0.wrappedValue >= 0 { Level(number: $0.wrappedValue, log: log) } })
      let level = try #require(mounted.root.all.first { $0.widget.typeName == "GtkLevelBar" }).widget
      withAnimation(.linear(duration: 1)) { box.value = 4 }
      await Settling.settle()
      await clock.advance(by: .seconds(0.5))
      withAnimation(.linear(duration: 1)) { box.value = 0 }
      await Settling.settle()
      _ = log.take()
      await clock.advance(by: .seconds(0.6))
      let told = log.take()
      #expect(told.count == 37 && told.filter { $0.hasPrefix("complete") } == ["complete 4"] && told.last == "0.6")
      #expect(abs(level["value"] as Double - 0.8) < 0.001)
      box.value = -1
      await Settling.settle()
      await clock.advance(by: .seconds(0.25))
      #expect(log.take() == ["complete 0"])
    }
  }

  @Test("NH19 a root view assigned under the transaction of update carries the animation inside, another does not")
  func hostedUpdate() async throws {
    for isCarried in [true, false] {
      let box = BindingBox<Int>()
      let log = log
      let mounted = try await MountedView(
        Owner(0, box) { Carrier(number: $0.wrappedValue, isCarried: isCarried, log: log) })
      _ = log.take()
      withAnimation(.linear) { box.value = 1 }
      await Settling.settle()
      #expect(log.take() == [isCarried ? "update 1 linear" : "update 1 plain"])
      #expect(mounted.root.texts == ["1"])
      await mounted.close()
    }
  }
}

extension GtkRepresentableContext {
  fileprivate var animationName: String {
    switch transaction.animation {
    case .none: "plain"
    case .some(.linear): "linear"
    default: "another"
    }
  }
}

private struct TransactionLabel: GtkWidgetRepresentable {
  let number: Int
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    log.note("make \(context.animationName)")
    return Widget(typeName: "GtkLabel")
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note("update \(number) \(context.animationName)")
    gtkWidget["label"] = String(number)
  }
}

/// Measures the host out of an update.
@MainActor
private final class Measure {
  var run: (() -> Void)?
  var isDone = false
}

private struct SizedLabel: GtkWidgetRepresentable {
  let number: Int
  let log: Log
  let measure: Measure

  func makeCoordinator() -> Int { 3 }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    guard let run = measure.run else { return }
    measure.isDone = context.animationName == "linear"
    run()
  }

  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    let first = context.environment.first
    log.note("size of \(number): coordinator \(context.coordinator), first \(first), \(context.animationName)")
    return CGSize(width: 20 + number, height: 20)
  }
}

private struct AnimatingLabel: GtkWidgetRepresentable {
  let log: Log

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.animate {
      log.note("changes")
    } completion: {
      log.note("completion")
    }
    log.note("after")
    context.animate { log.note("changes alone") }
  }
}

private struct SteppingLabel: GtkWidgetRepresentable {
  let number: Int
  let log: Log

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.animate {
      log.note("changes \(number)")
    } completion: {
      log.note("completion \(number)")
    }
  }
}

/// Goes over to its number.
private struct Level: GtkWidgetRepresentable {
  let number: Int
  let log: Log

  func makeGtkWidget(context: Context) -> Widget {
    let level = Widget(typeName: "GtkLevelBar")
    level["max-value"] = 10.0
    return level
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let (start, end): (Double, Double) = (gtkWidget["value"], Double(number))
    context.animate { progress in
      gtkWidget["value"] = start + (end - start) * progress
      log.note("\((progress * 100).rounded() / 100)")
    } completion: {
      log.note("complete \(number)")
    }
  }
}

/// Pushes its number into a hosted view, with or without the transaction of the update.
private struct Carrier: GtkWidgetControllerRepresentable {
  let number: Int
  let isCarried: Bool
  let log: Log

  func makeGtkWidgetController(context: Context) -> GtkHostingController<TransactionLabel> {
    GtkHostingController(rootView: TransactionLabel(number: number, log: log))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<TransactionLabel>, context: Context) {
    let push = { controller.rootView = TransactionLabel(number: number, log: log) }
    if isCarried { withTransaction(context.transaction, push) } else { push() }
  }
}
