import CGTK
import Foundation
import Graft
import GraftTesting

/// Plays the sample without a screen: uses each control once, and prints what the page then says.
@MainActor
func playHeadless() async -> Int32 {
  do {
    let page = try await MountedView(ControlsPage(), size: CGSize(width: 360, height: 580))
    print(page.root.texts.last ?? "")
    try await page.root.find(role: .checkbox, name: "Wrap lines").click()
    let slider = try page.root.find(role: .slider)
    gtk_widget_grab_focus(slider.widget.widgetPointer)
    try await slider.press("Right")
    let field = page.root.findAll(role: .textField)[0]
    try await field.type(" B")
    print(page.root.texts.last ?? "")
    try await page.root.find(role: .button, name: "Reset").click()
    print(page.root.texts.last ?? "")
    return EXIT_SUCCESS
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    return EXIT_FAILURE
  }
}
