import GTKBridge
import GTKSupport
import ViewGraph

extension Widget {
  /// Gives a control the size and the tint around it, beside style classes of its own (SY19, SY20).
  func showControlLook(of environment: EnvironmentValues, _ names: Set<String> = [], _ made: [StyleClass] = []) {
    showClasses(names.union(environment.controlSize.styleClass), made + environment.accentClasses)
  }

  /// Gives a control in which text is edited the font and the colour around it as well (CT20).
  func showFieldLook(of environment: EnvironmentValues) {
    showControlLook(of: environment, [], environment.textClasses)
  }
}

extension EnvironmentValues {
  /// The class of the tint; none for the theme's accent.
  @MainActor
  fileprivate var accentClasses: [StyleClass] {
    guard let color = tintColor else { return [] }
    return [StyleSheet.styleClass(for: color.resolve(in: self).accentRules)]
  }

  /// The class of the font and of the colour of text; none for the theme's.
  @MainActor
  fileprivate var textClasses: [StyleClass] {
    let rules = fontRule + colorRule
    return rules.isEmpty ? [] : [StyleSheet.styleClass(for: rules)]
  }

  // The class is said three times, so that it counts more than the library's own rules for fields.

  private var fontRule: String {
    let rules = text.looks.styleRules
    return rules.isEmpty ? "" : "&&& { \(rules) } "
  }

  @MainActor
  private var colorRule: String {
    foregroundPaint.map { "&&&:not(:disabled) { color: \($0.color.resolve(in: self).styleValue); }" } ?? ""
  }
}
