import CGTK
import Graft
import GraftTesting
import TestSupport
import Testing

/// What is found wrong with a test. No trait: each test runs sessions of its own, and waits for them there.
@Suite @MainActor
struct TestSessionTests {
  private struct Failure: Error, Equatable {}

  @Test("a test in which GLib is silent has no complaint")
  func silenceIsNoComplaint() async throws {
    let outcome = try await TestSession.run(withDisplay: true) { _ = try await MountedView(Text("a")) }
    #expect(outcome.complaints == [])
    #expect(outcome.error == nil)
  }

  @Test("a warning or worse of GLib is charged to the test, and a message is not")
  func warningIsCharged() async throws {
    let one = try await TestSession.run(withDisplay: false) {
      logToGLib("planted", G_LOG_LEVEL_WARNING)
      logToGLib("by the way", G_LOG_LEVEL_MESSAGE)
    }
    #expect(one.complaints == ["KitTests-warning: planted"])
    let two = try await TestSession.run(withDisplay: false) {
      logToGLib("first", G_LOG_LEVEL_CRITICAL)
      logToGLib("second", G_LOG_LEVEL_WARNING)
    }
    #expect(two.complaints == ["KitTests-critical: first", "KitTests-warning: second"])
  }

  @Test("a warning of GTK itself is charged to the test")
  func warningOfGTKIsCharged() async throws {
    let outcome = try await TestSession.run(withDisplay: true) {
      let (label, first, second) = (
        Widget(gtk_label_new("a")), Widget(gtk_button_new()), Widget(gtk_button_new())
      )
      gtk_button_set_child(first.cast(), label.widgetPointer)
      gtk_widget_set_parent(label.widgetPointer, second.widgetPointer)
    }
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaints.first?.hasPrefix("Gtk-critical: gtk_widget_set_parent: assertion") == true)
  }

  @Test("an error of a test comes with the complaints, and the next test runs")
  func errorComesWithComplaints() async throws {
    let outcome = try await TestSession.run(withDisplay: false) {
      logToGLib("planted", G_LOG_LEVEL_WARNING)
      throw Failure()
    }
    #expect(outcome.error as? Failure == Failure())
    #expect(outcome.complaints == ["KitTests-warning: planted"])
    let next = try await TestSession.run(withDisplay: false) {}
    #expect(next.complaints == [] && next.error == nil)
  }

  @Test("a widget that outlives its window is charged to the test, by its type")
  func leakIsCharged() async throws {
    var kept: Widget?
    let outcome = try await TestSession.run(withDisplay: true) {
      let mounted = try await MountedView(VStack { Text("kept") })
      kept = try mounted.root.find(role: .label).widget
    }
    #expect(outcome.complaints == ["left alive: GraftText"])
    withExtendedLifetime(kept) {}
  }

  @Test("the widget of a registered view that was never released is charged to the test, by its type")
  func paneIsCharged() async throws {
    var kept: Widget?
    let outcome = try await TestSession.run(withDisplay: true) {
      kept = try HostedType.register("TestKeptPane") { $0.view { _ in EmptyView() } }.make()
    }
    #expect(outcome.complaints == ["left alive: TestKeptPane"])
    withExtendedLifetime(kept) {}
  }

  /// How many windows can be seen; one in which pictures are made is not.
  private static var shownWindows: Int {
    OpenWindows.visible.count
  }

  @Test("the windows of a test are closed at its end")
  func windowsAreClosed() async throws {
    var counts: [Int] = []
    let outcome = try await TestSession.run(withDisplay: true) {
      counts.append(Self.shownWindows)
      _ = try await MountedView(Text("a"))
      _ = try await MountedView(Text("b"))
      counts.append(Self.shownWindows)
    }
    #expect(outcome.complaints == [])
    _ = try await TestSession.run(withDisplay: true) {
      counts.append(Self.shownWindows)
    }
    #expect(counts == [0, 2, 0])
  }

  @Test("a window that a test leaves open is told, and is not there in the next test")
  func windowLeftOpen() async throws {
    var counts: [Int] = []
    let outcome = try await TestSession.run(withDisplay: true) {
      for title in ["a", ""] {
        let window = Widget(gtk_window_new())
        window["title"] = title
        gtk_window_present(window.object.cast())
      }
      await Settling.settle()
      counts.append(Self.shownWindows)
    }
    #expect(outcome.complaints == ["left open: a window 'a'", "left open: a window"])
    _ = try await TestSession.run(withDisplay: true) {
      counts.append(Self.shownWindows)
    }
    #expect(counts == [2, 0])
  }

  @Test("a test finds no diagnostics of the one before")
  func diagnosticsAreForgotten() async throws {
    var counts: [Int] = []
    for _ in 1...2 {
      _ = try await TestSession.run(withDisplay: true) {
        counts.append(Diagnostics.recorded.count)
        _ = try await MountedView(Text("a").frame(width: -1))
        counts.append(Diagnostics.recorded.count)
      }
    }
    #expect(counts == [0, 1, 0, 1])
  }

  @Test("one test runs at a time, in the order in which they came")
  func oneAtATime() async throws {
    let log = Log()
    let tasks = (1...3).map { number in
      Task { @MainActor in
        _ = try await TestSession.run(withDisplay: false) {
          log.entries.append("start \(number)")
          try await Task.sleep(for: .milliseconds(5))
          log.entries.append("end \(number)")
        }
      }
    }
    for task in tasks { try await task.value }
    #expect(log.entries == ["start 1", "end 1", "start 2", "end 2", "start 3", "end 3"])
  }
}
