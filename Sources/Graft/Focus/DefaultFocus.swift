import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// How much a default focus counts. As SwiftUI documents it.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  /// The user has not moved the focus.
  public static let userInitiated = Self(name: "userInitiated")
}

/// Where a default focus is, by a widget of the view.
@MainActor
private final class DefaultFocusPlace {
  var widget: ObjectWatch?

  /// How often the user or the program has moved the focus in the window.
  var moves: Int { widget?.object.map { FocusMoves.count(around: Widget($0.object.cast(to: GtkWidget.self))) } ?? 0 }
}

extension DefaultFocusPlace: @MainActor CarriedByWidgets {
  static func == (left: DefaultFocusPlace, right: DefaultFocusPlace) -> Bool { left === right }

  func apply(to widget: Widget) { if self.widget?.object == nil { self.widget = ObjectWatch(widget) } }
}

/// Offers the focus to a field when the view first appears: not on a page on which the focus has been moved by then, and for as
/// long as it is not.
private struct DefaultFocus<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @State private var wasOffered = false
  @State private var place = DefaultFocusPlace()
  @Environment(\.navigationPage) private var page
  @Environment(\.windowBar) private var bar

  func body(content: Content) -> some View {
    AttributedView(content: content, attribute: place).onAppear {
      if !wasOffered { offer() }
      wasOffered = true
    }
  }

  private func offer() {
    let moves = place.moves
    // A page that is pushed is new, whatever was done on others.
    guard moves == bar?.focusMovesBefore ?? 0 || page != .root else { return }
    binding.offer(value) { [place] in place.moves == moves }
  }
}

extension View {
  /// Gives the focus to the view that a focus state knows by a value, when the window, sheet or page around this view is shown
  /// first, unless the user or the program has moved the focus before. As SwiftUI documents it. Claim FO4.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocus(binding: binding, value: value)) }
}
