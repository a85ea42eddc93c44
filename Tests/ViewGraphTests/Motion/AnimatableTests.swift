import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section MO: animatable views and modifiers, whose bodies are asked with the values between.
@Suite(.runtime) @MainActor
struct AnimatableTests {
  private struct Moving: View, @MainActor Animatable {
    var value: Double
    var name = "moving"
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    @State private var count = 0

    var body: some View { Leaf(name, Int(value)) }
  }

  private struct Page: View {
    var value = 0.0
    var other = 0
    var animation: Animation?
    var body: some View {
      Leaf("other", other)
      Moving(value: value).animation(animation, value: other)
    }
  }

  private func page() -> RecordingHost<Page> { RecordingHost(Page(), animates: true) }

  private func shown(_ host: RecordingHost<Page>) -> String { host.shown[1] }

  @Test("MO46 MO2 an animatable view is evaluated once a frame with the values between, and last with the final one")
  func frames() {
    let host = page()
    let counts = UpdateStatistics.start()
    withAnimation(.linear(duration: 1)) { host.rootView.value = 100 }
    host.settle()
    #expect(shown(host) == "moving=0")
    // The first frame still shows the old value.
    host.advance(by: 0)
    #expect(shown(host) == "moving=0")
    for expected in ["moving=25", "moving=50", "moving=75", "moving=100"] {
      host.advance(by: 0.25)
      host.settle()
      #expect(shown(host) == expected)
    }
    host.advance(by: 1)
    host.settle()
    #expect(counts.bodies(of: Page.self) == 1)
    #expect(counts.bodies(of: Moving.self) == 5)
    #expect(counts.makes(of: Leaf.self) == 0)
  }

  @Test("MO33 a change without an animation shifts what is shown, and the motion goes on")
  func plainWrite() {
    let host = page()
    withAnimation(.linear(duration: 1)) { host.rootView.value = 100 }
    host.settle()
    host.advance(by: 0)
    host.advance(by: 0.5)
    host.settle()
    host.rootView.value = 150
    host.settle()
    #expect(shown(host) == "moving=100")
    host.advance(by: 0.25)
    host.settle()
    #expect(shown(host) == "moving=125")
    host.advance(by: 0.25)
    host.settle()
    #expect(shown(host) == "moving=150")
  }

  @Test("MO38 AN3 an equal value changes nothing, and a value that is named animates its updates alone")
  func named() {
    let host = page()
    host.rootView.animation = .linear(duration: 1)
    host.settle()
    host.rootView.value = 10
    host.settle()
    #expect(shown(host) == "moving=10")
    host.rootView.other = 1
    host.rootView.value = 20
    host.settle()
    host.advance(by: 0)
    host.advance(by: 0.5)
    host.settle()
    #expect(shown(host) == "moving=15")
    host.rootView.value = 20
    host.settle()
    host.advance(by: 0.25)
    host.settle()
    #expect(shown(host) == "moving=17")
  }

  @Test("MO41 MO42 a completion runs once, when what the change moves is at its end, and at once where nothing moves")
  func completions() {
    let host = page()
    let notes = Notes<String>()
    withAnimation(.linear(duration: 1)) {
      host.rootView.value = 100
    } completion: {
      notes.values.append("moved")
    }
    host.settle()
    withAnimation(.linear(duration: 1)) {
      host.rootView.other = 1
    } completion: {
      notes.values.append("nothing")
    }
    host.settle()
    #expect(notes.values == ["nothing"])
    host.advance(by: 0)
    host.advance(by: 0.9)
    host.settle()
    #expect(notes.values == ["nothing"])
    host.advance(by: 0.1)
    host.settle()
    host.advance(by: 1)
    host.settle()
    #expect(notes.values == ["nothing", "moved"])
  }

  @Test("MO41 MO42 a completion that a transaction has been given runs once, by its criterion, and no second time")
  func completionsOfTransactions() {
    let host = page()
    let notes = Notes<String>()
    var transaction = Transaction(animation: .spring(duration: 0.5))
    transaction.addAnimationCompletion { notes.values.append("logical") }
    transaction.addAnimationCompletion(criteria: .removed) { notes.values.append("rest") }
    withTransaction(transaction) { host.rootView.value = 100 }
    host.settle()
    host.advance(by: 0)
    host.advance(by: 0.49)
    host.settle()
    #expect(notes.values == [])
    host.advance(by: 0.02)
    host.settle()
    #expect(notes.values == ["logical"])
    for _ in 1...20 { host.advance(by: 0.1) }
    host.settle()
    #expect(notes.values == ["logical", "rest"])
    withTransaction(transaction) { host.rootView.value = 0 }
    host.settle()
    for _ in 1...20 { host.advance(by: 0.1) }
    host.settle()
    #expect(notes.values == ["logical", "rest"])
    var still = Transaction()
    still.addAnimationCompletion { notes.values.append("nothing") }
    withTransaction(still) { host.rootView.other = 1 }
    host.settle()
    #expect(notes.values.last == "nothing")
  }

  @Test("MO63 where nothing may move, the end is shown in the same update, and completions run")
  func withoutMotion() {
    let host = RecordingHost(Page())
    let notes = Notes<String>()
    withAnimation(.linear(duration: 1)) {
      host.rootView.value = 100
    } completion: {
      notes.values.append("done")
    }
    host.settle()
    #expect(host.shown[1] == "moving=100" && notes.values == ["done"])
  }

  private struct Leaving: View {
    var isShown = true
    var value = 0.0
    var body: some View {
      if isShown { Moving(value: value) }
      Leaf("last")
    }
  }

  @Test("MO81 MO43 a view that is removed while it moves ends there, and its completion runs once")
  func removed() {
    let host = RecordingHost(Leaving(), animates: true)
    let notes = Notes<String>()
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      host.rootView.value = 100
    } completion: {
      notes.values.append("done")
    }
    host.settle()
    host.advance(by: 0.5)
    host.rootView.isShown = false
    host.settle()
    #expect(host.shown == ["last"])
    host.advance(by: 0.1)
    host.settle()
    host.advance(by: 1)
    host.settle()
    #expect(notes.values == ["done"] && host.shown == ["last"])
  }
}
