import GTKSupport
import ViewGraph

/// What a representable is given in make, update and sizeThatFits, whether it makes a widget or a controller.
@MainActor
public struct GtkRepresentableContext<Representable: GtkRepresentable> {
  private let leafPlace: LeafPlace<Representable.Coordinator>
  /// Kept, as somebody may keep the context for longer than the view lives.
  private let node: ViewNode
  private let handlers: HandlerGroup?

  init(_ place: LeafPlace<Representable.Coordinator>, handlers: HandlerGroup?) {
    leafPlace = place
    self.handlers = handlers
    node = place.node
  }

  /// The coordinator; the same in every call (RP5).
  public var coordinator: Representable.Coordinator { leafPlace.coordinator }

  /// The environment at this place. What make or update reads of it brings an update when it changes (RP9).
  public var environment: EnvironmentValues { leafPlace.environment }

  /// The transaction of the write that make or update follows; empty at any other time, as in sizeThatFits. Claims RP15,
  /// RP26.
  public var transaction: Transaction { leafPlace.transaction }

  /// Makes changes in step with the animation of the update, and tells when that is complete. Claims RP16, MO80.
  ///
  /// GTK's widgets have nothing between two values: they have the last one from the start, and the completion runs when
  /// the animation has come to its end, or the view has gone. `animate(progress:completion:)` has something between, and a
  /// representable that is `Animatable` is updated in each frame. Without an animation, and where nothing may move, both
  /// run before this returns.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    guard let completion else { return }
    if !node.waitForEnd(of: transaction, completion) { completion() }
  }

  /// Takes part in the animation of the update: tells how far it has come, in this call and in each frame, and when that is
  /// complete. Claim MO80.
  ///
  /// ```swift
  /// let start = scale.value
  /// context.animate { progress in scale.value = start + (value - start) * progress }
  /// ```
  ///
  /// The share of the way is 0 at first and 1 at last; springs go beyond. Handlers of this representable that are held in
  /// update are held meanwhile. Of several calls of a view the latest is told, so that a later update takes over from what
  /// is shown; a view that has gone is told nothing more. Without an animation, and where nothing may move, it is told of 1
  /// once, before this returns.
  public func animate(progress: @escaping (Double) -> Void, completion: (() -> Void)? = nil) {
    node.takePart(in: transaction) { [handlers] share in
      if let handlers { handlers.push { progress(share) } } else { progress(share) }
    }
    guard let completion else { return }
    if !node.waitForEnd(of: transaction, completion) { completion() }
  }

  /// Where the view is, for what opens other trees from there.
  package var place: ViewNode { node }

  /// The main axis of the stack around the view, if there is one.
  package var stackAxis: Axis? {
    // Read for the sake of its changes, which bring an update; a stack in between keeps the axis that it has.
    _ = environment.layoutAxis
    return node.stackAxis
  }

  /// Runs `body` while those handlers of this representable do not run that are held in update, for a push outside of it
  /// (RP31).
  public func withSignalsBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let handlers { try handlers.push(body) } else { try body() }
  }

  /// Reports what the program most likely did not mean, at this place.
  package func report(_ kind: Diagnostic.Kind, about subject: String, _ message: String) {
    Diagnostics.report(kind, at: node, place: subject, message)
  }
}
