import Graft

struct ProgressPage: View {
  @State private var share = 0.4

  var body: some View {
    Specimens {
      Specimen("Tasks") {
        VStack(alignment: .leading) {
          ProgressView("Copying", value: share)
          ProgressView(value: share).tint(.green)
          HStack(spacing: 24) {
            ProgressView()
            ProgressView(value: share).progressViewStyle(.circular)
            ProgressView("Loading").controlSize(.small)
          }
        }
        .frame(maxWidth: 320)
      }
      Specimen("Gauges") {
        Gauge(value: share) {
          Text("Level")
        } currentValueLabel: {
          Text(share, format: .percent)
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .frame(maxWidth: 320)
      }
      Button("Further") { withAnimation { share = share > 0.85 ? 0 : share + 0.2 } }
      Text(share, format: .percent).font(.headline).accessibilityIdentifier("state")
    }
  }
}
