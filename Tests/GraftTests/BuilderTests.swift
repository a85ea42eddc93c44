import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What a block of views may contain.
@Suite(.gtk) @MainActor
struct BuilderTests {
  private enum Mood { case calm, loud(Int) }

  private struct Implicit: View {
    let isShown: Bool
    let mood: Mood

    var body: some View {
      Text("first")
      let name = "named"
      Text(name)
      if isShown { Text("shown") } else { Text("hidden") }
      switch mood {
      case .calm: Text("calm")
      case .loud(let level): Text("loud \(level)")
      }
    }
  }

  private struct Explicit: View {
    @ViewBuilder var body: some View {
      Text("one")
      Text("two")
    }
  }

  private struct Dozen: View {
    var body: some View {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
  }

  private struct Empty: View {
    var body: some View {
      Text("before")
      VStack {}
      Button {
      } label: {
      }
      Text("after")
    }
  }

  @Test("UI14 body takes several statements, let, if and switch, with and without the attribute")
  func bodyIsBuilder() async throws {
    let mounted = try await MountedView(VStack { Implicit(isShown: true, mood: .calm) })
    #expect(mounted.root.texts == ["first", "named", "shown", "calm"])
    mounted.rootView = VStack { Implicit(isShown: false, mood: .loud(3)) }
    await Settling.settle()
    #expect(mounted.root.texts == ["first", "named", "hidden", "loud 3"])
    let explicit = try await MountedView(VStack { Explicit() })
    #expect(explicit.root.texts == ["one", "two"])
  }

  @Test("UI15 a block may have more than ten children, or none")
  func numberOfChildrenIsFree() async throws {
    let dozen = try await MountedView(Dozen())
    #expect(dozen.root.texts == (1...12).map(String.init))
    let empty = try await MountedView(VStack { Empty() })
    #expect(empty.root.texts == ["before", "after"])
  }
}
