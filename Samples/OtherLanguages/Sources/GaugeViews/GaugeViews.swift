import GraftC

// snippet: register
/// What a program in C calls, or `graft_load_views` calls for it.
@_cdecl("graft_register_views")
public func registerViews(_ error: ViewLibrary.ErrorPlace?) -> Int32 {
  ViewLibrary.register(error) {
    try HostedType.register("DemoGauge") { type in
      let title = type.property("title", initially: "Level")
      let level = type.property("level", initially: 0.5, in: 0...1)
      let filled = type.signal("filled", String.self)
      return type.view { pane in
        Gauge(title: pane[title], level: pane.binding(level)) { pane.emit(filled, pane[title]) }
      }
    }
  }
}

// snippet end

// snippet: view
/// A bar with a button that fills it by a quarter, as any view is written.
struct Gauge: View {
  let title: String
  @Binding var level: Double
  let onFilled: () -> Void
  @State private var presses = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(title): \(Int(level * 100)) %")
      ProgressView(value: level)
      Button("Fill (\(presses))") {
        presses += 1
        level += 0.25
        if level == 1 { onFilled() }
      }
    }
    .padding(12)
  }
}
// snippet end
