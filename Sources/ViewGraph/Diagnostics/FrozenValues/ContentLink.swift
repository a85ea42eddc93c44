#if DEBUG
  /// A closure of a representable that gives the content of a root view: make has called it.
  ///
  /// It is never called from here. Where what it has captured is another, so would be what it gives.
  @MainActor
  struct ContentLink {
    private let place: ValuePlace
    /// What the root view was made with.
    private var used: HeldClosure

    /// The closures of a representable whose results are in a root view.
    static func all(from view: [FoundValue], to hosted: ValueWalk) -> [ContentLink] {
      view.compactMap { found in
        guard case .closure(let closure) = found.value, found.place.origin == .property, !found.place.isInitial,
          TypeFacts.of(closure.resultType).isView,
          hosted.composites.contains(ObjectIdentifier(closure.resultType))
        else { return nil }
        return ContentLink(place: found.place, used: closure)
      }
    }

    mutating func look(_ look: JoinLook) {
      guard let now = look.view.found.first(where: { $0.place.path == place.path }),
        case .closure(let closure) = now.value
      else { return }
      // Of a view that was captured as a whole nobody knows what the closure uses.
      let isStale = !closure.isSame(as: used) && !closure.holdsView
      if look.wasAssigned || !isStale { return used = closure }
      defer { used = closure }
      guard !look.hasEvaluated, let difference = used.difference(to: closure) else { return }
      look.report(
        place.path,
        """
        \(place.path) of \(look.owner.viewType) captures \(difference.new), and \(look.root.viewType), which its \
        \(look.call) has hosted, is what it gave with \(difference.old)
        """,
        cure: "\(JoinFinding.reason(look)): call \(place.path) in update as well, and assign the host's rootView")
    }
  }
#endif
