import CGTK
import Foundation
import GTKBridge
import GTKSupport
import OpenCombine
import ViewGraph

/// Makes pictures of a view that is in no window. As SwiftUI documents it.
///
/// The view has the environment of the desktop, and state of its own, which it keeps for as long as the renderer lives (CV25).
/// It is shown in a window that nobody sees. Without a display what Graft draws itself is in the picture all the same, as
/// shapes, colours, images, canvases and effects on them; what is a GTK widget, as texts, controls and what scrolls, is an empty
/// place then, which is reported once (CV26). Colours of the theme are those of GTK's own there. A picture costs about what
/// showing the view costs, and the next one what has changed. What changes of itself is told in turns of the main loop; a program
/// without one has it in the next picture for as long as its main actor is on the main thread.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is offered to the content: nothing unless set, so that it has its ideal size (CV24).
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels of the picture a point has along each axis (CV24).
  public var scale: CGFloat = 1
  /// Whether there is black behind the content, in place of nothing (CV26).
  public var isOpaque = false
  /// Accepted, and changes nothing: pictures have the colours of a screen.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Published: it tells before it is another (CV25).
  @Published private var latest: Content
  private var drawn: (any DrawnTree<Content>)?

  /// A renderer of a view, which is evaluated for the first picture.
  public init(content: Content) { latest = content }

  /// The view.
  public var content: Content {
    get { latest }
    set {
      latest = newValue
      drawn?.rootView = newValue
    }
  }

  /// The picture as a `GdkTexture`; nil, and reported, of nothing, of more than 32767 pixels along an axis, and where there is
  /// no renderer or no memory for it.
  public var gdkTexture: ObjectReference? {
    let drawn = drawn ?? makeTree()
    self.drawn = drawn
    return drawn.texture(for: proposedSize, scale: scale, isOpaque: isOpaque)
  }

  /// The picture as the bytes of a PNG file; nil where there is no texture.
  public var pngData: Data? {
    guard let texture = gdkTexture else { return nil }
    return texture.withObjectAddress { address in
      guard let bytes = gdk_texture_save_to_png_bytes(address.cast()) else { return nil }
      defer { g_bytes_unref(bytes) }
      var size: gsize = 0
      return g_bytes_get_data(bytes, &size).map { Data(bytes: $0, count: Int(size)) }
    }
  }

  private func makeTree() -> any DrawnTree<Content> {
    let tell = { [weak self] in _ = self?.objectWillChange.send() }
    // Asked again, GTK says that it is there, whatever it has found.
    gtk_init_check()
    if gdk_display_get_default() == nil { return DrawnPicture(latest, contentDidChange: tell) }
    return DrawnHost(latest, contentDidChange: tell)
  }
}
