import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section LC: how preferences travel up the tree.
@Suite(.runtime) @MainActor
struct PreferenceTests {
  let notes = Notes<[String]>()

  private func host(@ViewBuilder _ content: () -> some View) -> [[String]] {
    let notes = notes
    notes.values = []
    let host = RecordingHost(LeafStack(content: content).onPreferenceChange(Names.self) { notes.values.append($0) })
    #expect(host.isSettled)
    return notes.values
  }

  @Test("LC1 a key that nobody writes is observed once, with its default")
  func nobodyWrites() {
    #expect(host { Leaf("a") } == [["default"]])
    #expect(host { Leaf("a").preference(key: Other.self, value: 1) } == [["default"]])
  }

  @Test("LC2 what siblings write is reduced in the order of the tree, without the default")
  func siblings() {
    let values = host {
      Writer("a")
      Group {
        Leaf("in between")
        Writer("b")
      }
      ForEach(["c", "d"], id: \.self) { Writer($0) }
      AnyView(Writer("e"))
    }
    #expect(values == [["a", "b", "c", "d", "e"]])
  }

  @Test("LC3 a container's own value hides those of its children, also for another reader below it")
  func container() {
    let inner = Notes<[String]>()
    let values = host {
      LeafStack {
        Writer("a")
        Writer("b")
      }
      .onPreferenceChange(Names.self) { inner.values.append($0) }
      .preference(key: Names.self, value: ["container"])
      Writer("c")
    }
    #expect(values == [["container", "c"]])
    #expect(inner.values == [["a", "b"]])
  }

  @Test("LC3 a transform changes what its children wrote, and the default where they wrote nothing")
  func transform() {
    let values = host {
      LeafStack {
        Writer("a")
        Writer("b")
      }
      .transformPreference(Names.self) { $0.append("more") }
      Leaf("nothing").transformPreference(Names.self) { $0.append("alone") }
    }
    #expect(values == [["a", "b", "more", "default", "alone"]])
  }

  struct Sometimes: View {
    let isShown: Bool
    let results: Notes<String>
    var body: some View {
      LeafStack {
        Writer("a", number: 3)
        if isShown { Leaf("writes nothing") }
        Writer("b", number: 2)
      }
      .onPreferenceChange(Names.self) { results.values.append($0.joined()) }
      .onPreferenceChange(AnyTrue.self) { results.values.append("\($0)") }
      .onPreferenceChange(Maximum.self) { results.values.append("\($0)") }
    }
  }

  @Test("LC4 a branch that writes nothing does not affect what appending, or and maximum reduce to")
  func silentBranch() {
    let results = Notes<String>()
    let host = RecordingHost(Sometimes(isShown: false, results: results))
    #expect(results.values == ["ab", "true", "3"])
    host.show(Sometimes(isShown: true, results: results))
    host.show(Sometimes(isShown: false, results: results))
    #expect(results.values == ["ab", "true", "3"])
  }

  @Test("LC2 (part) two keys do not meet, and one view may write both")
  func twoKeys() {
    let numbers = Notes<Int>()
    let values = host {
      Leaf("a").preference(key: Other.self, value: 5).preference(key: Names.self, value: ["a"])
        .onPreferenceChange(Other.self) { numbers.values.append($0 ?? 0) }
    }
    #expect(values == [["a"]])
    #expect(numbers.values == [5])
  }
}

/// Section LC: when a change of a preference is reported.
@Suite(.runtime) @MainActor
struct PreferenceChangeTests {
  let notes = Notes<[String]>()

  struct Changing: View {
    let notes: Notes<[String]>
    @State private var names = ["a"]
    @State private var count = 0
    var body: some View {
      LeafStack {
        Leaf("add") { names.append("b") }
        Leaf("other", count) { count += 1 }
        Leaf("swap") { names.reverse() }
        Leaf("remove") { names.removeFirst() }
        ForEach(names, id: \.self) { Writer($0) }
      }
      .onPreferenceChange(Names.self) { notes.values.append($0) }
    }
  }

