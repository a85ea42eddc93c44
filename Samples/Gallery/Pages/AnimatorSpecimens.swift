import Foundation
import Graft

/// What moves in phases, along key frames, as symbols do and with the time; each time that a number changes.
struct AnimatorSpecimens: View {
  let plays: Int

  var body: some View {
    Specimen("Phases and key frames") {
      HStack(spacing: 40) {
        token(.teal).phaseAnimator(Phase.allCases, trigger: plays) { content, phase in
          content.scaleEffect(phase.scale).offset(y: phase.height)
        } animation: { phase in
          phase == .lifted ? .spring(duration: 0.4) : .bouncy(duration: 0.4)
        }
        token(.orange).keyframeAnimator(initialValue: Jump(), trigger: plays) { content, jump in
          content.rotationEffect(.degrees(jump.angle)).offset(y: jump.height)
        } keyframes: { _ in
          KeyframeTrack(\.height) {
            CubicKeyframe(-24, duration: 0.3)
            SpringKeyframe(0, duration: 0.6)
          }
          KeyframeTrack(\.angle) {
            LinearKeyframe(180, duration: 0.5)
            LinearKeyframe(360, duration: 0.4)
          }
        }
      }
      .padding(.vertical, 24)
    }
    Specimen("Symbols") {
      HStack(spacing: 24) {
        Image(systemName: "star.fill").symbolEffect(.bounce, value: plays)
        Image(systemName: "heart.fill").symbolEffect(.pulse, options: .repeat(2), value: plays)
        Image(systemName: "bell.fill").symbolEffect(.wiggle, value: plays)
      }
      .font(.title)
    }
    Specimen("The time") {
      TimelineView(.periodic(from: .now, by: 1)) { timeline in
        Text(timeline.date, format: .dateTime.hour().minute().second()).monospacedDigit()
      }
    }
  }

  private func token(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(width: 40, height: 40)
  }
}

private enum Phase: CaseIterable {
  case atRest, lifted, large

  var height: CGFloat { self == .lifted ? -16 : 0 }
  var scale: CGFloat { self == .large ? 1.3 : 1 }
}

private struct Jump {
  var height: CGFloat = 0
  var angle = 0.0
}
