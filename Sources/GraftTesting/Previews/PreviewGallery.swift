import Foundation
import GTKSupport
import Graft

/// A program that shows examples of views, in a window or as pictures. Claim UI10.
///
/// ```swift
/// @main
/// enum Gallery {
///   static func main() { PreviewGallery.main(Badge_Previews.self, Profile_Previews.self) }
/// }
/// ```
///
/// `Gallery --list` prints the names, `Gallery Badge` shows an example in a window, and `Gallery Badge badge.png` writes
/// a picture of it, for which no display is needed. An example is called after its type; `_Previews` may be left out.
@MainActor
public enum PreviewGallery {
  /// Does what the command line asks for, and ends the process.
  public static func main(_ providers: any PreviewProvider.Type...) -> Never {
    let examples = providers.map { PreviewExample($0) }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 1, let example = examples.first(named: arguments[0]) { PreviewWindow.show(example) }
    MainLoop.run { await run(arguments, examples) { print($0) } }
  }

  /// Does what needs no window of the user's.
  package static func run(
    _ arguments: [String], _ examples: [PreviewExample], _ print: (String) -> Void
  ) async -> Int32 {
    if arguments == ["--list"] {
      for example in examples { print(example.name) }
      return EXIT_SUCCESS
    }
    guard arguments.count == 2 else { return fail("usage: --list | NAME | NAME FILE.png", print) }
    guard let example = examples.first(named: arguments[0]) else {
      return fail(
        "There is no preview '\(arguments[0])'. There are: \(examples.map(\.name).joined(separator: ", "))", print)
    }
    do {
      try await example.writePicture(to: arguments[1])
      return EXIT_SUCCESS
    } catch {
      return fail("\(error)", print)
    }
  }

  private static func fail(_ message: String, _ print: (String) -> Void) -> Int32 {
    print(message)
    return EXIT_FAILURE
  }
}

/// The examples of one type.
@MainActor
package struct PreviewExample {
  /// What the example is asked for by.
  package let name: String
  private let typeName: String
  let makeView: () -> AnyView

  package init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    typeName = String(describing: provider)
    name = typeName.hasSuffix("_Previews") ? String(typeName.dropLast("_Previews".count)) : typeName
    makeView = { AnyView(VStack { Provider.previews }) }
  }

  func isCalled(_ name: String) -> Bool { name == self.name || name == typeName }

  func writePicture(to path: String) async throws {
    let mounted = try await MountedView(makeView())
    try mounted.root.writePicture(to: path)
    await mounted.close()
  }
}

extension [PreviewExample] {
  @MainActor
  fileprivate func first(named name: String) -> PreviewExample? { first { $0.isCalled(name) } }
}

/// A window with an example, on the user's display.
private struct PreviewWindow: App {
  private static var example: PreviewExample?

  static func show(_ example: PreviewExample) -> Never {
    PreviewWindow.example = example
    PreviewWindow.main()
    exit(EXIT_SUCCESS)
  }

  var body: some Scene {
    WindowGroup(PreviewWindow.example?.name ?? "") {
      if let example = PreviewWindow.example { example.makeView() }
    }
  }
}
