import Foundation
import TestSupport
import ViewGraph
import ViewGraphTesting

extension Log {
  /// Notes a size as whole pixels.
  func note(_ size: CGSize) { note("\(Int(size.width)) × \(Int(size.height))") }
}

/// A reader whose content is a leaf of a third of its width, and that writes down the sizes it is evaluated for.
struct Third: View {
  let log: Log
  var name = "third"
  var action: (() -> Void)?

  var body: some View {
    GeometryReader { proxy in
      let _ = log.note(proxy.size)
      Leaf(name, size: CGSize(width: proxy.size.width / 3, height: 10), action: action)
    }
  }
}

/// Room around a view at its leading and top edges.
struct Inset<Content: View>: UnaryLayoutView {
  let leading: CGFloat
  let top: CGFloat
  let content: Content

  init(_ leading: CGFloat, _ top: CGFloat = 0, @ViewBuilder content: () -> Content) {
    (self.leading, self.top) = (leading, top)
    self.content = content()
  }

  var layout: PaddingLayout { PaddingLayout(insets: EdgeInsets(top: top, leading: leading, bottom: 0, trailing: 0)) }

  var invalidParameter: String? { nil }
}

/// A view of a width.
struct Wide<Content: View>: UnaryLayoutView {
  let width: CGFloat
  let content: Content

  init(_ width: CGFloat, @ViewBuilder content: () -> Content) {
    self.width = width
    self.content = content()
  }

  var layout: FrameLayout { FrameLayout(width: width, height: 20, alignment: .topLeading) }

  var invalidParameter: String? { nil }
}
