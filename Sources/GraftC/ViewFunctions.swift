import CGTK
import GTKBridge
import GTKSupport
import Threads

/// `graft_init`
@_cdecl("graft_init")
public func graftInit() {
  guard Caller.isOnMainThread("graft_init") else { return }
  MainThread.assumeIsolated { GraftRuntime.startAsGuest() }
}

/// `graft_view_new`
@_cdecl("graft_view_new")
public func graftViewNew(_ name: UnsafePointer<CChar>?) -> UnsafeMutablePointer<GtkWidget>? {
  let function: StaticString = "graft_view_new"
  guard Caller.isOnMainThread(function), Caller.require(name != nil, "name != NULL", function), let name else {
    return nil
  }
  let text = String(cString: name)
  let type = MainThread.assumeIsolated { HostedType.objectType(named: text) }
  guard Caller.require(type != nil, "a view is registered as '\(text)'", function), let type else { return nil }
  nonisolated(unsafe) var made: UnsafeMutablePointer<GtkWidget>?
  MainThread.assumeIsolated {
    GraftRuntime.startAsGuest()
    made = NamedType.make(type)
  }
  return made
}

/// `graft_view_type`
@_cdecl("graft_view_type")
public func graftViewType(_ name: UnsafePointer<CChar>?) -> GType {
  let function: StaticString = "graft_view_type"
  guard Caller.isOnMainThread(function), Caller.require(name != nil, "name != NULL", function), let name else {
    return 0
  }
  let text = String(cString: name)
  return MainThread.assumeIsolated { HostedType.objectType(named: text) ?? 0 }
}
