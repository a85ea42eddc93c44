import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Images have no widgets: the island around draws them.
@Suite(.gtk) @MainActor
struct DrawnImageTests {
  private func types(_ view: some View) async throws -> [String] {
    let mounted = try await MountedView(view, size: CGSize(width: 200, height: 100))
    #expect(mounted.root.imageFrames.count == 1)
    return mounted.root.all.map(\.widget.typeName).filter { $0.hasPrefix("Graft") }
  }

  @Test("an icon beside a title has no widget, nor has the island one in front, as no drawing is before a widget")
  func noWidgets() async throws {
    #expect(try await types(Label("Copy", systemImage: "edit-copy")) == ["GraftHostingWidget", "GraftText"])
    #expect(
      try await types(
        HStack {
          Text("Copy")
          Label("Paste", systemImage: "edit-paste").labelStyle(.iconOnly)
        }) == ["GraftHostingWidget", "GraftText", "GraftPresence"])
  }

  @Test("what an image is called is said of a widget that stands for it, and no more once it is called nothing")
  func presence() async throws {
    let mounted = try await MountedView(Image(systemName: "star"))
    #expect(mounted.root.findAll(role: .image).map(\.name) == ["Favourite"])
    mounted.rootView = Image(decorative: "no-such")
    await Settling.settle()
    #expect(mounted.root.findAll(role: .image).map(\.name) == [])
    Diagnostics.removeAll()
  }

  @Test("a click on an image over a button is the image's, and one beside it the button's")
  func picking() async throws {
    let log = Log()
    let mounted = try await MountedView(
      ZStack {
        Button("under it") { log.note("button") }
        Image(size: CGSize(width: 20, height: 20)) { $0.fill(Path(CGRect(0, 0, 20, 20)), with: .color(.red)) }
          .onTapGesture { log.note("image") }
      }, size: CGSize(width: 200, height: 100))
    let image = try #require(mounted.root.imageFrames.first)
    try await XInput.click(on: mounted.root.all[0].widget, at: CGPoint(x: image.midX, y: image.midY))
    #expect(log.take() == ["image"])
    let button = try mounted.root.find(role: .button, name: "under it").frame
    try await XInput.click(on: mounted.root.all[0].widget, at: CGPoint(x: button.minX + 8, y: button.midY))
    #expect(log.take() == ["button"])
  }

  @Test("a colour that comes before an image with a tooltip is what the pointer is over")
  func coverOfPresence() async throws {
    func page(_ isCovered: Bool) -> some View {
      ZStack {
        Image(size: CGSize(width: 40, height: 40)) { $0.fill(Path(CGRect(0, 0, 40, 40)), with: .color(.red)) }.help(
          "tip")
        if isCovered { Color.blue }
      }
      .frame(width: 40, height: 40)
    }
    let mounted = try await MountedView(page(false), size: CGSize(width: 40, height: 40))
    func tooltip() -> String? {
      let found = gtk_widget_pick(mounted.root.all[0].widget.widgetObject, 20, 20, GTK_PICK_DEFAULT)
      return found.flatMap { gtk_widget_get_tooltip_text($0) }.map { String(cString: $0) }
    }
    #expect(tooltip() == "tip")
    mounted.rootView = page(true)
    await Settling.settle()
    #expect(tooltip() == nil)
  }

  @Test("a symbol that becomes resizable stands on the line from then on")
  func line() async throws {
    func row(_ isResizable: Bool) -> some View {
      HStack(alignment: .firstTextBaseline) {
        isResizable ? Image(systemName: "star").resizable() : Image(systemName: "star")
        Text("Name").font(.system(size: 40))
      }
      .frame(width: 200)
    }
    let mounted = try await MountedView(row(false), size: CGSize(width: 200, height: 100))
    let fresh = try await MountedView(row(true), size: CGSize(width: 200, height: 100))
    mounted.rootView = row(true)
    await Settling.settle()
    #expect(mounted.root.imageFrames == fresh.root.imageFrames)
  }
}
