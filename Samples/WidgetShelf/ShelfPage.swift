import Graft

/// A diary of walks. What is in the boxes is wrapped, and all that is around them is not.
struct ShelfPage: View {
  @State private var diary = Diary()
  /// The widgets of another one are others.
  @State private var generation = 0

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      DaySide(diary: diary).frame(width: 270)
      WalksSide(diary: diary)
      LibrariesSide(diary: diary).frame(width: 330)
    }
    .id(generation)
    .padding(16)
    .toolbar {
      Button("Reset") { diary.reset() }.help("Puts every widget back to where it began")
      Button("Make Anew") { generation += 1 }.help("Dismantles every widget, and makes another")
    }
  }
}

/// When it was.
private struct DaySide: View {
  @Bindable var diary: Diary

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Shelved("GtkCalendar") { MonthCalendar(day: $diary.day) }
      Shelved("GtkGLArea") { SkyArea(hour: diary.hour) }
      HStack {
        Text("Setting out at \(Int(diary.hour)) h").accessibilityIdentifier("hour")
        Slider(value: $diary.hour, in: 0...24, step: 1) { Text("Hour") }.labelsHidden()
      }
    }
  }
}

/// Where it went.
private struct WalksSide: View {
  @Bindable var diary: Diary

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Shelved("GtkDropDown") { TerrainMenu(terrain: $diary.terrain) }
      Shelved("GtkColumnView") { WalksTable(walks: diary.shown, selection: $diary.selection) }
      Shelved("GtkDrawingArea") { ProfileArea(heights: diary.walk?.heights ?? [], position: $diary.position) }
      Text(diary.place).accessibilityIdentifier("place")
    }
  }
}

/// A wrapped widget under the name of its type.
struct Shelved<Content: View>: View {
  private let type: String
  private let content: Content

  init(_ type: String, @ViewBuilder content: () -> Content) { (self.type, self.content) = (type, content()) }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: type).font(.caption.monospaced()).foregroundStyle(.secondary)
      content
    }
  }
}
