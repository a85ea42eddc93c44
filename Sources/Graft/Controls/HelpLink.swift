import Foundation
import ViewGraph

/// A round button with a question mark, which leads to help. As SwiftUI documents it.
public struct HelpLink: View {
  private let action: (() -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// A button that runs an action.
  public init(action: @escaping () -> Void) { (self.action, destination) = (action, nil) }

  /// A button that opens a URL.
  public init(destination: URL) { (action, self.destination) = (nil, destination) }

  /// The button.
  public var body: some View {
    Button(.own("Help"), systemImage: "questionmark") {
      action?()
      if let destination { openURL(destination) }
    }
    .labelStyle(.iconOnly).buttonBorderShape(.circle)
  }
}
