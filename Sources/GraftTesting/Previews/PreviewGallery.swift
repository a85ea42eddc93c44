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
/// Those that `#Preview` declares in the program or in its modules are there without being passed.
@MainActor
public enum PreviewGallery {
  /// Does what the command line asks for, and ends the process. What is wrong is said on standard error, and the status
  /// is not zero then.
  public static func main(_ providers: any PreviewProvider.Type...) -> Never {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch try PreviewCommand(arguments, among: PreviewExample.all(providers)) {
      case .list(let examples): examples.forEach { print($0.name) }
      case .show(let example): PreviewWindow.show(example)
      case .write(let example, let path): MainLoop.run { await write(example, to: path) }
      }
      exit(EXIT_SUCCESS)
    } catch {
      exit(fail(error))
    }
  }

  private static func write(_ example: PreviewExample, to path: String) async -> Int32 {
    do {
      try await example.writePicture(to: path)
      return EXIT_SUCCESS
    } catch {
      return fail(error)
    }
  }

  private static func fail(_ error: any Error) -> Int32 {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return EXIT_FAILURE
  }
}
