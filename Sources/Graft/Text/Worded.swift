import Foundation
import ViewGraph

/// Does something to a view with what a text says at the view's place, again where that is read in another locale (TX20).
struct Worded<Result: View>: ViewModifier {
  let text: Text
  let apply: (AnyView, String) -> Result
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View { apply(AnyView(content), text.string(in: locale)) }
}

extension View {
  /// Does something to this view with what a text says here.
  func worded<Result: View>(
    _ text: Text, _ apply: @escaping (AnyView, String) -> Result
  ) -> some View { modifier(Worded(text: text, apply: apply)) }
}
