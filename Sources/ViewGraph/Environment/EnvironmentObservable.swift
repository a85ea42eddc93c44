import Observation
import Threads

extension View {
  /// Supplies an observable object to this view and everything below it, by its type; nil takes it away. Claim OB14.
  ///
  /// What bodies read of the object is tracked property by property. Another object of the type re-evaluates its readers.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentWriter(writing: object, to: self) { $0[ObservableKey<Object>.self] = HeldObject(object: object) }
  }
}

/// The key of the observable objects of one type.
struct ObservableKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: HeldObject<Object> { HeldObject(object: nil) }
}

/// An object that is the same only as itself, whatever its `==` says.
struct HeldObject<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (left: HeldObject, right: HeldObject) -> Bool { left.object === right.object }
}

enum EnvironmentObjects {
  /// Ends the program, as a body needs an object that nobody supplies.
  static func stop<Object>(missing type: Object.Type, cure: String) -> Never {
    let reader = RunningCall.current.map { call in
      MainThread.assumeIsolated { " It is read by \(call.node.viewType) at \(call.node.path)." }
    }
    fatalError(
      "no object of type \(type) is in the environment.\(reader ?? "") \(cure) on a view around the reader")
  }

  /// Ends the program, as an object is read where there is no environment.
  static func stop<Object>(unmountedReaderOf type: Object.Type) -> Never {
    fatalError("an environment object of type \(type) was read in a view that is not mounted; read it in a body")
  }
}
