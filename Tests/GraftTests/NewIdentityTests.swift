import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section ID: with another id, whatever a view keeps is another.
@Suite(.gtk) @MainActor
struct NewIdentityTests {
  /// What was made, by number, and what is gone.
  @MainActor
  final class Log {
    var lines: [String] = []
    private var numbers: [String: Int] = [:]

    func made(_ kind: String) -> String {
      numbers[kind, default: 0] += 1
      return "\(kind) \(numbers[kind, default: 0])"
    }
  }

  @MainActor
  final class Kept: ObservableObject {
    let name: String
    private let log: Log

    init(_ kind: String, _ log: Log) {
      name = log.made(kind)
      self.log = log
    }

    isolated deinit { log.lines.append("\(name) is gone") }
  }

  struct Named: GtkWidgetRepresentable {
    let log: Log

    func makeCoordinator() -> Kept { Kept("coordinator", log) }

    func makeGtkWidget(context: Context) -> Widget {
      let label = Widget(typeName: "GtkLabel")
      label["name"] = log.made("widget")
      return label
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["label"] = context.coordinator.name }
  }

  struct Page: View {
    let log: Log
    @State private var count = 0
    @StateObject private var object: Kept
    @FocusState private var isFocused: Bool
    @GestureState private var distance: CGFloat = 0

    init(log: Log) {
      self.log = log
      _object = StateObject(wrappedValue: Kept("object", log))
    }

    var body: some View {
      VStack {
        Text("\(count) \(object.name) \(isFocused ? "focused" : "free") \(distance == 0 ? "at rest" : "dragged")")
        Named(log: log)
        Button("count") { count += 1 }
        TextField("own", text: .constant("")).focused($isFocused)
        Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
          .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation.width })
      }
    }
  }

  struct Root: View {
    let log: Log
    let key: Int

    var body: some View {
      VStack {
        TextField("other", text: .constant(""))
        Page(log: log).id(key)
      }
    }
  }

  private func shown(_ mounted: MountedView<Root>) -> [String] {
    mounted.root.findAll(role: .label).map(\.text).filter { $0.contains("object") || $0.contains("coordinator") }
  }

  @Test("ID10 another id makes state, object, focus state, gesture state, coordinator and widget anew, the old ones go")
  func everythingIsNew() async throws {
    let log = Log()
    let mounted = try await MountedView(Root(log: log, key: 1))
    try await mounted.root.find(role: .button, name: "count").click()
    try await mounted.root.find(role: .textField, name: "own").click()
    let area = try mounted.root.find(identifier: "area")
    try await area.hold(at: CGPoint(x: 10, y: 30)) {
      try await area.hover(at: CGPoint(x: 50, y: 30))
      #expect(shown(mounted) == ["1 object 1 focused dragged", "coordinator 1"])
      #expect(mounted.root.findAll(identifier: "widget 1").count == 1)
      mounted.rootView = Root(log: log, key: 2)
      await Settling.settle()
      #expect(shown(mounted) == ["0 object 2 free at rest", "coordinator 2"])
      #expect(log.lines.sorted() == ["coordinator 1 is gone", "object 1 is gone"])
      #expect(mounted.root.findAll(identifier: "widget 1").count == 0)
      #expect(mounted.root.findAll(identifier: "widget 2").count == 1)
    }
    #expect(shown(mounted) == ["0 object 2 free at rest", "coordinator 2"])
    try await mounted.root.find(role: .button, name: "count").click()
    #expect(shown(mounted) == ["1 object 2 free at rest", "coordinator 2"])
    #expect(log.lines.count == 2)
  }
}
