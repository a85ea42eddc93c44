import CGTK
import GTKSupport
import ViewGraph

/// What a button is for. As SwiftUI documents it.
public struct ButtonRole: Hashable, Sendable {
  private enum Purpose { case destructive, cancel, close, confirm }

  private let purpose: Purpose

  /// Something is lost: the theme draws a warning colour.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// Nothing is done. It looks as any other in a window.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// What is shown goes away. Claim SY25.
  public static let close = ButtonRole(purpose: .close)
  /// What is asked is done. Claim SY25.
  public static let confirm = ButtonRole(purpose: .confirm)

  /// GTK's name of such a button, in the user's language.
  @MainActor
  fileprivate var title: String {
    let key =
      switch purpose {
      case .destructive: "_Delete"
      case .cancel: "_Cancel"
      case .close: "_Close"
      case .confirm: "_OK"
      }
    // Without a translation the answer is what was asked, which must still be there. Underscores mark the letters of mnemonics.
    return key.withCString { String(cString: g_dgettext("gtk40", $0)) }.replacing("_", with: "")
  }
}

/// The label of a button that has only a role: GTK's own words, in the user's language. Claim SY25.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The words.
  public var body: some View { Text(verbatim: role.title) }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that is called what its role is. Claim SY25.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
