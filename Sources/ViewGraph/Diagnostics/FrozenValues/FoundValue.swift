#if DEBUG
  /// A value inside of a view, and where it was found.
  struct FoundValue {
    let place: ValuePlace
    /// The type that it was declared with.
    let type: Any.Type
    let value: HeldValue
    /// What was read to come by it.
    var source: DependencySource?

    @MainActor
    func isSame(as other: FoundValue) -> Bool { type == other.type && value.isSame(as: other.value) }
  }

  /// Where a value is inside of a view.
  struct ValuePlace {
    /// How a representable comes by a value.
    enum Origin: Equatable {
      case property
      /// Through a binding or a state.
      case binding
      case environment
      /// It is a property of an observable object.
      case model(ObjectIdentifier)
      /// A closure has captured it.
      case capture
      /// Make has read it, nobody knows how.
      case reading
    }

    /// The names that lead there.
    private(set) var path = ""
    /// The names down to the first of Graft's own views.
    private(set) var pathOutsideOfGraft = ""
    /// The last of them.
    private(set) var name = ""
    /// The type whose property it is.
    private(set) var owner: Any.Type
    /// How the value is reached where it lies in the view, so that another can be put there.
    private(set) var route: ValueRoute?
    private(set) var depth = 0
    var origin = Origin.property
    /// Whether the value is written into a text: a literal would be a part of the text's own words.
    var isInterpolated = false
    /// The type of the view in a property, if the value is inside of one.
    private(set) var isInView = false

    /// The start of a view.
    init(of type: Any.Type) {
      owner = type
      route = ValueRoute()
    }

    /// The place of a property of the value here.
    func property(_ name: String, of owner: Any.Type, at offset: Int?) -> ValuePlace {
      var place = self
      place.name = String(name.drop { $0 == "_" || $0 == "." })
      place.path = path.isEmpty ? place.name : "\(path).\(place.name)"
      place.owner = owner
      place.route = route.flatMap { route in offset.map(route.adding) }
      place.depth += 1
      if !TypeFacts.of(owner).isOwn { place.pathOutsideOfGraft = place.path }
      place.isInView = isInView || !path.isEmpty && TypeFacts.of(owner).isView
      return place
    }

    /// The same place, of a value that is no longer where it lies in the view.
    var moved: ValuePlace {
      var place = deeper
      place.route = nil
      return place
    }

    /// The place of what an optional here has, which lies where the optional does.
    var inOptional: ValuePlace { deeper }

    /// The place of the view that an erased view here has.
    var inErasedView: ValuePlace {
      var place = deeper
      place.route = route?.insideOfErasedView
      return place
    }

    private var deeper: ValuePlace {
      var place = self
      place.depth += 1
      return place
    }

    func with(_ origin: Origin) -> ValuePlace {
      var place = moved
      place.origin = origin
      return place
    }

    /// Whether the value is meant to stay as make found it.
    var isInitial: Bool {
      path.split(separator: ".").contains { LastingFields.isInitial($0) }
    }
  }
#endif
