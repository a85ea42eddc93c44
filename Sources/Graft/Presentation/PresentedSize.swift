import Foundation
import ViewGraph

/// The size that presented content wants of its window.
struct PresentedSize: Hashable {
  var width: CGFloat?
  var detent: PresentationDetent?
  /// The height of the window that presents counts.
  var coversPresenter = false

  /// The height over a window of a height.
  @MainActor
  func height(_ presenter: CGFloat) -> CGFloat? {
    coversPresenter ? presenter : detent?.height(in: presenter)
  }
}

/// The size that content says; the outermost counts.
enum PresentedSizeKey: PreferenceKey {
  static var defaultValue: PresentedSize? { nil }

  static func reduce(value: inout PresentedSize?, nextValue: () -> PresentedSize?) { value = value ?? nextValue() }
}

extension View {
  /// Says how high the sheet around is: the first of several, as sheets are windows here, in the order of their heights in
  /// a window of a thousand pixels (PR16).
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let heights = detents.compactMap { detent in detent.height(in: 1000).map { (detent, $0) } }
    return presentationDetent(heights.min { $0.1 < $1.1 }?.0)
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
