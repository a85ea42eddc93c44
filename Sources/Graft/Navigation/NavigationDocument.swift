import Foundation
import ViewGraph

/// What SwiftUI says of the document behind a title, which a header bar has no place for.
extension View {
  /// Changes nothing on the desktop.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Changes nothing on the desktop.
  public func navigationDocument<Document: Transferable>(_ document: Document) -> some View { self }

  /// Changes nothing on the desktop.
  public func navigationDocument<Document: Transferable, Image, Icon>(
    _ document: Document, preview: SharePreview<Image, Icon>
  ) -> some View { self }
}
