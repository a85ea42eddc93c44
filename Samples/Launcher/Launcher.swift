import Foundation
import Graft

/// Lists the samples and opens those that the user chooses.
@main
struct Launcher: App {
  var body: some Scene {
    WindowGroup("Graft samples") { SampleList() }
  }
}

/// A sample as the launcher lists it.
enum Sample: String, CaseIterable, Identifiable {
  case stateless = "Stateless"
  case plainHost = "PlainHost"
  case containerViews = "ContainerViews"
  case initializers = "Initializers"
  case dataFlow = "DataFlow"
  case identity = "Identity"
  case controls = "Controls"
  case drawing = "Drawing"
  case motion = "Motion"

  var id: Self { self }

  /// What the sample shows, in one sentence.
  var summary: String {
    switch self {
    case .stateless: "A value frozen where two hosts meet, and every cure, side by side."
    case .plainHost: "Views hosted in a window of a program that is otherwise plain GTK."
    case .containerViews: "Views that find data, and views that show them."
    case .initializers: "Every way of feeding a view from outside, and which of them follow."
    case .dataFlow: "A quiz, and where its state can be kept."
    case .identity: "Which view is which: what keeps the state of a view, and what throws it away."
    case .controls: "Every control on one page, with the values that they are bound to."
    case .drawing: "Shapes, gradients and cuts on one page, none of them a widget."
    case .motion: "What moves, what jumps and why, side by side, with what each costs."
    }
  }

  /// The sample's program, which is built into the same folder as the launcher.
  var program: URL {
    let launcher = URL(fileURLWithPath: CommandLine.arguments[0])
    return launcher.deletingLastPathComponent().appending(path: rawValue + "Sample")
  }

  /// Starts the sample as a process of its own, and tells later if that process failed.
  func open(onFailure report: @escaping @MainActor @Sendable (String) -> Void) throws {
    let process = Process()
    process.executableURL = program
    process.terminationHandler = { process in
      let status = process.terminationStatus
      guard status != 0 else { return }
      let end = process.terminationReason == .exit ? "with status" : "by signal"
      Task { @MainActor in report("\(rawValue) ended \(end) \(status).") }
    }
    try process.run()
  }
}

/// The samples, and what went wrong with the last one opened.
struct SampleList: View {
  @State private var selection = Sample.stateless
  @State private var failure = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Graft samples").font(.title)
      Divider()
      ForEach(Sample.allCases) { sample in
        SampleRow(sample: sample, isSelected: sample == selection) { open(sample) }
      }
      if !failure.isEmpty {
        Divider()
        Text(failure).font(.callout)
      }
    }
    .padding()
    .frame(minWidth: 560)
  }

  private func open(_ sample: Sample) {
    selection = sample
    failure = ""
    do {
      try sample.open { failure = $0 }
    } catch {
      failure = "\(sample.rawValue) could not be started: \(error.localizedDescription)"
    }
  }
}

/// One sample: its name, what it shows, and a button that opens it.
struct SampleRow: View {
  let sample: Sample
  let isSelected: Bool
  let open: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text(sample.rawValue).font(.headline)
        Text(sample.summary)
      }
      Spacer()
      Button(isSelected ? "Open \(sample.rawValue) (selected)" : "Open \(sample.rawValue)", action: open)
    }
  }
}
