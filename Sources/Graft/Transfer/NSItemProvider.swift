import Foundation
import Synchronization
import ViewGraph

/// Values on their way in a drag: what is dragged out, or what was dropped. As SwiftUI's older forms of dragging use it; it
/// takes and gives every `Transferable`. Claim DD8.
///
/// Main actor only, also the closures that are told what was loaded.
@MainActor
public final class NSItemProvider {
  /// A name for files that are made of it. Nothing here shows it.
  public var suggestedName: String?
  private var forms: [TransferOffer.Form] = []
  private let dropped: (any TransferSource)?
  private let session: ActiveDrop?

  /// A provider of nothing yet.
  public init() { (dropped, session) = (nil, nil) }

  /// A provider of a value in all its forms.
  public convenience init<Item: Transferable>(object: Item) {
    self.init()
    register(object)
  }

  /// A provider of what was dropped; the drop is not over before what was begun to load is there.
  init(_ source: any TransferSource, of session: ActiveDrop?) { (dropped, self.session) = (source, session) }

  /// Adds the forms of a value.
  public func register<Item: Transferable>(_ item: @autoclosure () -> Item) { forms += TransferOffer(item()).forms }

  /// Adds data of a type, which the loader makes when somebody wants them.
  public func registerDataRepresentation(
    for contentType: UTType, loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    forms.append(
      TransferOffer.Form(type: contentType) {
        try await withCheckedThrowingContinuation { continuation in
          let answer = FirstAnswer(continuation)
          _ = loadHandler { data, error in
            answer.give(data.map { .success($0) } ?? .failure(error ?? TransferError.gone))
          }
        }
      })
  }

  /// What is dragged out.
  var offer: TransferOffer { TransferOffer(forms: forms) }

  private var source: any TransferSource { dropped ?? OwnOffers(own: [offer]) }

  /// The types of what it has, the preferred one first.
  public var registeredContentTypes: [UTType] {
    source.own?.flatMap { $0.forms.map(\.type) } ?? source.mimeTypes.compactMap { UTType(mimeType: $0) }
  }

  /// Whether it has data of a type, or of one that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    source.offers([.named(identifier)])
  }

  /// Whether a value of a type may come of it.
  public func canLoadObject<Item: Transferable>(ofClass type: Item.Type) -> Bool { source.offers(type) }

  /// Loads a value, and reports it or what went wrong, once and later.
  @discardableResult
  public func loadObject<Item: Transferable>(
    ofClass type: Item.Type, completionHandler: @escaping (Item?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let item): completionHandler(item, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads a value, and reports it or what went wrong, once and later.
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type: Item.Type, completionHandler: @escaping (Result<Item, any Error>) -> Void
  ) -> Progress {
    load(completionHandler) { source in
      guard let item = try await source.items(type).first else { throw TransferError.noCommonType }
      return item
    }
  }

  /// Loads data of a type, and reports them or what went wrong, once and later.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    load({ completionHandler(try? $0.get(), $0.failure) }) { try await $0.data(of: contentType) }
  }

  func load<Loaded>(
    _ report: @escaping (Result<Loaded, any Error>) -> Void,
    _ loaded: @escaping @MainActor (any TransferSource) async throws -> Loaded
  ) -> Progress {
    let (progress, source) = (Progress(totalUnitCount: 1), source)
    let body = { @MainActor in
      do { report(.success(try await loaded(source))) } catch { report(.failure(error)) }
      progress.completedUnitCount = 1
    }
    if let session { session.load(body) } else { Task { await body() } }
    return progress
  }
}

extension Result {
  fileprivate var failure: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// Values of this program that are in no drag yet, or one of several.
private struct OwnOffers: TransferSource {
  let own: [TransferOffer]?
  var mimeTypes: [String] { own?.mimeTypes ?? [] }

  func read(_ mimeType: String) async throws -> Data { throw TransferError.noCommonType }
}

extension TransferSource {
  /// Providers of what is offered of some types: one for each value of this program, one for all of another's.
  func providers(of types: [UTType]) -> [NSItemProvider] {
    guard let own else { return offers(types) ? [NSItemProvider(self, of: self as? ActiveDrop)] : [] }
    return own.map { OwnOffers(own: [$0]) }.filter { $0.offers(types) }.map {
      NSItemProvider($0, of: self as? ActiveDrop)
    }
  }
}

extension NSString: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<NSString, String> {
      "\($0)"
    } importing: {
      NSString(string: $0)
    }
  }
}

extension NSURL: Transferable {
  /// A list of one address.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<NSURL, URL> { url in
      guard let address = URL(string: url.absoluteString) else { throw TransferError.notText }
      return address
    } importing: {
      guard let url = NSURL(string: $0.absoluteString) else { throw TransferError.notText }
      return url
    }
  }
}

/// An answer that is waited for. Of several, only the first is one.
private final class FirstAnswer: Sendable {
  private let waiting: Mutex<CheckedContinuation<Data, any Error>?>

  init(_ continuation: CheckedContinuation<Data, any Error>) { waiting = Mutex(continuation) }

  func give(_ answer: Result<Data, any Error>) {
    let continuation = waiting.withLock { exchange(&$0, with: nil) }
    continuation?.resume(with: answer)
  }
}
