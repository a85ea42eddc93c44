import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What may be done with what is dragged out of a view, beside copying it. As SwiftUI documents it.
public struct DragConfiguration: Hashable, Sendable {
  /// What may be done with it in this program.
  public struct OperationsWithinApp: Hashable, Sendable {
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Accepted, and changes nothing: the desktop's drags do not delete.
    public var allowDelete: Bool
    /// Accepted, and changes nothing: the desktop's drags make no aliases.
    public var allowAlias: Bool

    /// What may be done with it.
    public init(allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false) {
      (self.allowMove, self.allowDelete, self.allowAlias) = (allowMove, allowDelete, allowAlias)
    }
  }

  /// What may be done with it elsewhere. As GDK tells all programs the same, it may be moved where one of both allows it.
  public typealias OperationsOutsideApp = OperationsWithinApp

  /// What may be done in this program.
  public var operationsWithinApp: OperationsWithinApp
  /// What may be done elsewhere.
  public var operationsOutsideApp: OperationsOutsideApp

  /// What may be done here and elsewhere.
  public init(
    operationsWithinApp: OperationsWithinApp = OperationsWithinApp(),
    operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
  ) { (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp) }

  /// Whether it may be moved.
  public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

  /// Whether it may be moved, and deleted.
  public init(allowMove: Bool, allowDelete: Bool) {
    let operations = OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete)
    self.init(operationsWithinApp: operations, operationsOutsideApp: operations)
  }

  var action: GdkDragAction {
    let allowsMove = operationsWithinApp.allowMove || operationsOutsideApp.allowMove
    return GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | (allowsMove ? GDK_ACTION_MOVE.rawValue : 0))
  }
}

private struct DragConfigurationKey: EnvironmentKey {
  static var defaultValue: DragConfiguration { DragConfiguration() }
}

extension EnvironmentValues {
  /// What may be done with what is dragged out of views here.
  var dragConfiguration: DragConfiguration {
    get { self[DragConfigurationKey.self] }
    set { self[DragConfigurationKey.self] = newValue }
  }
}

extension View {
  /// Says what may be done with what is dragged out of this view. As SwiftUI documents it.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    environment(\.dragConfiguration, configuration)
  }
}
