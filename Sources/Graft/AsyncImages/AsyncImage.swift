import Foundation
import ViewGraph

/// An image that is loaded while the view is shown, from a server, a file, or a `data:` URL. As SwiftUI documents it.
///
/// It is loaded with `URLSession.shared`, so that what a program registers as a `URLProtocol` counts, and decoded on another
/// thread. Pictures are kept for all views together, in at most 64 MB, for as long as the server says, or for five minutes if
/// it says nothing; views that want the same one at the same time share one request (IM16). Where no view waits for it any
/// more, a load is cancelled, which is no failure: it starts anew when the view appears again (IM15). Of a picture longer than
/// 4096 pixels fewer are kept, in its own size in points, and one of more than 100 million is a failure (IM17).
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded = Loaded.nothing

  /// Content for each phase of the loading. The change of phase has the transaction. Without a URL the phase stays empty, and
  /// with another one it stays what it was until the new picture is there. `scale` pixels along each axis are a point. Claims
  /// IM13 and IM14.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content) }

  /// The content of the phase.
  public var body: some View { content(phase).loading(id: url) { await load() } }

  private var phase: AsyncImagePhase {
    guard url != nil else { return .empty }
    return switch loaded {
    case .nothing: .empty
    case .picture(let bitmap, _): .success(Image(bitmap, scale: scale))
    case .failure(let error): .failure(error)
    }
  }

  private func load() async {
    guard let url else { return show(.nothing) }
    if case .picture(_, url) = loaded { return }
    do { show(.picture(try await PictureLoads.shared.picture(at: url), of: url)) } catch { show(.failure(error)) }
  }

  /// What a task that was cancelled brings is not shown (IM14, IM15).
  private func show(_ result: Loaded) {
    if !Task.isCancelled { withTransaction(transaction) { loaded = result } }
  }
}

/// What was loaded last.
private enum Loaded {
  case nothing
  case picture(Bitmap, of: URL)
  case failure(any Error)
}

extension AsyncImage {
  /// A grey fill until the image is there, and after a failure. Claim IM13.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(.grey, scale: 1).resizable() }
  }

  /// Content of the image, and other content until it is there, and after a failure. Claim IM13.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
