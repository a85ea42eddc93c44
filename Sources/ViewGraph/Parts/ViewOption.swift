/// One of the views among which a control chooses, found in the value of its content.
@MainActor
package struct ViewOption {
  /// Where the view is in the content, so that its state is kept while others come and go.
  package let id: [AnyHashable]
  package let view: any View
  package let role: ViewPart.Role
  package let tag: ViewTag?

  /// The views that a value stands for, in order. Structure is taken apart: blocks, branches, elements and groups, and bodies
  /// of views that have neither state nor environment; other views are what they are.
  package static func all(in content: any View) -> [ViewOption] {
    var options = Collected()
    options.add(content, Place())
    return options.options
  }

  /// What is known on the way to a view.
  @MainActor
  private struct Place {
    var id: [AnyHashable] = []
    var role = ViewPart.Role.content
    /// Of tags in each other the outermost counts; an element's own id gives way to a tag.
    var tag: ViewTag?
    var elementID: ViewTag?
    /// What stands around the view alone.
    var whole: (any View)?

    func entering(_ part: ViewPart) -> Place {
      Place(
        id: id + [part.key], role: part.role == .content ? role : part.role, tag: tag,
        elementID: part.elementID ?? elementID)
    }
  }

  @MainActor
  private struct Collected {
    var options: [ViewOption] = []

    mutating func add(_ view: any View, _ place: Place) {
      if let divided = view as? any DividedView {
        for part in divided.parts { add(part.view, place.entering(part)) }
        return
      }
      var place = place
      place.tag = place.tag ?? ViewOption.tag(of: view)
      place.whole = place.whole ?? view
      if let inside = ViewOption.inside(view) { return add(inside, place) }
      options.append(
        ViewOption(
          id: place.id, view: place.whole ?? view, role: place.role, tag: place.tag ?? place.elementID))
    }
  }

  /// The innermost of what stands around one another: what is shown, without what is done to it.
  package static func core(of view: any View) -> any View {
    var core = view
    while !(core is any DividedView), let inside = inside(core) { core = inside }
    return core
  }

  /// A view, and what it stands around: from the outermost to what is no modifier. No body is asked.
  package static func layers(of view: any View) -> [any View] {
    Array(sequence(first: view) { $0 is any DividedView ? nil : around($0) })
  }

  /// What a view stands around, or what its body is, if that can be known.
  package static func inside(_ view: any View) -> (any View)? { around(view) ?? body(of: view) }

  private static func around(_ view: any View) -> (any View)? {
    if let around = view as? any ViewAround { return around.viewInside }
    return (view as? any WrapperView).map { content(of: $0) }
  }

  private static func content<Wrapper: WrapperView>(of view: Wrapper) -> any View { view.content }

  /// The body of a view that has neither state nor environment, and is none of ours.
  package static func body<Content: View>(of view: Content) -> (any View)? {
    isOpen(Content.self) ? view.body : nil
  }

  /// Whether views of a type are such.
  static func isOpen<Content: View>(_ type: Content.Type) -> Bool {
    Content.Body.self != Never.self && FieldTable.of(type).isPlain && !OwnTypes.contain(type)
  }
}
