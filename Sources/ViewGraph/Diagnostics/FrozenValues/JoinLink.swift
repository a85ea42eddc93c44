#if DEBUG
  import Foundation

  /// A value of a root view that was, when its host was made, the same as a value of the representable.
  @MainActor
  struct JoinLink {
    private let holder: ValuePlace
    /// Where in the representable it may come from: one place, unless several had the same value.
    private let origins: [ValuePlace]
    /// What both had when they were last seen to be the same.
    private var common: FoundValue
    /// Whether the host was seen to follow.
    private var hasFollowed = false
    /// The value of the representable that was found to be no fault, or was reported.
    private var settled: FoundValue?

    private init(_ held: FoundValue, _ origins: [ValuePlace]) {
      (holder, common, self.origins) = (held.place, held.described, origins)
    }

    /// The links between a representable and a root view.
    static func all(
      from view: [FoundValue], to hosted: [FoundValue], reading sources: [DependencySource]
    ) -> [JoinLink] {
      hosted.compactMap { held in
        guard !held.place.isInitial else { return nil }
        let candidates = view.filter { $0.isSame(as: held) }
        let named = candidates.filter { isNamed($0, as: held) }
        let origins =
          named.isEmpty
          ? candidates.filter { value in
            // What was read while the host was made was read for something.
            let wasRead = value.place.origin == .reading || sources.contains { $0 === value.source }
            return isLikely(held, wasRead ? hosted : nil) || held.place.isInterpolated && candidates.count == 1
              || isOnlyOne(held, in: hosted, of: view)
          } : named
        guard !origins.isEmpty, !origins.contains(where: \.place.isInitial) else { return nil }
        return JoinLink(held, origins.map(\.place))
      }
    }

    /// Whether a name says that both are one property. Those of Graft's own views say it only inside of one content.
    private static func isNamed(_ value: FoundValue, as held: FoundValue) -> Bool {
      guard value.place.name == held.place.name, value.place.origin != .reading else { return false }
      guard TypeFacts.of(held.place.owner).isOwn else { return true }
      return value.place.isInView && value.place.owner == held.place.owner
    }

    /// Whether both views have one value of this type alone, and it is none that stands for nothing or one of something.
    private static func isOnlyOne(_ held: FoundValue, in hosted: [FoundValue], of view: [FoundValue]) -> Bool {
      guard case .plain(let number as any BinaryInteger) = held.value, !(-1...1).contains(Int(clamping: number)) else {
        return false
      }
      return !TypeFacts.of(held.place.owner).isOwn
        && [hosted, view].allSatisfy { $0.count(where: { $0.type == held.type }) == 1 }
    }

    /// Whether equal values are no chance.
    private static func isLikely(_ held: FoundValue, _ all: [FoundValue]?) -> Bool {
      if let all, all.count(where: { $0.isSame(as: held) }) == 1 { return true }
      if TypeFacts.of(held.place.owner).isOwn, case .plain(let plain) = held.value, isCommon(plain) { return false }
      return held.value.isDistinctive
    }

    /// Whether many views give the value to modifiers.
    private static func isCommon(_ value: Any) -> Bool {
      if let optional = value as? any OptionalValue { return optional.wrapped.map(isCommon) ?? false }
      return value is any Numeric || value is CGSize || value is CGPoint || value is CGRect
    }

    // MARK: Looking

    mutating func look(_ look: JoinLook, _ view: [FoundValue]) {
      guard let held = look.hosted.found.first(where: { $0.place.path == holder.path && $0.type == common.type })
      else { return }
      let values = origins.compactMap { origin in
        view.first { $0.place.path == origin.path && $0.place.origin == origin.origin && $0.type == common.type }
      }
      guard let value = values.first else { return }
      if values.contains(where: { $0.isSame(as: held) }) { return follow(held) }
      // Somebody else decides what the host has.
      guard held.isSame(as: common), settled.map({ !$0.isSame(as: value) }) ?? true else { return }
      settled = value
      // What is in a value that was reported has stayed with it.
      if !look.hasReported(around: holder.path), !isExcused(value, held.place, look) { report(value, look) }
    }

    private mutating func follow(_ held: FoundValue) {
      if !held.isSame(as: common) { hasFollowed = true }
      (common, settled) = (held.described, nil)
    }

    private func isExcused(_ value: FoundValue, _ held: ValuePlace, _ look: JoinLook) -> Bool {
      look.hasEvaluated || hasWay(to: value, look) || !isShown(value, at: held, look)
    }

    /// Whether the root view has the model or the binding that the value is from, or a model that has the new value too.
    private func hasWay(to value: FoundValue, _ look: JoinLook) -> Bool {
      if case .model(let id) = value.place.origin { return look.hosted.models.contains(id) }
      if look.hasBinding(for: value) { return true }
      return look.view.found.contains { other in
        guard case .model(let id) = other.place.origin, look.hosted.models.contains(id) else { return false }
        return other.isSame(as: value) && (other.place.name == value.place.name || value.value.isDistinctive)
      }
    }

    /// Whether the new value would make a difference on the screen, as far as that can be tried.
    private func isShown(_ value: FoundValue, at place: ValuePlace, _ look: JoinLook) -> Bool {
      guard let route = place.route else { return true }
      switch value.value {
      case .plain(let plain):
        return look.root.showsDifference { root in
          route.reach(in: root) { StoredField.write(plain, at: $0) }
        }
      case .object(let object):
        guard let object = object.object else { return true }
        return look.root.showsDifference { root in
          route.reach(in: root) { JoinLink.assign(object, as: common.type, at: $0) }
        }
      case .binding, .closure, .enumCase: return true
      }
    }

    private static func assign<Value>(_ object: AnyObject, as type: Value.Type, at pointer: UnsafeMutableRawPointer) {
      if let value = object as? Value { StoredField.write(value, at: pointer) }
    }

    private func report(_ value: FoundValue, _ look: JoinLook) {
      look.reportedPaths.append(holder.path)
      JoinFinding(value: value.described, held: common, hasFollowed: hasFollowed).report(look)
    }
  }

  extension JoinLook {
    /// Whether the root view has a binding through which the representable comes by a value, or a part of it.
    fileprivate func hasBinding(for value: FoundValue) -> Bool {
      guard [.binding, .capture, .reading].contains(value.place.origin) else { return false }
      let own = view.found.compactMap { $0.place.path == value.place.path ? $0.binding : nil }
      return hosted.found.compactMap(\.binding).contains { held in
        if let source = held.source, source === value.source { return true }
        return own.contains { held.isSamePlace(as: $0) }
      }
    }
  }

  extension FoundValue {
    @MainActor fileprivate var described: FoundValue {
      FoundValue(place: place, type: type, value: value.described, source: source)
    }

    /// The binding that this is.
    var binding: (any BindingLocation)? {
      if case .binding(let location) = value { location } else { nil }
    }
  }
#endif
