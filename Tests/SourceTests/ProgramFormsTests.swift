import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing

/// Forms that whole programs for SwiftUI were found to use.
@MainActor
@Suite(.serialized, .gtk)
struct ProgramFormsTests {
  private struct Measured<Content: View>: View {
    let log: Log
    let content: Content

    var body: some View {
      content.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: { frame in
        log.note("\(Int(frame.minX)) \(Int(frame.width))×\(Int(frame.height))")
      }
    }
  }

  private var gauge: some View {
    Gauge(value: 30, in: 0...100) {
      Text("Load")
    } currentValueLabel: {
      Text("30")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  private func show(_ gauge: some View) async throws -> (texts: [String], frames: [String]) {
    let log = Log()
    let mounted = try await MountedView(Measured(log: log, content: gauge))
    return (mounted.root.texts, log.entries)
  }

  @Test("round gauges are 60 points wide around the value's label, a line has the labels of the bounds")
  func gauges() async throws {
    // The library's own gauge comes first, which is what assistive technologies are told.
    let spoken = ["Load", "0", "100", "30"]
    let ring = try await show(gauge.gaugeStyle(.accessoryCircular))
    #expect(ring.texts == spoken + ["30", "0", "100"] && ring.frames == ["0 60×60"])
    let filled = try await show(gauge.gaugeStyle(.accessoryCircularCapacity))
    #expect(filled.texts == spoken + ["30"] && filled.frames == ["0 60×60"])
    #expect(try await show(gauge.gaugeStyle(.accessoryLinear)).texts == spoken + ["0", "100"])
    #expect(try await show(gauge.gaugeStyle(.accessoryLinearCapacity)).texts == spoken)
  }

  private struct Deleting: View {
    @State private var names: [String]? = ["a", "b"]
    @State private var isAsking = true
    let title: String

    var body: some View {
      Text("behind")
        .confirmationDialog(title, isPresented: $isAsking, titleVisibility: .visible, presenting: names) { names in
          Button("Delete \(names.count)", role: .destructive) {}
        } message: { names in
          Text(names.joined(separator: ", "))
        }
    }
  }

  @Test("a dialog of data has a title that is a string, a message and buttons of the data")
  func dialog() async throws {
    let mounted = try await MountedView(Deleting(title: "Sure?"))
    await Settling.settle()
    let dialog = try #require(mounted.root.sheets.last)
    #expect(dialog.texts.contains("Sure?") && dialog.texts.contains("a, b") && dialog.texts.contains("Delete 2"))
  }

  private struct Padded: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Add") { count += 1 }.sensoryFeedback(.success, trigger: count)
        ShareLink(item: "shared", subject: Text("subject"), preview: SharePreview("preview"))
      }
      .sensoryFeedback(.impact(weight: .heavy), trigger: count) { $0 < $1 }
      .sensoryFeedback(trigger: count) { _, new in new > 3 ? .warning : nil }
      .frame(width: 100, height: 80)
    }
  }

  @Test("a scene's padding is 18 points, and feedback and previews change nothing")
  func padding() async throws {
    let log = Log()
    let mounted = try await MountedView(Measured(log: log, content: Padded()).scenePadding())
    #expect(log.entries == ["18 100×80"])
    try await mounted.root.find(role: .button, name: "Add").click()
    #expect(mounted.root.texts.contains("Add"))
  }

  private nonisolated struct Outline: Shape {
    func path(in rect: CGRect) -> Path {
      _ = Path(rect).stroke(Color.red, lineWidth: 2)
      return Path(rect)
    }
  }

  @Test("shapes are painted outside of the main actor, too, and folders of the user have names")
  func elsewhere() {
    let square = CGRect(x: 1, y: 2, width: 3, height: 3)
    #expect(Outline().path(in: square).boundingRect == square)
    #expect(URL.applicationSupportDirectory.isFileURL && URL.cachesDirectory.isFileURL)
  }

  @Test("an extension gives UIColor an initialiser of its own")
  func color() {
    #expect(UIColor(hex: 0xFF0000) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    let parts = [hex >> 16, hex >> 8 & 255, hex & 255].map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
