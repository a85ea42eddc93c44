import Foundation
import StoredValues
import ViewGraph

/// The windows of a scene that were open when the program was ended, kept for its next start. Claim AC8.
@MainActor
struct SessionWindows {
  /// A window, by the number under which its values are kept, and what it is for, as JSON.
  struct Entry: Codable, Equatable {
    let slot: Int
    let value: String?
  }

  /// What the scene's windows keep values under.
  let name: String
  let file: AppStorageFile
  /// What windows of the scene are for, if that is a value.
  let valueType: Any.Type?

  /// Keeps windows, of which one for a value that cannot be written is none.
  func keep(_ windows: [OpenWindows.Window]) {
    let entries = windows.compactMap { window in
      let value = window.value.flatMap(Self.text)
      return window.value == nil || value != nil ? Entry(slot: window.slot, value: value) : nil
    }
    guard let data = try? JSONEncoder().encode(entries) else { return }
    file.setText(String(decoding: data, as: UTF8.self), for: key)
  }

  /// The windows that were kept, once; nil where the program has ended with its windows.
  func take() -> [OpenWindows.Window]? {
    guard let text = file.text(for: key), !text.isEmpty else { return nil }
    file.setText("", for: key)
    guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(text.utf8)) else { return nil }
    return entries.compactMap { entry in
      let value = entry.value.flatMap(value)
      return entry.value == nil || value != nil ? OpenWindows.Window(id: 0, slot: entry.slot, value: value) : nil
    }
  }

  private var key: String { name + "/open windows" }

  private static func text(_ value: AnyHashable) -> String? {
    guard let value = value.base as? any Encodable, let data = try? JSONEncoder().encode(value) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private func value(_ text: String) -> AnyHashable? {
    (valueType as? any (Decodable & Hashable).Type).flatMap { Self.value(text, as: $0) }
  }

  private static func value<Value: Decodable & Hashable>(_ text: String, as type: Value.Type) -> AnyHashable? {
    (try? JSONDecoder().decode(type, from: Data(text.utf8))).map { AnyHashable($0) }
  }
}

extension SceneHost {
  /// Keeps which windows are open, if any are, for the next start of the program: the user has not closed them.
  package func keepWindows() {
    if openers.contains(where: { $0.isOpen() }) { for opener in openers { opener.keep() } }
  }

  /// Opens a first window where all that were kept are of scenes that there are no more.
  func openMainIfNone() {
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, isShown, !openers.contains(where: { $0.isOpen() }) else { return }
      openMain()
    }
  }
}

private struct SceneRestorationKey: EnvironmentKey {
  static var defaultValue: SceneRestorationBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether windows of this scene are opened again.
  var sceneRestoration: SceneRestorationBehavior {
    get { self[SceneRestorationKey.self] }
    set { self[SceneRestorationKey.self] = newValue }
  }
}

extension Scene {
  /// Says whether windows that are open when the program is ended, as with the session of the user, are opened again when it is
  /// started the next time, each with what it is for and what it keeps. As SwiftUI documents it. Claim AC8.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    environment(\.sceneRestoration, behavior)
  }
}

/// Whether windows are opened again when the program is started the next time.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// They are, where the program was ended with them and not by closing them.
  public static let automatic = Self(name: "automatic")
  /// They are not.
  public static let disabled = Self(name: "disabled")
}
