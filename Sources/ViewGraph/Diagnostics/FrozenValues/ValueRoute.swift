#if DEBUG
  /// The way to a value from the start of a view: through structures and optionals, and through erased views, which keep
  /// theirs elsewhere.
  struct ValueRoute {
    /// How far the erased views on the way are, each from the start of the view that it is in.
    private var erasedViews: [Int] = []
    /// How far from the start of the innermost view.
    private var offset = 0

    func adding(_ distance: Int) -> ValueRoute {
      var route = self
      route.offset += distance
      return route
    }

    /// The start of the view that the erased view here has.
    var insideOfErasedView: ValueRoute {
      var route = self
      route.erasedViews.append(offset)
      route.offset = 0
      return route
    }

    /// Runs `change` with the address of the value in a view, and has the erased views on the way keep the outcome.
    @MainActor
    func reach(in view: UnsafeMutableRawPointer, _ change: (UnsafeMutableRawPointer) -> Void) {
      guard let next = erasedViews.first else { return change(view + offset) }
      var rest = self
      rest.erasedViews.removeFirst()
      let erased = (view + next).assumingMemoryBound(to: AnyView.self)
      erased.pointee = rest.changed(erased.pointee.content, change)
    }

    @MainActor
    private func changed(_ view: some View, _ change: (UnsafeMutableRawPointer) -> Void) -> AnyView {
      var view = view
      withUnsafeMutablePointer(to: &view) { reach(in: UnsafeMutableRawPointer($0), change) }
      return AnyView(view)
    }
  }
#endif
