#if DEBUG
  /// A value that has changed in a representable and has stayed in a host, and what to do about it.
  @MainActor
  struct JoinFinding {
    let value: FoundValue
    let held: FoundValue
    /// Whether the host has followed another change.
    let hasFollowed: Bool

    func report(_ look: JoinLook) {
      look.report(property, finding(look), cure: "\(JoinFinding.reason(look)): \(cure(look))")
    }

    private func finding(_ look: JoinLook) -> String {
      """
      \(subject) of \(look.owner.viewType) \(change), and \(holder(look)), which its \(look.call) has hosted, \
      still has \(rest)
      """
    }

    private var subject: String {
      switch value.place.origin {
      case .reading: value.source?.placeName.map { "\($0), which the make" } ?? "a value that the make"
      case .capture: "what \(property)"
      default: property
      }
    }

    /// The property of the representable, without the parts of Graft's own views in it.
    private var property: String { value.place.pathOutsideOfGraft }

    private var change: String {
      switch value.value {
      case .plain: "\(verb)has changed from \(oldText) to \(value.value.description(besides: held.value))"
      case .object(let object): "is another \(object.type)\(object.contents)"
      case .binding(let location): "leads elsewhere, to \(location.placeDescription)"
      case .closure: "has captured something else"
      case .enumCase(let name, _): "has changed from \(held.value.description) to .\(name)"
      }
    }

    private var oldText: String { held.value.description(besides: value.value) }

    private var verb: String {
      switch value.place.origin {
      case .reading: value.source?.placeName == nil ? "has read " : "has read, "
      case .capture: "has captured "
      default: ""
      }
    }

    private var rest: String {
      // How Graft's own views name their parts is nobody's affair.
      let isNamed = !held.place.path.isEmpty && !TypeFacts.of(held.place.owner).isOwn
      let place = isNamed ? " in \(held.place.name)" : ""
      return switch held.value {
      case .plain, .enumCase: "\(oldText)\(place)"
      case .object(let object): "the \(object.type) of before\(object.contents)\(place)"
      case .binding(let location): "the binding of before\(place), to \(location.placeDescription)"
      case .closure: "the closure of before\(place)"
      }
    }

    /// The view that has the old value.
    private func holder(_ look: JoinLook) -> String {
      let (owner, root) = ("\(held.place.owner)", "\(look.root.viewType)")
      return owner == root || !TypeFacts.of(held.place.owner).isView ? root : "\(owner) in \(root)"
    }

    /// Why it stays.
    static func reason(_ look: JoinLook) -> String {
      switch look.call {
      case .make: "Make runs once"
      case .update, .body, .layout: "The host was made in an update, and the later ones have left it alone"
      }
    }

    private func cure(_ look: JoinLook) -> String {
      let field = held.place.name
      if look.wasAssigned {
        return "update assigns rootView, but with the old \(field): take \(property) from the representable's own value"
      }
      if hasFollowed || look.root.assignedCycle != nil {
        return
          "update assigns the host's rootView, but not for this change: widen the condition so that \(property) counts"
      }
      return switch (value.value, value.place.origin) {
      case (.object, _):
        "hand on the new object by assigning the host's rootView in update, or give the view .id(…) of it"
      case (.binding, _):
        "hand on the new binding by assigning the host's rootView in update, or give the view another .id(…)"
      case (_, .environment): "let the hosted view have @Environment itself, or assign the host's rootView in update"
      case (_, .binding):
        "give the hosted view the binding $\(property), or read it in update and assign the host's rootView"
      case (_, .model): "give the hosted view the object itself, or read it in update and assign the host's rootView"
      case (_, .capture):
        "call \(property) in update as well and assign the host's rootView, or let the hosted view have a binding"
      case (_, .reading):
        "let the hosted view read it itself, by a binding or by @Environment, or read it in update and assign the host's rootView"
      default: "assign the host's rootView in update, or let the hosted view have a binding or an observable object"
      }
    }
  }
#endif
