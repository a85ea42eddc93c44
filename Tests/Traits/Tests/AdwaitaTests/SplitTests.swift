import CGTK
import Foundation
import GraftAdwaita
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Two sides, beside or over each other.
@Suite(.gtk) @MainActor
struct SplitTests {
  @MainActor @Observable
  fileprivate final class Model {
    var isCollapsed = false
    var isShown = true
    var count = 0
  }

  fileprivate struct Counter: View {
    @State private var count = 0
    @Environment(\.locale) private var locale

    /// No button, which would have the focus: libadwaita 1.7 keeps pages that are collapsed with it.
    var body: some View { Text("\(locale.identifier) \(count)").onTapGesture { count += 1 } }
  }

  fileprivate struct Navigation: View {
    @Bindable var model: Model

    var body: some View {
      AdwNavigationSplitView("Sides", "Whole", isCollapsed: model.isCollapsed, showsContent: $model.isShown) {
        Text("side \(model.count)")
      } content: {
        Counter()
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
  }

  fileprivate struct Overlay: View {
    @Bindable var model: Model

    var body: some View {
      AdwOverlaySplitView(showsSidebar: $model.isShown, isCollapsed: model.isCollapsed) {
        Text("side \(model.count)").frame(width: 100)
      } content: {
        Counter()
      }
    }
  }

  private let size = CGSize(width: 600, height: 200)

  @Test("both sides inherit the environment and follow state, and keep what they have when they are collapsed")
  func sides() async throws {
    let model = Model()
    let mounted = try await MountedView(Navigation(model: model), size: size)
    try await mounted.root.find(role: .label, text: "de_DE 0").click()
    model.count = 1
    await Settling.settle()
    #expect(mounted.root.texts.contains("side 1"))
    model.isCollapsed = true
    await Settling.settle()
    #expect(mounted.root.texts.contains("de_DE 1"))
  }

  @Test("of a collapsed split view the side is shown that the binding says, and the user changes it")
  func shownSide() async throws {
    let model = Model()
    model.isCollapsed = true
    let mounted = try await MountedView(Navigation(model: model), size: size)
    #expect(!mounted.root.texts.contains("side 0"))
    model.isShown = false
    await Settling.settle()
    #expect(mounted.root.texts.contains("side 0"))
    let split = try mounted.root.widget("AdwNavigationSplitView", "AdwLeaflet")
    if hasAdwaita(4) { split["show-content"] = true } else { split["visible-child"] = split.otherSide }
    await Settling.settle()
    #expect(model.isShown)
  }

  @Test("a sidebar that the binding takes away is not shown, and what the user brings back is written")
  func sidebar() async throws {
    let model = Model()
    let mounted = try await MountedView(Overlay(model: model), size: size)
    #expect(mounted.root.texts.contains("side 0"))
    model.isShown = false
    await Settling.settle()
    #expect(!mounted.root.texts.contains("side 0"))
    let split = try mounted.root.widget("AdwOverlaySplitView", "AdwFlap")
    split[hasAdwaita(4) ? "show-sidebar" : "reveal-flap"] = true
    await Settling.settle()
    #expect(model.isShown && mounted.root.texts.contains("side 0"))
  }

  @Test("a sidebar lies over the content when the view is collapsed, and stays as the binding says")
  func overlay() async throws {
    let model = Model()
    let mounted = try await MountedView(Overlay(model: model), size: size)
    model.isCollapsed = true
    await Settling.settle()
    #expect(model.isShown && mounted.root.texts.contains("side 0"))
  }
}

extension Widget {
  /// The side of an older split view that is not shown.
  @MainActor
  fileprivate var otherSide: Widget? {
    let children = sequence(first: gtk_widget_get_first_child(widgetPointer)) { gtk_widget_get_next_sibling($0) }
    let shown: ObjectReference? = self["visible-child"]
    return children.compactMap { $0.map { Widget($0) } }.first { $0.typeName == "GraftHostingWidget" && $0 != shown }
  }
}
