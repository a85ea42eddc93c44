import Graft

/// What was measured, beside what is to be known of the container.
struct MeasuresBar: View {
  let measures: Measures
  let note: String

  var body: some View {
    HStack(spacing: 24) {
      Text(verbatim: note).foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .leading)
      Figure(title: "Widgets", value: reading.widgets.formatted())
      Figure(title: "Last frames", value: "\(reading.frames)")
      Figure(title: "A frame", value: milliseconds(reading.mean))
      Figure(title: "The longest", value: milliseconds(reading.longest))
    }
    .padding(12)
    .task { await measures.follow() }
  }

  private var reading: Measures.Reading { measures.reading }

  private func milliseconds(_ number: Double) -> String {
    "\(number.formatted(.number.precision(.fractionLength(1)))) ms"
  }
}

private struct Figure: View {
  let title: String
  let value: String

  var body: some View {
    VStack(alignment: .trailing) {
      Text(verbatim: title).font(.caption).foregroundStyle(.secondary)
      Text(verbatim: value).font(.headline.monospacedDigit()).accessibilityIdentifier(title)
    }
    .fixedSize()
  }
}
