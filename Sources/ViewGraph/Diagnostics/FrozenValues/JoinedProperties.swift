#if DEBUG
  import Observation
  import OpenCombine

  /// A value is read through a binding on the representable's side, where make may have read it; a hosted view that has
  /// the binding reads it itself.
  extension Binding: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      let location = pointer.assumingMemoryBound(to: Binding.self).pointee.location
      walk.add(.binding(location), Binding.self, place)
      guard walk.side == .representable else { return walk.visitCopy(in: location, Value.self, place) }
      // The reader of a computed binding is the program's code.
      guard !location.isComputed else { return }
      let isCaptured = place.origin == .capture
      walk.visit(location.read(), readFrom: location.source, isCaptured ? place.moved : place.with(.binding))
    }
  }

  extension State: SuppliedProperty {}

  extension Environment: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      guard walk.side == .representable, place.origin != .capture else { return }
      let environment = pointer.assumingMemoryBound(to: Environment.self).pointee
      if let value = environment.keyedValue { walk.visit(value, place.with(.environment)) }
    }
  }

  extension ObservedObject: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      walk.visitModel(pointer.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue, place)
    }
  }

  extension Bindable: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      walk.visitModel(pointer.assumingMemoryBound(to: Bindable.self).pointee.wrappedValue, place)
    }
  }

  extension StateObject: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      walk.visitSource(pointer.assumingMemoryBound(to: StateObject.self).pointee.source, place)
    }
  }

  extension EnvironmentObject: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      walk.visitSource(pointer.assumingMemoryBound(to: EnvironmentObject.self).pointee.source, place)
    }
  }

  /// What is meant to stay is not looked at.
  extension MakeOnly: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {}
  }

  extension AnyView: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      walk.visit(pointer.assumingMemoryBound(to: AnyView.self).pointee.content, place.inErasedView)
    }
  }

  /// A value that is set for the environment is one of the view that sets it.
  extension EnvironmentWriter: JoinedProperty {
    static func visit(at pointer: UnsafeRawPointer, _ place: ValuePlace, _ walk: inout ValueWalk) {
      let offset = MemoryLayout<EnvironmentWriter>.offset(of: \.content) ?? 0
      walk.visit(
        Content.self, at: pointer + offset, place.property("content", of: EnvironmentWriter.self, at: offset))
      let writer = pointer.assumingMemoryBound(to: EnvironmentWriter.self).pointee
      // The value is the program's, and its key is not known by name.
      if let value = writer.written { walk.visit(value, place.property("environment", of: type(of: value), at: nil)) }
    }
  }

  extension ValueWalk {
    fileprivate mutating func visitModel(_ object: AnyObject, _ place: ValuePlace) {
      visitObject(Unmanaged.passUnretained(object).toOpaque(), declared: type(of: object), place.moved)
    }

    /// A binding that is a constant, or whose closure has captured one value, leads to a copy that nothing changes.
    fileprivate mutating func visitCopy<Value>(
      in location: any BindingLocation, _ type: Value.Type, _ place: ValuePlace
    ) {
      if let constant = location.chain.last as? ConstantLocation<Value> {
        visit(constant.read(), place.moved)
      } else if let copy = (location.chain.last as? any ComputedLocation)?.getter?.onlyCapture(of: type) {
        visit(copy, place.with(.capture))
      }
    }

    fileprivate mutating func visitSource(_ source: DependencySource?, _ place: ValuePlace) {
      if side == .representable, let source = source as? ObjectSource { visitModel(source.object, place) }
    }
  }
#endif
