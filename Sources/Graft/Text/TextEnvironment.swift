import Foundation
import ViewGraph

/// What a text reads of its surroundings, as one value: most texts are in surroundings that set nothing, and each read
/// is remembered.
struct TextEnvironment: Equatable {
  /// How a part looks that sets nothing itself, but for its colour.
  var looks = TextStyle()
  var color = Color.primary
  var alignment = TextAlignment.leading
  var lineLimit: Int?

  /// How a part looks that sets nothing itself.
  var style: TextStyle {
    var style = looks
    style.color = color == .primary ? nil : color
    return style
  }
}

private struct TextEnvironmentKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

extension EnvironmentValues {
  /// Set together with the keys that programs read.
  var text: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }
}
