import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing

/// Forms in which source calls what there is, beside those of the other tests.
@MainActor
@Suite(.serialized, .gtk)
struct CallFormsTests {
  private struct Looks: View {
    private static let formatter: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      return formatter
    }()

    var body: some View {
      VStack {
        Text("system").font(.system(size: 18, weight: .semibold, design: .rounded))
        Text("style").font(.system(.title, design: .serif).weight(.light).italic())
        Text("own").font(Font.custom("DejaVu Sans", size: 12).bold())
        Text("digits").font(.body.monospacedDigit()).fontWeight(.heavy)
        Text("relative").font(.custom("DejaVu Sans", size: 12, relativeTo: .caption)).dynamicTypeSize(...(.xLarge))
        Text(1234.5, formatter: Self.formatter).findNavigator(isPresented: .constant(false))
        Text(String(localized: "no.such.key", defaultValue: "said \(3)", comment: "for translators"))
      }
      .environment(\.sizeCategory, .large)
      .fontWeight(.medium)
      .italic()
    }
  }

  @Test("fonts of all forms show their texts")
  func fonts() async throws {
    let mounted = try await MountedView(Looks())
    #expect(mounted.root.texts == ["system", "style", "own", "digits", "relative", "1,234.5", "said 3"])
  }

  private struct Buttons: View {
    @State private var pressed: [String] = []

    private func add() { pressed.append("function") }

    var body: some View {
      VStack {
        Button("text") { pressed.append("text") }
        Button("role", role: .destructive) { pressed.append("role") }
        Button(role: .cancel) {
          self.pressed.append("label")
        } label: {
          Text("label")
        }
        Button("icon", systemImage: "go-home", action: add)
        Text(pressed.joined(separator: " "))
      }
    }
  }

  @Test("buttons of all forms run their actions")
  func buttons() async throws {
    let mounted = try await MountedView(Buttons())
    for name in ["text", "role", "label", "icon"] {
      try await mounted.root.find(role: .button, name: name).click()
    }
    #expect(mounted.root.texts.last == "text role label function")
  }

  @Test("a layout with animatable data, gestures with keys, places in scroll views and filters of canvases are said so")
  func motionAndPlaces() async throws {
    let mounted = try await MountedView(Placed(), size: CGSize(width: 200, height: 300))
    try await mounted.root.find(role: .button, name: "Spread").click()
    #expect(mounted.root.texts == ["fanned", "Spread", "200 wide"])
  }

  @Test("the older animation without a value reaches every update below it, and no other")
  func animationWithoutValue() async throws {
    let log = Log()
    let mounted = try await MountedView(Animated(log: log))
    log.entries = []
    try await mounted.root.find(role: .button, name: "Count").click()
    #expect(log.entries == ["inside 1 true", "none 1 false", "outside 1 false"])
  }
}

private struct Animated: View {
  let log: Log
  @State private var count = 0

  @available(*, deprecated, message: "uses the older form on purpose")
  var body: some View {
    VStack {
      Button("Count") { self.count += 1 }
      Seen(name: "inside", count: count, log: log).animation(.easeInOut(duration: 2))
      Seen(name: "none", count: count, log: log).animation(nil).animation(.spring())
      Seen(name: "outside", count: count, log: log)
    }
  }
}

private struct Seen: UIViewRepresentable {
  let name: String
  let count: Int
  let log: Log

  func makeUIView(context: Context) -> UIView { Widget(typeName: "GtkLabel") }

  func updateUIView(_ uiView: UIView, context: Context) {
    log.entries.append("\(name) \(count) \(context.transaction.animation == .easeInOut(duration: 2))")
  }
}

private struct Fan: Layout {
  var spread: Double

  var animatableData: Double {
    get { spread }
    set { spread = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100 + spread, height: 30)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + Double(index) * spread, y: bounds.minY), proposal: .unspecified)
    }
  }
}

private struct Halting: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.environment.isEnabled && time < 0.1 ? value.scaled(by: time * 10) : nil
  }
}

private struct Placed: View {
  @State private var spread = 0.0

  var body: some View {
    ScrollView {
      Fan(spread: spread) { Text("fanned") }
      Button("Spread") { withAnimation(Animation(Halting())) { spread = 40 } }
        .simultaneousGesture(TapGesture().modifiers([.command, .shift]).onEnded {})
      GeometryReader { proxy in
        let width = proxy.bounds(of: .scrollView)?.width ?? 0
        Text("\(Int(width + proxy.frame(in: .scrollView(axis: .vertical)).minX)) wide")
      }
      .frame(height: 30)
      Circle().frame(width: 20, height: 20).gesture(DragGesture(coordinateSpace: .scrollView).onChanged { _ in })
      Canvas { context, size in
        context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 1, y: 0.5))))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 20, height: 20)
    }
  }
}
