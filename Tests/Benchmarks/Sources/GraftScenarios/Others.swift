import CGTK
import Graft
import Harness
import Observation

// MARK: A window with a counter

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) clicks")
      Button("Click") { count += 1 }
    }
  }
}

@MainActor
func startCounter(_ count: Int) {
  bench_begin()
  bench_init()
  let host = GtkHostingWidget(rootView: Counter())
  bench_show(host.widgetPointer)
  bench_print_frame()
  bench_print("memory", Double(bench_memory()))
}

// MARK: Many representables of one state

private struct NumberLabel: GtkWidgetRepresentable {
  let number: Int

  func makeGtkWidget(context: Context) -> Widget { Widget(gtk_label_new("1000")) }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtk_label_set_text(OpaquePointer(gtkWidget.pointer), String(number))
  }
}

@Observable @MainActor
private final class Number {
  var value = 1000
}

private struct Numbers: View {
  let number: Number
  let count: Int

  var body: some View {
    let value = number.value
    ScrollView {
      VStack(spacing: 4) {
        ForEach(0..<count) { _ in NumberLabel(number: value) }
      }
    }
  }
}

@MainActor
func setRepresentables(_ count: Int) {
  bench_init()
  let number = Number()
  let host = GtkHostingWidget(rootView: Numbers(number: number, count: count))
  bench_show(host.widgetPointer)
  let label = Widgets.labels(below: host.widgetPointer, upTo: count).last
  Repetition.run {
    number.value = 1001 + $0
  } isApplied: {
    Widgets.text(of: label) == String(1001 + $0)
  }
}

// MARK: A label deep inside of stacks

@Observable @MainActor
private final class DeepText {
  var text = "10"
}

private struct DeepLeaf: View {
  let model: DeepText

  var body: some View { Text(model.text) }
}

private struct Level: View {
  let level: Int
  let model: DeepText

  var body: some View {
    if level == 0 {
      DeepLeaf(model: model)
    } else if level.isMultiple(of: 2) {
      VStack(spacing: 0) { AnyView(Level(level: level - 1, model: model)) }
    } else {
      HStack(spacing: 0) { AnyView(Level(level: level - 1, model: model)) }
    }
  }
}

@MainActor
private func changeDeep(_ count: Int, _ text: @escaping (Int) -> String) {
  bench_init()
  let model = DeepText()
  let host = GtkHostingWidget(rootView: Level(level: count, model: model))
  bench_show(host.widgetPointer)
  let label = Widgets.labels(below: host.widgetPointer, upTo: 1).last
  Repetition.run {
    model.text = text($0)
  } isApplied: {
    Widgets.text(of: label) == text($0)
  }
}

@MainActor
func changeDeep(_ count: Int) { changeDeep(count) { String(11 - $0 % 2) } }

@MainActor
func resizeDeep(_ count: Int) {
  changeDeep(count) { $0.isMultiple(of: 2) ? "a text that is a good deal longer" : "a short text" }
}
