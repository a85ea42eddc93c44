import Graft

/// What the pointer looks like, under the name that source for AppKit uses: over all windows of the program that are open, where
/// no view says it by `pointerStyle(_:)`.
@MainActor
public final class NSCursor {
  private static var pushed: [NSCursor] = []
  /// What the pointer looks like.
  public private(set) static var current = arrow

  /// The name of the cursor in CSS.
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Shows the cursor.
  public func set() {
    NSCursor.current = self
    ProgramPointer.show(self === NSCursor.arrow ? nil : name)
  }

  /// Shows the cursor until it is popped.
  public func push() {
    NSCursor.pushed.append(NSCursor.current)
    set()
  }

  /// Shows the cursor that was there before the last one was pushed.
  public func pop() { NSCursor.pop() }

  /// Shows the cursor that was there before the last one was pushed.
  public static func pop() { (pushed.popLast() ?? arrow).set() }
}

extension NSCursor {
  public static let arrow = NSCursor("default")
  public static let iBeam = NSCursor("text")
  public static let iBeamCursorForVerticalLayout = NSCursor("vertical-text")
  public static let crosshair = NSCursor("crosshair")
  public static let openHand = NSCursor("grab")
  public static let closedHand = NSCursor("grabbing")
  public static let pointingHand = NSCursor("pointer")
  public static let resizeLeft = NSCursor("w-resize")
  public static let resizeRight = NSCursor("e-resize")
  public static let resizeLeftRight = NSCursor("ew-resize")
  public static let resizeUp = NSCursor("n-resize")
  public static let resizeDown = NSCursor("s-resize")
  public static let resizeUpDown = NSCursor("ns-resize")
  public static let operationNotAllowed = NSCursor("not-allowed")
  public static let dragLink = NSCursor("alias")
  public static let dragCopy = NSCursor("copy")
  public static let contextualMenu = NSCursor("context-menu")
}
