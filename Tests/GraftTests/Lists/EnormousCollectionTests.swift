import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Collections of more elements than anybody can copy or GTK can count.
@Suite(.gtk) @MainActor
struct EnormousCollectionTests {
  private static let size = CGSize(width: 400, height: 600)
  private static let count = 5_000_000_000

  private struct Numbers: View {
    let isList: Bool
    let asked: Log
    @State private var step = 1

    var body: some View {
      let numbers = (0..<EnormousCollectionTests.count).lazy.map { [step] number in
        asked.note("\(number)")
        return number * step
      }
      VStack(spacing: 0) {
        Button("double") { step = 2 }.frame(height: 40)
        if isList {
          List(numbers, id: \.self) { Text("\($0)") }
        } else {
          ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Text("\($0)").frame(height: 20) } } }
        }
      }
    }
  }

  @Test("DT21 a lazy stack over 5,000,000,000 computed elements asks for those near what is seen")
  func lazyStack() async throws {
    let asked = Log()
    let mounted = try await MountedView(Numbers(isList: false, asked: asked), size: Self.size)
    #expect(mounted.root.texts.contains("27") && !mounted.root.texts.contains("100"))
    #expect(Set(asked.take()).count <= 60)
    try await mounted.root.find(role: .button, name: "double").click()
    #expect(mounted.root.texts.contains("54") && !mounted.root.texts.contains("27"))
    #expect(Set(asked.take()).count <= 500)
    #expect(Diagnostics.recorded.isEmpty)
  }

  private struct Tall: View {
    let log: Log
    var isAlone = true

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("last") { proxy.scrollTo(999_999, anchor: .bottom) }.frame(height: 40)
          ScrollView {
            if isAlone { rows } else { surrounded }
          }
        }
      }
    }

    private var surrounded: some View {
      VStack(spacing: 0) {
        Text("header").frame(height: 100)
        rows
      }
      .padding(20)
    }

    private var rows: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000, id: \.self) { number in
          VStack(spacing: 0) {
            Button("top \(number)") { log.note("\(number)") }
            Spacer()
            Button("bottom \(number)") { log.note("\(number)") }
          }
          .frame(height: 4_000)
        }
      }
    }
  }

  @Test("DT21 the last of 1,000,000 rows of 4,000 pixels is reached and clicked, by scrolling to it or by the bar")
  func tall() async throws {
    let log = Log()
    let mounted = try await MountedView(Tall(log: log), size: Self.size)
    #expect(mounted.root.texts.contains("top 0"))
    try await mounted.root.find(role: .button, name: "last").click()
    let last = try mounted.root.find(role: .button, name: "bottom 999999")
    #expect(last.frame.maxY == 600)
    try await last.click()
    #expect(log.take() == ["999999"])
    await mounted.scroll(to: 0)
    #expect(try mounted.root.find(role: .button, name: "top 0").frame.minY == 40)
    await mounted.scroll(to: mounted.scrolledLength)
    #expect(try mounted.root.find(role: .button, name: "bottom 999999").frame.maxY == 600)
    try await mounted.root.find(role: .button, name: "bottom 999999").click()
    #expect(log.take() == ["999999"])
  }

  @Test("DT21 the end of rows so long is reached below a header and in padding, and the start again")
  func surrounded() async throws {
    let log = Log()
    let mounted = try await MountedView(Tall(log: log, isAlone: false), size: Self.size)
    await mounted.scroll(to: mounted.scrolledLength)
    let last = try mounted.root.find(role: .button, name: "bottom 999999")
    #expect(last.frame.maxY == 580)
    try await last.click()
    #expect(log.take() == ["999999"])
    await mounted.scroll(to: 0)
    #expect(try mounted.root.find(role: .button, name: "top 0").frame.minY == 160)
    try await mounted.root.find(role: .button, name: "last").click()
    #expect(try mounted.root.find(role: .button, name: "bottom 999999").frame.maxY == 600)
  }

  @Test("DT21 in the midst of rows so long all is scrolled pixel by pixel, and back to the start")
  func midst() async throws {
    let mounted = try await MountedView(Tall(log: Log()), size: Self.size)
    await mounted.scroll(to: mounted.scrolledLength / 2)
    var seen: Set<Int> = []
    for _ in 0..<20 {
      await mounted.scroll(to: mounted.offset + 500)
      seen.formUnion(mounted.root.texts.compactMap { Int($0.split(separator: " ").last ?? "") })
    }
    let rows = seen.sorted()
    #expect((2...4).contains(rows.count) && rows.last.map { $0 - rows[0] } == rows.count - 1)
    #expect(rows.allSatisfy { (499_000...501_000).contains($0) })
    await mounted.scroll(to: 0)
    #expect(try mounted.root.find(role: .button, name: "top 0").frame.minY == 40)
  }

  @Test("DT21 a list of 5,000,000,000 elements shows what GTK can count, and reports that the others are cut")
  func list() async throws {
    let asked = Log()
    let mounted = try await MountedView(Numbers(isList: true, asked: asked), size: Self.size)
    #expect(mounted.root.texts.contains("5"))
    #expect(Set(asked.take()).count <= 210)
    #expect(Diagnostics.recorded.map(\.kind.rawValue) == ["uncountableRows"])
    try await mounted.root.find(role: .button, name: "double").click()
    #expect(mounted.root.texts.contains("10") && !mounted.root.texts.contains("5"))
    #expect(Set(asked.take()).count <= 1_000)
  }
}
