import Foundation
import GTKBridge
import GTKSupport
import Observation
import ViewGraph

/// What a view gives while the focus is in it, or in its window.
private struct FocusedGift: IslandEffect {
  let isForScene: Bool
  let give: (inout FocusedValues) -> Void

  func makeCoordinator() -> FocusGiver { FocusGiver() }

  func update(_ widget: Widget, _ coordinator: FocusGiver, environment: EnvironmentValues) {
    var values = FocusedValues()
    give(&values)
    coordinator.give(values, from: widget, isForScene: isForScene)
  }

  static func dismantle(_ coordinator: FocusGiver) { coordinator.end() }
}

/// What views give to menus and toolbars. As SwiftUI documents it.
extension View {
  /// Gives a value to those who read it by `@FocusedValue` and `@FocusedBinding`, while the keyboard focus is in this view; of
  /// views in one another the inner one counts. Nil gives nothing. Claim FO6.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { giving(isForScene: false) { $0[keyPath: keyPath] = value } }

  /// Gives an observable object, by its type, while the keyboard focus is in this view. Claim FO6.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    giving(isForScene: false) { $0[FocusedObjectKey<Object>.self] = object }
  }

  /// Gives a value while the window of this view is the active one, wherever the focus is in it. Claim FO7.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { giving(isForScene: true) { $0[keyPath: keyPath] = value } }

  /// Gives an observable object, by its type, while the window of this view is the active one. Claim FO7.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    giving(isForScene: true) { $0[FocusedObjectKey<Object>.self] = object }
  }

  /// Gives an object to those who observe it by `@FocusedObject`, while the keyboard focus is in this view. Claim FO7.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    giving(isForScene: false) { $0[FocusedObjectKey<Object>.self] = object }
  }

  /// Gives an object to those who observe it by `@FocusedObject`, while the window of this view is the active one.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    giving(isForScene: true) { $0[FocusedObjectKey<Object>.self] = object }
  }

  private func giving(isForScene: Bool, _ give: @escaping (inout FocusedValues) -> Void) -> some View {
    ModifiedItems(content: self, modifier: FocusedGift(isForScene: isForScene, give: give))
  }
}
