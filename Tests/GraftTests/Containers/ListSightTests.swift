import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Which rows of a list appear.
@Suite(.gtk) @MainActor
struct ListSightTests {
  private struct Pages: View {
    let seen: Seen
    @State private var count = 50
    @State private var loads = 0
    var body: some View {
      VStack {
        Text("loads: \(loads)")
        List(Array(0..<count), id: \.self) { number in
          SeenRow(number: number, seen: seen).onAppear {
            guard number == count - 1 else { return }
            count += 50
            loads += 1
          }
        }
      }
    }
  }

  @Test("LS7 rows of a list appear as they are seen, although GTK binds many more")
  func appearances() async throws {
    let seen = Seen()
    let mounted = try await MountedView(List { seen.rows(0..<150) }, size: viewport)
    let visible = mounted.root.all.filter { $0.role == .label && $0.frame.minY < 600 && $0.isShown }.compactMap {
      Int($0.text)
    }
    #expect(seen.bodies.count > 100)
    #expect(seen.appeared.max() == 10)
    #expect(Set(seen.appeared) == Set(visible).union(0...10))
  }

  @Test(
    "LS7 a section appears with the first of its rows that is seen, and disappears with the last",
    arguments: [true, false])
  func section(hasHeader: Bool) async throws {
    let log = Log()
    let mounted = try await MountedView(
      List {
        // GTK has no longer bound the section when the first are seen.
        ForEach(0..<300, id: \.self) { Text("\($0)").frame(height: 40) }
        Section {
          Text("more")
        } header: {
          if hasHeader { Text("header") }
        }
        .onAppear { log.note("appears") }
        .onDisappear { log.note("disappears") }
      }, size: viewport)
    #expect(log.take() == [])
    await mounted.scroll(to: mounted.scrolledLength)
    #expect(log.take() == ["appears"])
    await mounted.scroll(to: 0)
    #expect(log.take() == ["disappears"])
  }

  @Test("LS7 the headers and footers of a list are built with the rows that GTK has, and no others")
  func headers() async throws {
    let log = Log()
    let mounted = try await MountedView(
      List(0..<1000, id: \.self) { section in
        Section {
          ForEach(0..<58, id: \.self) { Text("\(section) \($0)").frame(height: 40) }
        } header: {
          NotedText(text: "header \(section)", log: log)
        } footer: {
          NotedText(text: "footer \(section)", log: log)
        }
      }, size: viewport)
    // GTK has 200 rows and a few.
    #expect(Set(log.take()) == Set((0..<4).map { "header \($0)" } + (0..<3).map { "footer \($0)" }))
    await mounted.scroll(to: mounted.scrolledLength)
    #expect(Set(log.take()) == Set((997..<1000).map { "header \($0)" } + (996..<1000).map { "footer \($0)" }))
    #expect(try mounted.root.find(role: .label, text: "footer 999").isShown)
  }

  @Test("LS7 a page that the last row loads is loaded each time the end is seen, and no other with it")
  func pages() async throws {
    let mounted = try await MountedView(Pages(seen: Seen()), size: viewport)
    _ = try mounted.root.find(role: .label, text: "loads: 0")
    await mounted.scroll(to: mounted.scrolledLength)
    _ = try mounted.root.find(role: .label, text: "loads: 1")
    await mounted.scroll(to: mounted.scrolledLength)
    _ = try mounted.root.find(role: .label, text: "loads: 2")
  }

  private struct Ended: View {
    let log: Log

    var body: some View {
      List {
        ForEach(0..<100) { Text("row \($0)") }
        Text("end").onAppear { log.note("appeared") }.onDisappear { log.note("disappeared") }
      }
    }
  }

  @Test("LS7 a view that is a row itself appears as it is seen, such as one that loads more behind all others")
  func end() async throws {
    let log = Log()
    let mounted = try await MountedView(Ended(log: log), size: viewport)
    #expect(log.take() == [])
    await mounted.scroll(to: mounted.scrolledLength)
    #expect(log.take() == ["appeared"])
    await mounted.scroll(to: 0)
    #expect(log.take() == ["disappeared"])
  }

  @Test("LS7 the rows of elements of two rows each appear as they are seen, and what is around both with the first")
  func pairs() async throws {
    let log = Log()
    let mounted = try await MountedView(
      List {
        ForEach(0..<50, id: \.self) { number in
          Group {
            Text("first").onAppear { log.note("first \(number)") }
            Text("second")
          }
          .onAppear { log.note("both \(number)") }
        }
      }, size: viewport)
    let seen = mounted.root.seenListRows.count
    #expect((10...20).contains(seen))
    let expected = (0..<(seen + 1) / 2).flatMap { ["first \($0)", "both \($0)"] }
    #expect(log.take().sorted() == expected.sorted())
    await mounted.scroll(to: mounted.scrolledLength)
    #expect(log.take().filter { $0.hasSuffix(" 49") }.sorted() == ["both 49", "first 49"])
  }

