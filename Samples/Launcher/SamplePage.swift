import Foundation
import Graft

/// What a sample shows, the button that opens it, and its code.
struct SamplePage: View {
  let sample: Sample
  @State private var file: URL?
  @State private var failure = ""

  init(sample: Sample) {
    self.sample = sample
    _file = State(initialValue: sample.mainFile)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 16) {
        Text(sample.summary).font(.title3).accessibilityIdentifier("summary")
        Spacer()
        Button("Open \(sample.rawValue)", action: open).buttonStyle(.borderedProminent)
      }
      if !failure.isEmpty { Label(failure, systemImage: "exclamationmark.triangle").foregroundStyle(.red) }
      Picker("File", selection: $file) {
        ForEach(sample.files, id: \.self) { Text($0.lastPathComponent).tag(Optional($0)) }
      }
      .fixedSize()
      CodeView(file: file)
    }
    .padding()
  }

  private func open() {
    failure = ""
    do {
      try sample.open { failure = $0 }
    } catch {
      failure = "\(sample.rawValue) could not be started: \(error.localizedDescription)"
    }
  }
}

/// The text of a file, which can be selected.
struct CodeView: View {
  let file: URL?

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Text(verbatim: code)
        .font(.system(.callout, design: .monospaced))
        .textSelection(.enabled)
        .accessibilityIdentifier("code")
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
    .clipShape(.rect(cornerRadius: 8))
  }

  private var code: String {
    guard let file else { return "" }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? "The file cannot be read."
  }
}
