import CGTK
import GTKSupport

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let style: String?

  /// Something is lost: the theme draws a warning colour.
  public static let destructive = ButtonRole(style: "destructive-action")
  /// Nothing is done.
  public static let cancel = ButtonRole(style: nil)

  @MainActor
  static func mark(_ button: Widget, _ role: ButtonRole?) {
    guard let style = destructive.style else { return }
    let change = role == .destructive ? gtk_widget_add_css_class : gtk_widget_remove_css_class
    change(button.widgetObject, style)
  }
}
