import CGTK
import Foundation
import GTKSupport
import ViewGraph

extension View {
  /// Runs an action for each URL that the desktop hands to the program, in the window that is active, or in a first one that is
  /// opened for it (WI19). All such views of that window are told, in the order in which they came.
  ///
  /// A desktop file says which URLs and files the program opens, and has `%u`, `%U`, `%f` or `%F` among the words of its command.
  /// Each word of a command line that is no option comes as a URL, a file by the folder of the start; what follows `--` is none.
  /// The value of an option is to stand in its word, as in `--size=3`, or a scene takes the command line by
  /// `onCommandLine(perform:)`. In a program without such views those words are the program's own. As SwiftUI documents it.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ReceivingURLs(action: action))
  }
}

/// A view that receives URLs of the desktop.
private struct ReceivingURLs: ViewModifier {
  let action: (URL) -> Void
  @Environment(\.urlReceivers) private var receivers

  func body(content: Content) -> some View {
    content.entry(URLReceiver(receive: action), in: receivers)
      .onAppear { if receivers == nil { URLReceiver.reportDeafWindow() } }
  }
}

/// What a view does with a URL.
struct URLReceiver {
  let receive: (URL) -> Void

  @MainActor
  static func reportDeafWindow() {
    Diagnostics.report(
      .unreachedReceiver, place: "onOpenURL",
      "a view has onOpenURL where nobody hands it URLs: its window is of no scene, and the program has no HostWindow for it"
    )
  }

  @MainActor
  static func reportNobody(for urls: [URL]) {
    guard !urls.isEmpty else { return }
    let named = urls.map(\.absoluteString).joined(separator: ", ")
    Diagnostics.report(.unreceivedURL, place: named, "no view of any window has onOpenURL for \(named)")
  }
}

/// A window that may receive URLs.
@MainActor
final class ReceivingWindow {
  let window: UnsafeMutablePointer<GtkWindow>
  let sceneID: String?
  let receivers = NodeEntries<URLReceiver>()
  /// The document that it is for, if it is for one.
  let document: OpenDocument?

  init(_ window: UnsafeMutablePointer<GtkWindow>, sceneID: String?, for document: OpenDocument?) {
    (self.window, self.sceneID, self.document) = (window, sceneID, document)
    // Also while something is updated.
    HandlerGroup().collect {
      Signals.connect(window, "notify::is-active") { [weak self] _ in self?.activityDidChange() }
    }
  }

  /// Who hands over a URL is active at that moment itself: what counts is which window was last.
  private func activityDidChange() {
    guard gtk_window_is_active(window) != 0, let scenes = SceneHost.current,
      let place = scenes.receiving.firstIndex(where: { $0 === self })
    else { return }
    scenes.receiving.append(scenes.receiving.remove(at: place))
  }
}

extension SceneHost {
  /// Hands URLs to a window: the one that was active last, else a new one. One without a view that receives them leaves them to
  /// the others.
  package func open(_ urls: [URL]) {
    let (files, urls) = dividedForDocuments(urls)
    DocumentLibrary.open(files)
    if !files.isEmpty { makeWindows() }
    if urls.isEmpty { return }
    waitingURLs += urls
    if receiving.isEmpty { openMain() } else { handOver() }
  }

  /// Files, where the program has documents, and what else there is.
  private func dividedForDocuments(_ urls: [URL]) -> (files: [URL], others: [URL]) {
    if DocumentLibrary.all.isEmpty { return ([], urls) }
    return (urls.filter(\.isFileURL), urls.filter { !$0.isFileURL })
  }

  /// A window shows its content.
  func windowIsReady() { if !waitingURLs.isEmpty { handOver() } }

  private func handOver() {
    let (urls, words) = (exchange(&waitingURLs, with: []), exchange(&possibleFiles, with: []))
    guard let window = receiving.last(where: { !$0.receivers.all.isEmpty }) else {
      present()
      return URLReceiver.reportNobody(for: urls.filter { !words.contains($0) })
    }
    gtk_window_present(window.window)
    for url in urls { for receiver in window.receivers.all { receiver.receive(url) } }
  }

  /// Brings a window to the front, or opens a first one.
  package func present() {
    if let window = receiving.last { gtk_window_present(window.window) } else { openMain() }
  }
}

private struct URLReceiversKey: EnvironmentKey {
  static var defaultValue: NodeEntries<URLReceiver>? { nil }
}

extension EnvironmentValues {
  /// Who receives URLs in the window around.
  var urlReceivers: NodeEntries<URLReceiver>? {
    get { self[URLReceiversKey.self] }
    set { self[URLReceiversKey.self] = newValue }
  }
}
