import CGTK
import GTKSupport

extension WidgetQuery {
  /// Writes a picture of the window around the widgets as a PNG file, as the next frame would show it.
  public func writePicture(to path: String) throws {
    let native = gtk_widget_get_native(root.widgetObject)
    let isWritten = native.flatMap { ObjectReference.texture(of: $0.cast()) }?.withObjectAddress {
      gdk_texture_save_to_png($0.cast(), path) != 0
    }
    if isWritten != true { throw WidgetQueryError(description: "no picture could be written to \(path)") }
  }
}
