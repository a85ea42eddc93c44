import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The content of a window that is about to open. As SwiftUI documents it.
@MainActor @preconcurrency
public struct WindowLayoutRoot {
  private let window: UnsafeMutablePointer<GtkWindow>
  private let widget: Widget
  private let size: @MainActor (CGSize) -> CGSize
  private let fillingAxes: @MainActor () -> Axis.Set

  init<Content>(of controller: GtkHostingController<Content>, in window: UnsafeMutablePointer<GtkWindow>) {
    (self.window, widget) = (window, controller.widget)
    size = { controller.sizeThatFits(in: $0) }
    fillingAxes = { controller.fillingAxes }
  }

  /// The size in pixels, with the header bar, that the content likes the window to have, or the one for a width.
  func idealSize(for width: CGFloat? = nil) -> (width: Int32, height: Int32) {
    IdealWindowSize.measure(window, around: widget.widgetObject, filledAlong: fillingAxes(), width: width)
  }

  /// The size in pixels, with the header bar, that the window takes for its content where a size is offered; nil in a proposal
  /// is what the content likes to have, where what scrolls is from 240 to 480 pixels long, and what takes any
  /// room as long at least (WI1).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(idealSize())
    guard proposal != .unspecified else { return ideal }
    let around = CGSize(IdealWindowSize.room(around: widget.widgetObject, in: window))
    var size = size(
      CGSize(
        width: (proposal.width ?? ideal.width) - around.width,
        height: (proposal.height ?? ideal.height) - around.height))
    size.width = proposal.width == nil ? ideal.width : size.width + around.width
    size.height += around.height
    if proposal.height == nil { size.height = CGSize(idealSize(for: size.width)).height }
    return size
  }
}

extension CGSize {
  fileprivate init(_ size: (width: Int32, height: Int32)) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
