import CGTK
import Foundation
import Graft
import GraftTesting

/// Plays the sample without a screen: from the pane to the scale, and from the scale to the pane.
@MainActor
func playHeadless() async -> Int32 {
  do {
    try PrivateDisplay.start()
    let window = MountedWindow(child: makeContent(), size: CGSize(width: 320, height: 160))
    await window.show()
    try await window.query.find(role: .button, name: "Louder").click()
    let scale = try window.query.find(role: .slider)
    let fromPane = gtk_range_get_value(scale.widget.cast())
    gtk_range_set_value(scale.widget.cast(), 7)
    await Settling.settle()
    let fromScale = window.query.texts.first ?? ""
    print("pane to scale: \(Int(fromPane))")
    print("scale to pane: \(fromScale)")
    return fromPane == 4 && fromScale == "The volume is 7" ? EXIT_SUCCESS : EXIT_FAILURE
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return EXIT_FAILURE
  }
}