  @Test("LC5 LC6 the action runs once when mounted, then for each other value, and not for an equal one")
  func changes() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Changing(notes: notes))
    #expect(notes.values == [["a"]])
    host.send("other")
    host.send("other")
    #expect(counts.bodies(of: Changing.self) == 3)
    #expect(notes.values == [["a"]])
    host.send("add")
    #expect(notes.values == [["a"], ["a", "b"]])
    host.send("swap")
    #expect(notes.values.suffix(1) == [["b", "a"]])
    host.send("remove")
    #expect(notes.values.suffix(1) == [["a"]])
    #expect(notes.values.count == 4)
  }

  struct Own: View {
    @State private var isOn = false
    var body: some View {
      Leaf("own") { isOn.toggle() }
      if isOn { Writer("b") }
    }
  }

  @Test("LC5 (part) a writer that comes or goes by its own view's state is noticed, and evaluates nothing around it")
  func comesAndGoes() {
    let counts = UpdateStatistics.start()
    let notes = notes
    let host = RecordingHost(
      Group { Own() }.onPreferenceChange(Names.self) { notes.values.append($0) })
    host.send("own")
    host.send("own")
    #expect(notes.values == [["default"], ["b"], ["default"]])
    #expect(counts.bodies(of: Own.self) == 3)
    #expect(counts.bodies(of: Writer.self) == 1)
  }

  @Test("LC5 (part) in a mapped host the action runs for each value in order, and waits for no layout")
  func mappedHost() {
    let host = RecordingHost(Changing(notes: notes), laysOut: true)
    #expect(notes.values == [["a"]])
    host.send("add")
    #expect(notes.values == [["a"], ["a", "b"]])
  }

  struct Following: View {
    let notes: Notes<[String]>
    @State private var shown = ""
    @State private var names = ["a"]
    var body: some View {
      Leaf("add") { names.append("b") }
      Leaf("shown", shown)
      Group { ForEach(names, id: \.self) { Writer($0) } }
        .onPreferenceChange(Names.self) { shown = $0.joined() }
    }
  }

  @Test("LC5 (part) the action may write state, which is shown in the same settle")
  func writesState() {
    let counts = UpdateStatistics.start()
    let host = RecordingHost(Following(notes: notes))
    #expect(host.shown == ["add", "shown=a", "a"])
    host.send("add")
    #expect(host.shown == ["add", "shown=ab", "a", "b"])
    #expect(counts.bodies(of: Following.self) == 4)
    #expect(Diagnostics.kinds == [])
  }

  struct Endless: View {
    let runs: Notes<Int>
    @State private var number = 0
    @State private var taps = 0
    var body: some View {
      Leaf("tap", taps) { taps += 1 }
      Leaf("number", number) { number = 0 }
        .preference(key: Other.self, value: number)
        .onPreferenceChange(Other.self) { _ in
          runs.values.append(number)
          number += 1
        }
    }
  }

  @Test("LC7 an action that keeps changing the preference stops within the update, and later events are served")
  func endless() {
    let runs = Notes<Int>()
    let host = RecordingHost(Endless(runs: runs))
    #expect(runs.values == [0, 1])
    #expect(host.shown == ["tap=0", "number=2"])
    #expect(Diagnostics.kinds == [.updateCycle])
    #expect(host.isSettled)
    host.send("tap")
    #expect(host.shown == ["tap=1", "number=2"])
    host.send("number")
    #expect(runs.values == [0, 1, 0, 1])
    #expect(host.isSettled)
  }

  @Test("ID31 (part) an action for a preference goes with its view")
  func released() {
    let notes = notes
    let host = RecordingHost(Optional(Reading(notes: notes)))
    #expect(notes.values == [["a"]])
    host.show(nil)
    host.show(Reading(notes: notes))
    #expect(notes.values == [["a"], ["a"]])
  }

  struct Reading: View {
    let notes: Notes<[String]>
    var body: some View { Writer("a").onPreferenceChange(Names.self) { notes.values.append($0) } }
  }
}

/// A leaf that writes its name, that there is one, and a number.
private struct Writer: View {
  let name: String
  let number: Int

  init(_ name: String, number: Int = 0) {
    self.name = name
    self.number = number
  }

  var body: some View {
    Leaf(name)
      .preference(key: Names.self, value: [name])
      .preference(key: AnyTrue.self, value: true)
      .preference(key: Maximum.self, value: number)
  }
}

/// The default is no identity of its reduction, so that a test sees where it takes part.
private struct Names: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct AnyTrue: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct Maximum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Other: PreferenceKey {
  typealias Value = Int?
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}
