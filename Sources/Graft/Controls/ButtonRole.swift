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

  /// What such a button is called.
  fileprivate var title: LocalizedStringKey {
    switch purpose {
    case .destructive: .own("Delete")
    case .cancel: .own("Cancel")
    case .close: .own("Close")
    case .confirm: .own("OK")
    }
  }
}

/// The label of a button that has only a role: the library's own words. Claim SY25.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The words.
  public var body: some View { Text(role.title) }
}

extension DefaultButtonLabel: Titled { var titleParts: [any View] { [body] } }

extension Button where Label == DefaultButtonLabel {
  /// A button that is called what its role is. Claim SY25.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
