import Graft
import Lesson

extension Exhibit {
  /// D10: branches by the size class.
  static var sizeClassBranches: Exhibit {
    Exhibit(
      "D10", "A layout in branches",
      explanation: """
        A low window has little height, and its size class is compact. The layout is one of two branches, so whatever was \
        counted below begins again when the window changes.
        """,
      script: [
        .start(texts: ["regular", "0/5"]),
        .click("Answer", notes: ["answered 1"], texts: ["regular", "1/5"]),
        .click("Low window", texts: ["compact", "0/5"]),
        .click("Low window", texts: ["regular", "0/5"]),
      ]
    ) { log in SizeClassSwitch { BranchedQuiz(log: log) } }
  }

  /// D11: one layout with a parameter.
  static var sizeClassLayout: Exhibit {
    Exhibit(
      "D11", "A layout as a parameter",
      explanation: """
        The same with one tree and a layout that changes: what is below stays what it is, and so does the count.
        """,
      script: [
        .start(texts: ["regular", "0/5"]),
        .click("Answer", notes: ["answered 1"], texts: ["regular", "1/5"]),
        .click("Low window", texts: ["compact", "1/5"]),
        .click("Low window", texts: ["regular", "1/5"]),
      ]
    ) { log in SizeClassSwitch { OneLayoutQuiz(log: log) } }
  }
}

extension Exhibit {
  /// D12: the size class of the real window.
  static var windowSizeClass: Exhibit {
    Exhibit(
      "D12", "The window's size class",
      explanation: """
        Nobody sets the size class here. Make this window lower than 480 pixels, and the score goes beside its text; make \
        it higher, and it goes below. What was answered stays.
        """,
      script: [
        .resize(width: 640, height: 520, texts: ["regular width, regular height", "regular", "0/5"]),
        .click("Answer", notes: ["answered 1"], texts: ["regular width, regular height", "regular", "1/5"]),
        .resize(width: 640, height: 479, texts: ["regular width, compact height", "compact", "1/5"]),
        .resize(width: 599, height: 479, texts: ["compact width, compact height", "compact", "1/5"]),
        .resize(width: 640, height: 480, texts: ["regular width, regular height", "regular", "1/5"]),
        .resize(width: 640, height: 440, texts: ["regular width, compact height", "compact", "1/5"]),
      ]
    ) { log in WindowQuiz(log: log) }
  }
}

/// Pretends that the window is low.
private struct SizeClassSwitch<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var isLow = false

  var body: some View {
    VStack {
      Toggle("Low window", isOn: $isLow)
      content.environment(\.verticalSizeClass, isLow ? .compact : .regular)
    }
  }
}

// snippet: branches by size class
struct BranchedQuiz: View {
  let log: Notebook
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    if verticalSizeClass == .compact {
      HStack {
        Text("compact")
        StateScore(total: 5, log: log)
      }
    } else {
      VStack {
        Text("regular")
        StateScore(total: 5, log: log)
      }
    }
  }
}
// snippet end

// snippet: a layout by size class
struct OneLayoutQuiz: View {
  let log: Notebook
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let isCompact = verticalSizeClass == .compact
    let layout = isCompact ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Text(isCompact ? "compact" : "regular")
      StateScore(total: 5, log: log)
    }
  }
}
// snippet end

// snippet: the size classes of the window
struct WindowQuiz: View {
  let log: Notebook
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    VStack {
      Text("\(name(of: horizontalSizeClass)) width, \(name(of: verticalSizeClass)) height")
      OneLayoutQuiz(log: log)
    }
  }

  private func name(of sizeClass: UserInterfaceSizeClass?) -> String {
    sizeClass.map { $0 == .compact ? "compact" : "regular" } ?? "unknown"
  }
}
// snippet end
