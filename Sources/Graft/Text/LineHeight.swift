import Foundation
import ViewGraph

extension AttributedString {
  /// How far the baselines of two lines are from each other. As Foundation documents it elsewhere. Claim TX34.
  public struct LineHeight: Hashable, Sendable, Codable {
    enum Kind: Hashable, Sendable, Codable {
      case variable, multiple(CGFloat), more(CGFloat), exact(CGFloat)
    }

    let kind: Kind

    /// As high as the fonts in each line.
    public static var variable: LineHeight { LineHeight(kind: .variable) }

    /// 1.25 times the size of the letters.
    public static var normal: LineHeight { multiple(factor: 1.25) }

    /// 1.1 times the size of the letters.
    public static var tight: LineHeight { multiple(factor: 1.1) }

    /// 1.5 times the size of the letters.
    public static var loose: LineHeight { multiple(factor: 1.5) }

    /// A multiple of the size of the largest letters in a line.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }

    /// The size of the largest letters in a line, and a length in pixels more.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .more(increase)) }

    /// A length in pixels.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

    /// The height of lines with letters of a size, both in pixels; nil for that of the font. What is no number counts as not said,
    /// and no line is higher than 10,000.
    func height(of size: CGFloat) -> CGFloat? {
      let height: CGFloat
      switch kind {
      case .variable: return nil
      case .multiple(let factor): height = size * factor
      case .more(let increase): height = size + increase
      case .exact(let points): height = points
      }
      return height.isFinite && height > 0 ? min(height, 10_000) : nil
    }
  }
}

extension EnvironmentValues {
  /// How far the baselines of two lines of a text are from each other here; nil for as far as its fonts have it. Claim TX34.
  public var lineHeight: AttributedString.LineHeight? {
    get { text.lineHeight }
    set { text.lineHeight = newValue }
  }
}

extension View {
  /// Sets how far the baselines of two lines of the texts in this view are from each other; nil for as far as their fonts have it.
  /// A first line is as high as the others. Claim TX34.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
