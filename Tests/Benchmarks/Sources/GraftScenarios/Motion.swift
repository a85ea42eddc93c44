import CGTK
import Foundation
import Graft
import Harness
import Observation

/// Where what moves shall be.
@Observable @MainActor
private final class Target {
  var isFar = false
}

/// A second there and a second back, for ever.
private let swinging = Animation.linear(duration: 1).repeatForever()

/// Shows a view that depends on a target, and has it move for a number of frames: prints what a frame costs, how many
/// bodies of the view ran meanwhile, and by how much the program grew.
@MainActor
private func move<Content: View>(_ frames: Int, _ content: (Target) -> Content, begin: (Target) -> Void) {
  bench_init()
  let target = Target()
  let host = GtkHostingWidget(rootView: content(target))
  bench_show(host.widgetPointer)
  bench_settle()
  begin(target)
  // What is kept for good is there after a while.
  _ = bench_await_frames(100)
  let statistics = UpdateStatistics.start()
  let memory = bench_memory()
  bench_frames(Int32(frames))
  bench_print("growth", Double(bench_memory() - memory))
  bench_print("bodies", Double(statistics.bodies(of: Content.self)))
  withExtendedLifetime(host) {}
}

@MainActor
private func swing(_ frames: Int, _ content: (Target) -> some View) {
  move(frames, content) { target in withAnimation(swinging) { target.isFar = true } }
}

private struct MovingLabel: View {
  let target: Target
  var body: some View {
    Text("moving").offset(x: target.isFar ? 200 : 0).frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

@MainActor
func moveView(_ frames: Int) { swing(frames) { MovingLabel(target: $0) } }

private struct GrowingStack: View {
  let target: Target
  var body: some View {
    VStack(spacing: 0) {
      Text("growing").frame(height: target.isFar ? 220 : 20)
      ForEach(1..<100) { Text("Row \($0)") }
    }
  }
}

@MainActor
func moveStack(_ frames: Int) { swing(frames) { GrowingStack(target: $0) } }

private struct MixedColor: View {
  let target: Target
  var body: some View {
    Rectangle().fill(target.isFar ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
      .frame(width: 300, height: 300)
  }
}

@MainActor
func moveColor(_ frames: Int) { swing(frames) { MixedColor(target: $0) } }

private struct Wave: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.height))
      for index in 0...200 {
        let level = 0.5 + share * 0.4 * sin(Double(index) / 10)
        path.addLine(to: CGPoint(x: rect.width * Double(index) / 200, y: rect.height * level))
      }
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.closeSubpath()
    }
  }
}

private struct MorphingWave: View {
  let target: Target
  var body: some View {
    Wave(share: target.isFar ? 1 : 0).fill(Color(red: 0, green: 0, blue: 1)).frame(width: 300, height: 300)
  }
}

@MainActor
func movePath(_ frames: Int) { swing(frames) { MorphingWave(target: $0) } }

/// What the timer turns round; a C function pointer cannot hold a closure.
@MainActor
private enum Turning {
  static var target: Target?

  static func turn() {
    withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { target?.isFar.toggle() }
  }
}

/// A spring whose end is another each tenth of a second. Each change runs the body once.
@MainActor
func moveSpring(_ frames: Int) {
  move(frames) {
    MovingLabel(target: $0)
  } begin: { target in
    Turning.target = target
    g_timeout_add(
      100,
      { _ in
        MainActor.assumeIsolated { Turning.turn() }
        return 1
      }, nil)
  }
}