  /// Of how many rows an element is depends on it, so that all of them are there at once.
  private struct Around: View {
    let log: Log

    var body: some View {
      List {
        Group {
          ForEach(0..<30, id: \.self) { number in
            Text("number \(number)")
            if number % 2 == 1 { Text("is odd") }
          }
        }
        .onAppear { log.note("appeared") }
        .onDisappear { log.note("disappeared") }
        ForEach(0..<200) { Text("row \($0)") }
      }
    }
  }

  @Test("LS7 what is around many rows is there while any of them is seen, wherever the others come and leave")
  func around() async throws {
    let log = Log()
    let mounted = try await MountedView(Around(log: log), size: viewport)
    #expect(log.take() == ["appeared"])
    for _ in 0..<2 {
      for place in [100.0, 400, 900, 400, 700, 0, 800] { await mounted.scroll(to: place) }
      #expect(log.take() == [])
      await mounted.scroll(to: mounted.scrolledLength)
      #expect(log.take() == ["disappeared"])
      await mounted.scroll(to: 0)
      #expect(log.take() == ["appeared"])
    }
  }

  private struct Tasks: View {
    let log: Log

    var body: some View {
      List {
        Group {
          ForEach(0..<1_000) { Text("row \($0)") }
          Text("end")
        }
        .task {
          log.note("begun")
          try? await Task.sleep(for: .seconds(600))
          log.note("cancelled")
        }
      }
    }
  }

  @Test("LS7 a task around many rows begins once, however many of them come into sight")
  func tasks() async throws {
    let log = Log()
    let mounted = try await MountedView(Tasks(log: log), size: viewport)
    for place in [400.0, 10_000, mounted.scrolledLength, 0] { await mounted.scroll(to: place) }
    #expect(log.take() == ["begun"])
  }

  @Test("LS7 a row behind very many appears each time that it comes into sight, also from far away")
  func farEnd() async throws {
    let log = Log()
    let mounted = try await MountedView(
      List {
        ForEach(0..<1_000) { Text("row \($0)") }
        Text("end").onAppear { log.note("appeared") }.onDisappear { log.note("disappeared") }
      }, size: viewport)
    for _ in 0..<2 {
      await mounted.scroll(to: mounted.scrolledLength)
      #expect(log.take() == ["appeared"])
      await mounted.scroll(to: 0)
      #expect(log.take() == ["disappeared"])
    }
  }

  /// Rows of a table come as a whole, by the transitions of their cells: these from far below what can be seen.
  private struct Coming: View {
    struct Element: Identifiable {
      let id: Int
    }

    private static let transition = AnyTransition.offset(CGSize(width: 0, height: 2_000))
    var count = 1
    let log: Log

    var body: some View {
      Table((0..<count).map { Element(id: $0) }) {
        TableColumn("number") { element in
          Text(verbatim: "\(element.id)")
            .onAppear { log.note("appeared \(element.id)") }
            .onDisappear { log.note("disappeared \(element.id)") }
            .transition(Self.transition)
        }
      }
    }
  }

  @Test("LS7 a row that comes from out of sight by its transition appears as it begins to come, and stays")
  func coming() async throws {
    let (log, clock) = (Log(), TestClock())
    try await clock.drivingGTK {
      let mounted = try await MountedView(Coming(log: log), size: viewport)
      #expect(log.take() == ["appeared 0"])
      withAnimation(.linear(duration: 1)) { mounted.rootView.count = 2 }
      await Settling.settle()
      #expect(log.take() == ["appeared 1"])
      // Now 1,000 below its place, and then in it.
      for _ in 0..<2 {
        await clock.advance(by: .seconds(0.5))
        #expect(log.take() == [])
      }
    }
  }

  private struct Growing: View {
    @State private var pages = 1
    let log: Log

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<pages * 100, id: \.self) { Text("row \($0)").frame(height: 20) }
          Text("more").onAppear {
            log.note("page \(pages)")
            pages += 1
          }
        }
      }
    }
  }

  @Test("LS7 what loads more at the end of a lazy stack does so each time that the end is reached")
  func growing() async throws {
    let log = Log()
    let mounted = try await MountedView(Growing(log: log), size: viewport)
    #expect(log.take() == [])
    for page in 1...3 {
      await mounted.scroll(to: mounted.scrolledLength)
      #expect(log.take() == ["page \(page)"])
    }
  }
}
