import Foundation
import OpenCombine
import Threads

/// A view with an action for what a publisher sends.
struct SubscriptionView<Content: View, Source: Publisher>: WrapperView where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { SubscriptionNode(view, at: site) }
}

extension View {
  /// Runs an action with each value that a publisher sends while the view is there.
  ///
  /// The subscription begins with the first appearance, whether the view shows anything or not, and ends with the view;
  /// one that completes early just sends no more. An evaluation that gives an equal publisher keeps the subscription, and one that gives another, as by making a
  /// timer in the body, begins a new one: keep such a publisher in a property. The action is that of the latest
  /// evaluation and runs on the main thread, at once when the value was sent there. As SwiftUI documents it.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}

/// The node of `.onReceive`.
final class SubscriptionNode<Content: View, Source: Publisher>: WrapperNode<SubscriptionView<Content, Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override func mount(_ phase: inout EvaluatePhase) {
    super.mount(&phase)
    // Many publishers send at once what they have: as the first appearance does, that may write state.
    phase.effects.appearances.append { [self] in subscribe() }
  }

  override func update(_ newView: SubscriptionView<Content, Source>, _ phase: inout EvaluatePhase) {
    let isSame = ValueComparison.of(Source.self)(view.publisher, newView.publisher)
    super.update(newView, &phase)
    // Before its first appearance there is none, and then it is one to the latest publisher.
    if !isSame, subscription != nil { phase.effects.valueChanges { [self] in subscribe() } }
  }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    // Later, as cancelling runs code of the publisher's author.
    phase.effects.viewDisappears { [self] in subscription = nil }
  }

  private func subscribe() {
    guard isMounted else { return }
    subscription = nil
    subscription = subscribe(to: view.publisher)
  }

  /// Not isolated, and so neither is the function that the publisher calls, on whatever thread.
  private nonisolated func subscribe(to publisher: Source) -> AnyCancellable {
    publisher.sink { [weak self] in self?.receive($0) }
  }

  private nonisolated func receive(_ value: Source.Output) {
    nonisolated(unsafe) let value = value
    let isOffMain = !MainThread.isCurrent
    MainThread.run { [self] in
      if isOffMain { reportOffMain() }
      deliver(value)
    }
  }

  /// A value that a body sends is no part of that body's evaluation: what the action writes counts.
  private func deliver(_ value: Source.Output) {
    guard isMounted else { return }
    RunningCall.suspended { view.action(value) }
  }

  private func reportOffMain() {
    Diagnostics.report(
      .publishOffMain, at: self,
      """
      the publisher of onReceive sent a \(Source.Output.self) on another thread than the main one; the action runs on \
      the main thread, later. Say so with receive(on: DispatchQueue.main)
      """)
  }
}
