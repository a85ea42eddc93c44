import CGTK
import Foundation
import Graft
import GraftTesting

/// Plays the sample without a screen: moves the slider, and prints what the page says and how many widgets it has.
@MainActor
func playHeadless() async -> Int32 {
  do {
    let page = try await MountedView(DrawingPage(), size: CGSize(width: 420, height: 600))
    let slider = try page.root.find(role: .slider)
    gtk_widget_grab_focus(slider.widget.widgetPointer)
    let before = page.root.all.count
    print(page.root.texts.last ?? "")
    for _ in 0..<3 { try await slider.press("Right") }
    print(page.root.texts.last ?? "")
    print("\(page.root.all.count - before) widgets made")
    if let path = CommandLine.arguments.drop(while: { $0 != "--picture" }).dropFirst().first {
      try page.root.writePicture(to: path)
    }
    return EXIT_SUCCESS
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return EXIT_FAILURE
  }
}
