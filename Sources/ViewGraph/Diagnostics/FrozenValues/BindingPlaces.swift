#if DEBUG
  /// Where a binding leads, for those who compare the bindings of two views.
  extension BindingLocation {
    /// The locations that this one is made from, itself first.
    var chain: [any BindingLocation] {
      var chain: [any BindingLocation] = [self]
      while let last = chain.last, let base = Mirror(reflecting: last).descendant("base") as? any BindingLocation {
        chain.append(base)
      }
      return chain
    }

    /// Whether the program's own code is run to read it.
    var isComputed: Bool { chain.contains { $0 is any ComputedLocation } }

    /// The state or other source that the chain ends at, if it is one.
    var source: DependencySource? { chain.last as? DependencySource }

    /// Whether a binding leads where another does, or to a part of it: the same binding with an animation does.
    @MainActor
    func isSamePlace(as other: any BindingLocation) -> Bool {
      if let (left, right) = getters(with: other) { return left.isSame(as: right) }
      let (own, others) = (chain, other.chain)
      return own.contains { $0.isEqual(to: other) } || others.contains { isEqual(to: $0) }
    }

    /// The readers of two computed bindings.
    @MainActor
    private func getters(with other: any BindingLocation) -> (HeldClosure, HeldClosure)? {
      guard let left = (chain.last as? any ComputedLocation)?.getter,
        let right = (other.chain.last as? any ComputedLocation)?.getter
      else { return nil }
      return (left, right)
    }

    /// For messages.
    var placeDescription: String {
      switch chain.last {
      case let constant as any ConstantPlace: "the constant \(constant.constant)"
      case is any ComputedLocation: "a computed value"
      case let source as DependencySource: "a state of type \(source.currentValueType)"
      default: "another property"
      }
    }
  }

  extension DependencySource {
    fileprivate var currentValueType: String {
      String(describing: type(of: self)).drop { $0 != "<" }.dropFirst().dropLast().description
    }
  }

  /// A location that calls the program's code.
  protocol ComputedLocation {
    @MainActor var getter: HeldClosure? { get }
  }

  extension FunctionLocation: ComputedLocation {
    @MainActor var getter: HeldClosure? {
      Mirror(reflecting: self).descendant("get").map { get in
        HeldClosure(of: get)
      }
    }
  }

  private protocol ConstantPlace {
    var constant: String { get }
  }

  extension ConstantLocation: ConstantPlace {
    fileprivate var constant: String { "\(read())" }
  }

  extension HeldClosure {
    /// The values that a function has captured.
    init<Function>(of function: Function) {
      self = withUnsafePointer(to: function) { HeldClosure(at: $0, type: Function.self) }
    }
  }
#endif
