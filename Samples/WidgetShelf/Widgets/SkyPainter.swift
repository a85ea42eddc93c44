import CGTK
import Graft

/// Paints a sky with OpenGL. It has a program there from when an area has a context until that goes.
@MainActor
final class SkyPainter {
  var hour = 0.0
  private var program: UInt32 = 0
  private var vertices: UInt32 = 0

  /// Whether there is something to paint with.
  var isReady: Bool { program != 0 }

  func begin(in area: Widget) {
    let pointer = area.cast(to: GtkGLArea.self)
    gtk_gl_area_make_current(pointer)
    // The area shows its error itself.
    guard gtk_gl_area_get_error(pointer) == nil, let context = gtk_gl_area_get_context(pointer) else { return }
    let isEmbedded = gdk_gl_context_get_use_es(context) != 0
    program = OpenGL.makeProgram(SkyShader.vertex, SkyShader.fragment, isEmbedded: isEmbedded)
    OpenGL.makeVertexArrays(1, &vertices)
  }

  func end(in area: Widget) {
    guard isReady else { return }
    gtk_gl_area_make_current(area.cast())
    OpenGL.deleteProgram(program)
    OpenGL.deleteVertexArrays(1, &vertices)
    (program, vertices) = (0, 0)
  }

  /// Answers whether it has painted.
  func paint(in area: Widget) -> Bool {
    guard isReady else { return false }
    let (width, height) = (gtk_widget_get_width(area.widgetPointer), gtk_widget_get_height(area.widgetPointer))
    OpenGL.useProgram(program)
    OpenGL.setNumber(OpenGL.place(program, "hour"), Float(hour))
    OpenGL.setNumber(OpenGL.place(program, "aspect"), Float(width) / Float(max(height, 1)))
    OpenGL.bindVertexArray(vertices)
    OpenGL.drawArrays(OpenGL.triangles, 0, 3)
    return true
  }
}
