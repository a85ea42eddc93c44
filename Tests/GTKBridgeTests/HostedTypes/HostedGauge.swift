import CGTK
import Graft
import GraftTesting
import TestSupport

/// A view type registered under a name, once for all tests.
@MainActor
enum HostedGauge {
  static let log = Log()

  static let type = try? HostedType.register("TestGauge") { type in
    let title = type.property("title", initially: "Level")
    let level = type.property("level", initially: 0.5, in: 0...1)
    let note = type.property("note", initially: String?.none)
    let steps = type.property("steps", initially: Int32(4), in: 1...16)
    let marks = type.property("marks", initially: ["low", "high"])
    let buffer = type.property("buffer", holding: ObjectReference.self)
    let released = type.signal("released", Double.self, String.self)
    return type.view { pane in
      GaugeView(title: pane[title], marks: pane[marks], hasBuffer: pane[buffer] != nil, level: pane.binding(level)) {
        pane.emit(released, pane[level], pane[note] ?? "none")
        pane[level] += 1 / Double(pane[steps])
      }
    }
  }

  /// A widget of the class, made as anybody does it who knows the name.
  static func make() -> Widget {
    _ = type
    return Widget(typeName: "TestGauge")
  }

  /// Makes the objects of a description, which is in the form of GtkBuilder.
  static func build(_ description: String) throws -> ObjectReference {
    _ = type
    let builder = ObjectReference(taking: .init(gtk_builder_new()!))
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_string(builder.cast(), description, -1, &error)
    guard let error else { return builder }
    defer { g_error_free(error) }
    throw BuilderError(message: String(cString: error.pointee.message))
  }
}

struct BuilderError: Error {
  let message: String
}

extension ObjectReference {
  /// An object of a builder by its id.
  func object(_ id: String) -> Widget { Widget(retaining: gtk_builder_get_object(cast(), id)!) }
}

private struct GaugeView: View {
  let title: String
  let marks: [String]
  let hasBuffer: Bool
  @Binding var level: Double
  let release: () -> Void
  @State private var presses = 0

  var body: some View {
    VStack {
      Text("\(title) \(Int(level * 100)) \(marks.joined(separator: " "))\(hasBuffer ? " buffer" : "")")
      Button("Press \(presses)") {
        HostedGauge.log.note("begins")
        presses += 1
        release()
        HostedGauge.log.note("ends")
      }
    }
    .onAppear { HostedGauge.log.note("appear") }
    .onDisappear { HostedGauge.log.note("disappear") }
  }
}
