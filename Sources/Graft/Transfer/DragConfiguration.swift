import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// What may be done with what is dragged out of a view, beside copying it. As SwiftUI documents it.
public struct DragConfiguration: Hashable, Sendable {
  /// What may be done with it in this program.
  public struct OperationsWithinApp: Hashable, Sendable {
    /// Whether it may be copied.
    public var allowCopy: Bool
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Accepted, and changes nothing: the desktop's drags do not delete.
    public var allowDelete: Bool
    /// Whether an alias of it may be made, which GDK calls a link.
    public var allowAlias = false

    /// What may be done with it.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
  }

  /// What may be done with it elsewhere. As GDK tells all programs the same, that may be done which one of both allows.
  public struct OperationsOutsideApp: Hashable, Sendable {
    /// Whether it may be copied.
    public var allowCopy: Bool
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Accepted, and changes nothing: the desktop's drags do not delete.
    public var allowDelete: Bool
    /// Whether an alias of it may be made, which GDK calls a link.
    public var allowAlias = false

    /// What may be done with it.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
  }

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
    self.init(
      operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete))
  }

  var action: GdkDragAction {
    let (within, outside) = (operationsWithinApp, operationsOutsideApp)
    let actions: [(Bool, GdkDragAction)] = [
      (within.allowCopy || outside.allowCopy, GDK_ACTION_COPY),
      (within.allowMove || outside.allowMove, GDK_ACTION_MOVE),
      (within.allowAlias || outside.allowAlias, GDK_ACTION_LINK),
    ]
    return GdkDragAction(rawValue: actions.reduce(0) { $1.0 ? $0 | $1.1.rawValue : $0 })
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
