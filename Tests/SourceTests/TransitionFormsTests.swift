import Foundation
import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

private struct Dimming: AnimatableModifier {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func body(content: Content) -> some View { content.opacity(share) }
}

/// Forms in which source says how views come and go.
@MainActor
@Suite(.serialized, .gtk)
struct TransitionFormsTests {
  private struct Twirl: Transition {
    var angle = 90.0

    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .rotationEffect(.degrees(phase.value * angle))
        .scaleEffect(phase.isIdentity ? 1 : 0.5)
        .opacity(phase == .identity ? 1 : 0)
        .blur(radius: phase == .didDisappear ? 4 : 0)
    }
  }

  private struct Still: Transition {
    static let properties = TransitionProperties(hasMotion: false)

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  private struct Page: View {
    var isShown: Bool
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
      VStack {
        Text("0").modifier(Dimming(share: 1))
        if isShown {
          Text("1").transition(.opacity)
          Text("2").transition(.move(edge: .top).combined(with: .opacity))
          Text("3").transition(Twirl())
          Text("4").transition(.asymmetric(insertion: .scale(scale: 0.2, anchor: .top), removal: .slide))
          Text("5").transition(.pivot)
          Text("6").transition(.opacity.animation(.easeIn(duration: 0.2)))
          Text("7").transition(Twirl(angle: 30).combined(with: .move(edge: .leading)).animation(.bouncy))
          Text("8").transition(reduceMotion ? .opacity : .slide)
          Text("9").transition(.push(from: .trailing))
          Text("10").transition(AsymmetricTransition(insertion: .offset(x: 10), removal: Twirl()))
          Text("11").transition(.blurReplace(.upUp))
          Text("12").transition(AnyTransition(Twirl()).combined(with: .offset(CGSize(width: 1, height: 2))))
          Text("13").transition(Still())
          Text("14").transition(.scale(0.5, anchor: .leading))
          Text("15").transition(.identity)
        }
      }
    }
  }

  @Test("both generations of transitions are said as they are elsewhere")
  func forms() async throws {
    let mounted = try await MountedView(Page(isShown: true), size: CGSize(width: 200, height: 800))
    #expect(mounted.root.texts == (0...15).map(String.init))
  }

  @Test("they run together, the one longer than the other, and turn round on the way")
  func motion() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(isShown: false), size: CGSize(width: 200, height: 800))
      for isShown in [true, false, true, false] {
        withAnimation { mounted.rootView.isShown = isShown }
        await Settling.settle()
        await clock.advance(by: .seconds(0.2))
      }
      for _ in 0..<8 { await clock.advance(by: .seconds(0.25)) }
      #expect(mounted.root.texts == ["0"])
    }
  }

  private struct Zooming: View {
    @Namespace private var pages

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("plain") { Text("first page").navigationTransition(.zoom(sourceID: "1", in: pages)) }
            .matchedTransitionSource(id: "1", in: pages)
          NavigationLink("formed") { Text("second page").navigationTransition(.automatic) }
            .matchedTransitionSource(id: 2, in: pages) {
              $0.background(.white).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 4)
            }
        }
      }
    }
  }

  @Test("a page that is to come out of a view comes")
  func zoom() async throws {
    let mounted = try await MountedView(Zooming(), size: CGSize(width: 300, height: 300))
    try await mounted.root.find(role: .button, name: "plain").click()
    #expect(mounted.root.texts.contains("first page"))
  }
}

extension AnyTransition {
  fileprivate static var pivot: AnyTransition {
    .modifier(active: Corner(amount: -90), identity: Corner(amount: 0))
  }

  private struct Corner: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(amount), anchor: .topLeading).clipped()
    }
  }
}
