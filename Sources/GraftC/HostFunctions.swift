import CGTK
import GTKBridge
import GTKSupport
import Threads

/// `graft_hosting_widget_get_type`
@_cdecl("graft_hosting_widget_get_type")
public func graftHostingWidgetGetType() -> GType {
  guard Caller.isOnMainThread("graft_hosting_widget_get_type") else { return 0 }
  return MainThread.assumeIsolated { HostedWidget.objectType }
}

/// `graft_hosting_widget_containing`
@_cdecl("graft_hosting_widget_containing")
public func graftHostingWidgetContaining(_ widget: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  let function: StaticString = "graft_hosting_widget_containing"
  guard Caller.isOnMainThread(function),
    Caller.require(graft_is_a(widget, gtk_widget_get_type()) != 0, "GTK_IS_WIDGET (widget)", function), let widget
  else { return nil }
  nonisolated(unsafe) let inner = widget
  nonisolated(unsafe) var host: UnsafeMutableRawPointer?
  MainThread.assumeIsolated {
    host = gtk_widget_get_ancestor(inner.cast(), HostedWidget.objectType).map { UnsafeMutableRawPointer($0) }
  }
  return host
}

/// `graft_hosting_widget_update`
@_cdecl("graft_hosting_widget_update")
public func graftHostingWidgetUpdate(_ host: UnsafeMutableRawPointer?) {
  withHost(host, "graft_hosting_widget_update") { $0.update() }
}

/// `graft_hosting_widget_set_inherits`
@_cdecl("graft_hosting_widget_set_inherits")
public func graftHostingWidgetSetInherits(_ host: UnsafeMutableRawPointer?, _ inherits: gboolean) {
  withHost(host, "graft_hosting_widget_set_inherits") {
    $0.environmentInheritance = inherits != 0 ? .inherited : .isolated
  }
}

/// `graft_hosting_widget_get_inherits`
@_cdecl("graft_hosting_widget_get_inherits")
public func graftHostingWidgetGetInherits(_ host: UnsafeMutableRawPointer?) -> gboolean {
  withHost(host, "graft_hosting_widget_get_inherits") { $0.environmentInheritance == .inherited ? 1 : 0 } ?? 0
}

@discardableResult
private func withHost<Result: Sendable>(
  _ host: UnsafeMutableRawPointer?, _ function: StaticString, _ body: @MainActor (HostedWidget) -> Result
) -> Result? {
  guard Caller.isOnMainThread(function) else { return nil }
  nonisolated(unsafe) let address = host
  let found = MainThread.assumeIsolated { HostedWidget(address) }
  guard Caller.require(found != nil, "GRAFT_IS_HOSTING_WIDGET (host)", function), let found else { return nil }
  return MainThread.assumeIsolated { body(found) }
}
