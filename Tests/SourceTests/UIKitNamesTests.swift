import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing

/// Source with UIKit's names for the two doors, in Swift 5 mode.
@MainActor
@Suite(.serialized, .gtk)
struct UIKitNamesTests {
  @Test("a hosted view whose controller was erased shows the first value for ever")
  func erasedController() async throws {
    let mounted = try await MountedView(Page(isPushing: false))
    try await mounted.root.find(role: .button, name: "Count").click()
    #expect(mounted.root.texts == ["Count", "hosted 0"])
    await Settling.rest()
    #expect(Diagnostics.recorded.map(\.kind) == [.frozenValue])
  }

  @Test("a hosted view follows the root view that update pushes")
  func pushedRootView() async throws {
    let mounted = try await MountedView(Page(isPushing: true))
    try await mounted.root.find(role: .button, name: "Count").click()
    try await mounted.root.find(role: .button, name: "Count").click()
    #expect(mounted.root.texts == ["Count", "hosted 2"])
  }

  @Test("make, update, size and dismantle are forwarded for views")
  func viewIsForwarded() async throws {
    let log = Log()
    let mounted = try await MountedView(Gauge(value: 1, log: log))
    #expect(log.entries == ["make 1", "update 1"])
    #expect(try mounted.root.find(identifier: "gauge").frame.size == CGSize(width: 70, height: 30))
    mounted.rootView = Gauge(value: 2, log: log)
    await Settling.settle()
    #expect(log.entries == ["make 1", "update 1", "update 2"])
    await mounted.close()
    #expect(log.entries == ["make 1", "update 1", "update 2", "dismantle"])
  }

  private struct OldList: View {
    init() {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorStyle = .none
      UITableViewCell.appearance().selectionStyle = .none
    }

    var body: some View {
      List { Text("row") }.statusBar(hidden: true)
    }
  }

  @Test("what is said of the looks of all lists, and of a bar that only phones have, changes nothing")
  func appearance() async throws {
    let mounted = try await MountedView(OldList(), size: CGSize(width: 200, height: 100))
    #expect(mounted.root.texts == ["row"])
    #expect(UITableView.appearance().separatorStyle == .none)
  }

  @Test("a hosting view of AppKit's name shows a view")
  func hostingView() async throws {
    let view = NSHostingView(rootView: Text("hosted"))
    let window = MountedWindow(child: view, size: nil)
    await window.show()
    #expect(window.query.texts == ["hosted"])
    view.rootView = Text("again")
    await Settling.settle()
    #expect(window.query.texts == ["again"])
    _ = await window.close()
  }
}

private struct Page: View {
  let isPushing: Bool
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count", action: { self.count += 1 })
      if isPushing {
        PushingHost(count: count)
      } else {
        ErasedHost(count: count)
      }
    }
  }
}

private struct Hosted: View {
  let count: Int
  var body: some View { Text("hosted \(count)") }
}

private struct ErasedHost: UIViewControllerRepresentable {
  let count: Int

  func makeUIViewController(context: Context) -> UIViewController {
    return UIHostingController(rootView: Hosted(count: count))
  }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct PushingHost: UIViewControllerRepresentable {
  let count: Int

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<PushingHost>
  ) -> UIHostingController<Hosted> {
    UIHostingController(rootView: Hosted(count: count))
  }

  func updateUIViewController(_ controller: UIHostingController<Hosted>, context: Context) {
    controller.rootView = Hosted(count: count)
  }
}

private struct Gauge: UIViewRepresentable {
  let value: Int
  let log: Log

  func makeCoordinator() -> Log { log }

  func makeUIView(context: Context) -> UIView {
    log.entries.append("make \(value)")
    let view = Widget(typeName: "GtkLabel")
    view["name"] = "gauge"
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) { log.entries.append("update \(value)") }

  static func dismantleUIView(_ uiView: UIView, coordinator: Log) { coordinator.entries.append("dismantle") }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    gaugeSize
  }
}
