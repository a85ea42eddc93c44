import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What becomes of URLs that views open.
@Suite(.gtk) @MainActor
struct OpenURLTests {
  private let log = Log()
  private let page = URL(string: "graft-page:one")!

  private static var programs: URL {
    URL(fileURLWithPath: String(cString: g_get_user_data_dir())).appendingPathComponent("applications")
  }

  /// Gives the desktop a program for pages, which makes a file of the page's name. GLib may read of it only once.
  init() throws {
    try PrivateDisplay.start()
    try FileManager.default.createDirectory(at: Self.programs, withIntermediateDirectories: true)
    let program = "[Desktop Entry]\nType=Application\nName=Pages\nExec=touch \(Self.programs.path)/%u\n"
    let choice = "[Default Applications]\nx-scheme-handler/graft-page=pages.desktop\n"
    for (name, content) in [("pages.desktop", program), ("mimeapps.list", choice)] {
      try Data(content.utf8).write(to: Self.programs.appendingPathComponent(name))
    }
  }

  private struct Opener: View {
    let url: URL
    let log: Log
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack {
        Button("open") { openURL(url) }
        Button("ask") { openURL(url) { log.note($0) } }
      }
    }
  }

  private func noting(_ result: OpenURLAction.Result) -> OpenURLAction {
    OpenURLAction { [log] url in
      log.note(url)
      return result
    }
  }

  @Test(
    "the nearest handler gets the URL, and says whether it was opened",
    arguments: [(OpenURLAction.Result.handled, "true"), (.discarded, "false")])
  func handler(result: OpenURLAction.Result, answer: String) async throws {
    let mounted = try await MountedView(
      Opener(url: page, log: log).environment(\.openURL, noting(result)).environment(\.openURL, noting(.discarded)))
    try await mounted.root.find(role: .button, name: "open").click()
    #expect(log.entries == ["graft-page:one"])
    try await mounted.root.find(role: .button, name: "ask").click()
    #expect(log.entries == ["graft-page:one", "graft-page:one", answer])
  }

  @Test("a URL for which the desktop has no program is reported, and counts as not opened")
  func noProgram() async throws {
    let mounted = try await MountedView(
      Opener(url: page, log: log).environment(\.openURL, noting(.systemAction(URL(string: "graft-none:two")!))))
    try await mounted.root.find(role: .button, name: "ask").click()
    await Turn.until { log.entries.count == 2 }
    #expect(log.entries == ["graft-page:one", "false"])
    #expect(Diagnostics.recorded.map(\.kind) == [.unopenedURL])
    #expect(Diagnostics.recorded.first?.message.hasPrefix("graft-none:two cannot be opened: ") == true)
    Diagnostics.removeAll()
  }

  @Test("without a handler the desktop starts its program for the URL")
  func program() async throws {
    let mounted = try await MountedView(Opener(url: page, log: log))
    try await mounted.root.find(role: .button, name: "ask").click()
    await Turn.until { !log.entries.isEmpty }
    #expect(log.entries == ["true"])
    let mark = Self.programs.appendingPathComponent("graft-page:one").path
    await Turn.until { FileManager.default.fileExists(atPath: mark) }
    #expect(FileManager.default.fileExists(atPath: mark))
  }

  @Test("a link is called what is in it, and opens its latest URL unless it is disabled")
  func link() async throws {
    func content(_ name: String, isDisabled: Bool = false) -> some View {
      VStack {
        Link("Page", destination: URL(string: "graft-page:\(name)")!)
        Link(destination: page) {
          HStack {
            Text("More")
            Text("pages")
          }
        }
      }
      .environment(\.openURL, noting(.handled)).disabled(isDisabled)
    }
    let mounted = try await MountedView(content("a"))
    try await mounted.root.find(role: .link, name: "Page").click()
    mounted.rootView = content("b")
    await Settling.settle()
    try await mounted.root.find(role: .link, name: "Page").click()
    try await mounted.root.find(role: .link, name: "More pages").click()
    #expect(log.entries == ["graft-page:a", "graft-page:b", "graft-page:one"])
    mounted.rootView = content("c", isDisabled: true)
    await Settling.settle()
    try await mounted.root.find(role: .link, name: "Page").click()
    #expect(log.entries.count == 3)
  }
}
