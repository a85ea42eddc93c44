import Foundation
import ViewGraph

/// The size that presented content wants of its window.
struct PresentedSize: Equatable {
  var width: CGFloat?
  var detent: PresentationDetent?
  /// The height of the window that presents counts.
  var coversPresenter = false

  /// The height over a window of a height.
  func height(_ presenter: CGFloat) -> CGFloat? {
    coversPresenter ? presenter : detent?.height(in: presenter)
  }
}

/// The size that content says; the outermost counts.
enum PresentedSizeKey: PreferenceKey {
  static var defaultValue: PresentedSize? { nil }

  static func reduce(value: inout PresentedSize?, nextValue: () -> PresentedSize?) { value = value ?? nextValue() }
}

/// A height at which a sheet stands. As SwiftUI documents it. Claim PR16.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable { case fraction(CGFloat), height(CGFloat) }

  private let kind: Kind

  /// Half as high as the window that presents.
  public static let medium = fraction(0.5)
  /// As high as the window that presents.
  public static let large = fraction(1)

  /// A share of the height of the window that presents.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self(kind: .fraction(fraction)) }

  /// A height in pixels.
  public static func height(_ height: CGFloat) -> PresentationDetent { Self(kind: .height(height)) }

  func height(in presenter: CGFloat) -> CGFloat {
    switch kind {
    case .fraction(let fraction): presenter * fraction
    case .height(let height): height
    }
  }
}

/// How large a sheet is. As SwiftUI documents it. Claim PR16.
public struct PresentationSizing: Hashable, Sendable {
  let size: PresentedSizing

  enum PresentedSizing: Hashable { case content, form, page }

  /// As large as the content.
  public static let automatic = Self(size: .content)
  /// As large as the content.
  public static let fitted = Self(size: .content)
  /// As wide as a form.
  public static let form = Self(size: .form)
  /// As wide as a page of text, and as high as the window that presents.
  public static let page = Self(size: .page)

  var presentedSize: PresentedSize {
    switch size {
    case .content: PresentedSize()
    case .form: PresentedSize(width: 540)
    case .page: PresentedSize(width: 720, detent: .large)
    }
  }
}

extension View {
  /// Says how high the sheet around is: the first of several, as sheets are windows here, in the order of their heights in
  /// a window of a thousand pixels (PR16).
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationDetent(detents.min { $0.height(in: 1000) < $1.height(in: 1000) })
  }

  /// Says how high the sheet around is: as the selection says (PR16).
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetent(selection.wrappedValue) }

  private func presentationDetent(_ detent: PresentationDetent?) -> some View {
    preference(key: PresentedSizeKey.self, value: PresentedSize(detent: detent))
  }

  /// Says how large the sheet around is (PR16).
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    preference(key: PresentedSizeKey.self, value: sizing.presentedSize)
  }
}

/// What covers a window: as large as that.
struct CoveringContent<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .preference(key: PresentedSizeKey.self, value: PresentedSize(coversPresenter: true))
  }
}
