import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// That the widget around a view recognises a gesture.
struct GestureRecognition<Attached: Gesture>: IslandEffect {
  let gesture: Attached
  let priority: GesturePriority
  let isAdded: Bool

  func makeCoordinator() -> GestureCoordinator<Attached> { GestureCoordinator() }

  func update(_ widget: Widget, _ coordinator: GestureCoordinator<Attached>, environment: EnvironmentValues) {
    let isRecognized = isAdded && environment.isEnabled && environment.recognizesGestures
    coordinator.update(widget, isRecognized ? gesture : nil, priority)
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: GestureCoordinator<Attached>) {
    coordinator.participant?.island = island
    coordinator.participant?.node = node
  }

  static func dismantle(_ coordinator: GestureCoordinator<Attached>) { coordinator.end() }
}

/// What a gesture keeps between updates.
@MainActor
final class GestureCoordinator<Attached: Gesture> {
  private(set) var participant: GestureParticipant?
  private var tracker: _GestureTracker<Attached.Value>?

  /// Goes on with newer actions (GE26), or begins to recognise another gesture, or none.
  func update(_ widget: Widget, _ gesture: Attached?, _ priority: GesturePriority) {
    let newer = gesture?._tracker(reusing: tracker)
    guard newer !== tracker else { return }
    end()
    guard let newer, !newer.sources.isEmpty else { return }
    tracker = newer
    participant = GestureParticipant(newer, priority, on: widget)
  }

  func end() {
    participant?.end()
    (participant, tracker) = (nil, nil)
  }
}

extension View {
  /// Follows a gesture that begins on the view, where it shows something. Gestures and controls inside come first (GE16). As
  /// SwiftUI documents it.
  public func gesture<Attached: Gesture>(_ gesture: Attached) -> some View {
    recognizing(gesture, .normal, .all)
  }

  /// Follows a gesture, or those of the views inside, or both, as a mask says (GE19). As SwiftUI documents it.
  public func gesture<Attached: Gesture>(_ gesture: Attached, including mask: GestureMask) -> some View {
    recognizing(gesture, .normal, mask)
  }

  /// Follows a gesture if it is enabled. As SwiftUI documents it.
  public func gesture<Attached: Gesture>(_ gesture: Attached, isEnabled: Bool) -> some View {
    recognizing(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Follows a gesture if it is enabled. Nothing asks for its name. As SwiftUI documents it.
  public func gesture<Attached: Gesture>(_ gesture: Attached, name: String, isEnabled: Bool = true) -> some View {
    recognizing(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Follows a gesture that comes before all of the views inside, and before their controls (GE17). As SwiftUI documents it.
  public func highPriorityGesture<Attached: Gesture>(
    _ gesture: Attached, including mask: GestureMask = .all
  ) -> some View {
    recognizing(gesture, .high, mask)
  }

  /// The same, if it is enabled. As SwiftUI documents it.
  public func highPriorityGesture<Attached: Gesture>(_ gesture: Attached, isEnabled: Bool) -> some View {
    recognizing(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// The same, with a name that nothing asks for. As SwiftUI documents it.
  public func highPriorityGesture<Attached: Gesture>(
    _ gesture: Attached, name: String, isEnabled: Bool = true
  ) -> some View {
    recognizing(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Follows a gesture beside those of the views inside and their controls, and takes nothing from them (GE18). As SwiftUI
  /// documents it.
  public func simultaneousGesture<Attached: Gesture>(
    _ gesture: Attached, including mask: GestureMask = .all
  ) -> some View {
    recognizing(gesture, .simultaneous, mask)
  }

  /// The same, if it is enabled. As SwiftUI documents it.
  public func simultaneousGesture<Attached: Gesture>(_ gesture: Attached, isEnabled: Bool) -> some View {
    recognizing(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// The same, with a name that nothing asks for. As SwiftUI documents it.
  public func simultaneousGesture<Attached: Gesture>(
    _ gesture: Attached, name: String, isEnabled: Bool = true
  ) -> some View {
    recognizing(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  private func recognizing<Attached: Gesture>(
    _ gesture: Attached, _ priority: GesturePriority, _ mask: GestureMask
  ) -> some View {
    ModifiedItems(
      content: transformEnvironment(\.recognizesGestures) { if !mask.contains(.subviews) { $0 = false } },
      modifier: GestureRecognition(gesture: gesture, priority: priority, isAdded: mask.contains(.gesture)))
  }
}
