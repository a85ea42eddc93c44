import Foundation

extension Color.Resolved {
  /// What this changes in controls as their tint: rules of a style sheet in which `&` is the class of the control. Themes paint
  /// with colours of their own, which no name leads to; what is disabled stays theirs. Claim SY20.
  var accentRules: String { buttonRules + markRules + barRules + selectionRules }

  private var buttonRules: String {
    """
    button&.suggested-action:not(:disabled) { \(filled(1)) }
    button&.suggested-action:hover:not(:disabled) { \(filled(1.1)) }
    button&.suggested-action:active:not(:disabled), button&:checked:not(:disabled) { \(filled(0.85)) }
    button&.link:not(:disabled) { color: \(styleValue); }

    """
  }

  private var markRules: String {
    """
    checkbutton& > :checked:not(:disabled), checkbutton& > :indeterminate:not(:disabled) { \(filled(1)) }
    switch&:checked:not(:disabled) { background-color: \(styleValue); \(border) }
    switch&:checked:not(:disabled) > slider { \(border) }

    """
  }

  private var barRules: String {
    """
    scale& > trough > highlight:not(:disabled), progressbar& > trough > progress:not(:disabled),
    levelbar& > trough > block:not(.empty):not(:disabled) { background-color: \(styleValue); border-color: \(styleValue); }

    """
  }

  private var selectionRules: String {
    """
    & > text > selection:focus-within, & > selection:focus-within { background-color: alpha(\(styleValue), 0.3); }
    & > listview > row:selected:not(:disabled),
    calendar& > grid > label.day-number:selected:not(:disabled) {
      background-color: \(styleValue); color: \(ink);
    }

    """
  }

  private func filled(_ shade: Double) -> String {
    "background-image: image(shade(\(styleValue), \(shade))); color: \(ink); \(border)"
  }

  private var border: String { "border-color: shade(\(styleValue), 0.8);" }

  /// What is read on this colour.
  private var ink: String {
    let light = 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue
    return light > 0.5 ? "rgba(0,0,0,0.8)" : "white"
  }

  /// The colour in the words of style sheets.
  var styleValue: String {
    let parts = [red, green, blue].map { Int((share($0) * 255).rounded()) }
    return "rgba(\(parts[0]),\(parts[1]),\(parts[2]),\(share(opacity)))"
  }

  /// What is no number counts as none.
  private func share(_ part: Float) -> Float { part.isNaN ? 0 : min(max(part, 0), 1) }
}
