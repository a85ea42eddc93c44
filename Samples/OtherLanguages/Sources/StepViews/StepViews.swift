import GraftC

/// The same function as in the other library: each is found in its own.
@_cdecl("graft_register_views")
public func registerViews(_ error: ViewLibrary.ErrorPlace?) -> Int32 {
  ViewLibrary.register(error) {
    try HostedType.register("DemoSteps") { type in
      let step = type.property("step", initially: Int32(1), in: 1...5)
      return type.view { Gauge(step: $0.binding(step)) }
    }
  }
}

/// Of the same name in Swift as a view of the other library.
struct Gauge: View {
  @Binding var step: Int32

  var body: some View {
    HStack {
      ProgressView(value: Double(step), total: 5)
      Button("Next") { step += 1 }
    }
    .padding(12)
  }
}
