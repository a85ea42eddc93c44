import CGTK
import Foundation
import Graft
import GraftTesting

/// A widget of a fixed size.
struct Block: GtkWidgetRepresentable {
  let width: Int
  let height: Int

  init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget["width-request"] = width
    gtkWidget["height-request"] = height
  }
}

/// A widget that takes whatever room it is offered.
struct Filler: GtkWidgetRepresentable {
  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget["hexpand"] = true
    gtkWidget["vexpand"] = true
  }
}

extension WidgetQuery {
  /// The widgets of `Block` and `Filler`, in tree order.
  @MainActor
  var blocks: [FoundWidget] { all.filter { $0.widget.typeName == "GtkDrawingArea" } }

  /// Where they lie.
  @MainActor
  var blockFrames: [CGRect] { blocks.map(\.frame) }

  /// The frame of the label with a text.
  @MainActor
  func frame(ofText text: String) throws -> CGRect {
    let isHeading = all.contains { $0.role == .heading && $0.text == text }
    return try find(role: isHeading ? .heading : .label, text: text).frame
  }
}

/// The size that a view asks for when it is offered none.
@MainActor
func idealSize(of view: some View) throws -> CGSize {
  try PrivateDisplay.start()
  return GtkHostingWidget(rootView: view).sizeThatFits(in: .unspecified)
}

extension CGRect {
  /// Shorter to write in an expectation.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
