/// An element of the toolkit that can have the keyboard focus, or hold one that has.
@MainActor
package protocol FocusElement: AnyObject {
  var hasFocus: Bool { get }
  func takeFocus() -> FocusAnswer
  func giveUpFocus()
  /// Calls a function when the focus comes or goes, and when the element comes on the screen, for as long as there is the
  /// element; never while an update runs.
  func watchFocus(_ changed: @escaping @MainActor () -> Void)
}
