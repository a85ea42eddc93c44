import CGTK
import Foundation
import Graft
import Threads

/// What a library of views is to the programs that load it.
///
/// ```swift
/// @_cdecl("graft_register_views")
/// public func registerViews(_ error: ViewLibrary.ErrorPlace?) -> Int32 {
///   ViewLibrary.register(error) {
///     try HostedType.register("DemoGauge") { type in … }
///   }
/// }
/// ```
///
/// A program in C loads it by `graft_load_views`, or is linked with it and calls its function, which then needs a name of
/// its own.
public enum ViewLibrary {
  /// Where a caller in C wants to be told of an error.
  public typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  /// Runs what registers views, for a caller in C: 1, or 0 with the error at its place. On another thread than the main one it
  /// is an error and does nothing.
  public static func register(_ error: ErrorPlace?, _ register: @MainActor () throws -> Void) -> Int32 {
    guard MainThread.isCurrent else { return fail(error, .register, "views are registered on the main thread") }
    do {
      try MainThread.assumeIsolated { try register() }
      return 1
    } catch let problem {
      return fail(error, .register, "\(problem)")
    }
  }

  /// The numbers of the header.
  enum Code: Int32 {
    case open, entry, register
  }

  static let domain = g_quark_from_string("graft-library-error-quark")

  static func fail(_ error: ErrorPlace?, _ code: Code, _ message: String) -> Int32 {
    error?.pointee = g_error_new_literal(domain, code.rawValue, message)
    return 0
  }
}

/// `graft_library_error_quark`
@_cdecl("graft_library_error_quark")
public func graftLibraryErrorQuark() -> GQuark { ViewLibrary.domain }

/// `graft_load_views`
@_cdecl("graft_load_views")
public func graftLoadViews(_ file: UnsafePointer<CChar>?, _ error: ViewLibrary.ErrorPlace?) -> Int32 {
  let function: StaticString = "graft_load_views"
  guard Caller.isOnMainThread(function), Caller.require(file != nil, "file != NULL", function), let file,
    Caller.require(error?.pointee == nil, "error == NULL || *error == NULL", function)
  else { return 0 }
  let name = String(cString: file)
  nonisolated(unsafe) let place = error
  return MainThread.assumeIsolated { LoadedLibraries.load(name, place) }
}

/// The libraries of views that the process has loaded.
@MainActor
private enum LoadedLibraries {
  private static var known: Set<UnsafeMutableRawPointer> = []
  private typealias Entry = @convention(c) (ViewLibrary.ErrorPlace?) -> Int32
  /// `dladdr`, which Swift's module of the C library leaves out: it fills in four addresses, the first that of a file's name.
  private typealias AddressFinder =
    @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32

  static func load(_ name: String, _ error: ViewLibrary.ErrorPlace?) -> Int32 {
    guard let library = dlopen(name, RTLD_NOW) else {
      return ViewLibrary.fail(error, .open, dlerror().map { String(cString: $0) } ?? name)
    }
    if known.contains(library) { return 1 }
    guard let entry = dlsym(library, "graft_register_views"), isOwn(entry, of: library) else {
      return ViewLibrary.fail(error, .entry, "\(name) has no function graft_register_views")
    }
    guard unsafeBitCast(entry, to: Entry.self)(error) != 0 else { return 0 }
    known.insert(library)
    return 1
  }

  /// Whether a function is a library's own, and not that of another library which it is linked with.
  private static func isOwn(_ entry: UnsafeMutableRawPointer, of library: UnsafeMutableRawPointer) -> Bool {
    guard let find = dlsym(nil, "dladdr").map({ unsafeBitCast($0, to: AddressFinder.self) }) else { return true }
    var place = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    guard find(entry, &place) != 0, let owner = dlopen(place[0], RTLD_NOW | RTLD_NOLOAD) else { return false }
    defer { dlclose(owner) }
    return owner == library
  }
}
