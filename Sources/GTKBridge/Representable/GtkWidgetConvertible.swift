import CGTK
import GTKSupport

/// What a representable may make: Graft's reference to a widget, or any pointer that GTK's C functions return.
@MainActor @preconcurrency
public protocol GtkWidgetConvertible {
  /// The widget as an owned reference. Stops when the pointer is to something else.
  func makeWidgetReference() -> Widget
}

extension Widget: GtkWidgetConvertible {
  /// The reference itself.
  public func makeWidgetReference() -> Widget { self }
}

extension UnsafeMutablePointer: GtkWidgetConvertible {
  /// Owns the widget that the pointer is to.
  public func makeWidgetReference() -> Widget { Widget(self) }
}

extension OpaquePointer: GtkWidgetConvertible {
  /// Owns the widget that the pointer is to; many GTK types import as opaque.
  public func makeWidgetReference() -> Widget { Widget(self) }
}
