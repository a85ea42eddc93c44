import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Mistakes that stop a program fail one test. No trait: each test runs sessions of its own.
@Suite @MainActor
struct FaultTests {
  private struct Mistaken: GtkWidgetRepresentable {
    let make: @MainActor () -> Widget

    func makeGtkWidget(context: Context) -> Widget { make() }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  private func complaints(_ make: @escaping @MainActor () -> Widget) async throws -> [String] {
    let outcome = try await TestSession.run(withDisplay: true) {
      let mounted = try await MountedView(
        VStack {
          Mistaken(make: make)
          Text("beside")
        })
      #expect(mounted.root.texts.last == "beside")
    }
    return outcome.complaints
  }

  @Test("a misspelt type, property or signal in a make fails the test, and the rest is shown")
  func misspelt() async throws {
    let complaints = try await complaints {
      let widget = Widget(typeName: "GtkNonsenseOfMine")
      let label = Widget(typeName: "GtkLabel")
      label["labl"] = "a"
      let wrap: Bool = label["wrapp"]
      label.connect("notify::labl") {}
      #expect(!wrap)
      return widget
    }
    #expect(
      complaints == [
        "the program would have stopped: there is no widget type named GtkNonsenseOfMine in the libraries that are loaded",
        "the program would have stopped: GtkLabel has no property 'labl'; did you mean 'label'?",
        "the program would have stopped: GtkLabel has no property 'wrapp'; did you mean 'wrap'?",
        "the program would have stopped: GtkLabel has no signal 'notify::labl'; did you mean 'notify::label'?",
      ])
  }

  @Test("a make that returns a window, or a widget with a parent, fails the test, and the rest is shown")
  func unplaceable() async throws {
    var made: Widget?
    let window = try await complaints {
      let window = Widget(gtk_window_new())
      made = window
      return window
    }
    if let made { gtk_window_destroy(made.cast()) }
    #expect(window.count == 1)
    #expect(window.first?.contains("returned a GtkWindow which is a window of its own") == true)
    var button: Widget?
    let parented = try await complaints {
      let label = Widget(typeName: "GtkLabel")
      button = Widget(typeName: "GtkButton")
      button?["child"] = label
      return label
    }
    button = nil
    #expect(button == nil)
    #expect(parented.count == 1)
    #expect(parented.first?.contains("returned a GtkLabel that already has a parent") == true)
  }

  @Test("mounting a widget that has a parent fails the test with a message")
  func mountedWithParent() async throws {
    let outcome = try await TestSession.run(withDisplay: true) {
      let (button, label) = (Widget(typeName: "GtkButton"), Widget(typeName: "GtkLabel"))
      button["child"] = label
      let window = MountedWindow(child: label, size: nil)
      await window.show()
      #expect(window.query.texts.count == 1)
    }
    #expect(
      outcome.complaints == [
        """
        the program would have stopped: a GtkLabel cannot be mounted: it is in a GtkButton already. Take it out, or mount \
        that
        """
      ])
  }

  @Test("a class as a representable, a wrong cast and a typed name of no class fail the test, and the rest is shown")
  func wrongTypes() async throws {
    let asClass = try await TestSession.run(withDisplay: true) {
      let mounted = try await MountedView(ClassLabel())
      #expect(mounted.root.texts == ["of a class"])
    }
    #expect(
      asClass.complaints == [
        "the program would have stopped: ClassLabel is a class; a representable must be a struct or an enum"
      ])
    let cast = try await complaints {
      let label = Widget(typeName: "GtkLabel")
      let button: UnsafeMutablePointer<GtkButton> = label.widgetPointer.cast()
      #expect(UnsafeMutableRawPointer(button) == label.objectAddress)
      return label
    }
    #expect(cast == ["the program would have stopped: a GtkLabel is no GtkButton"])
    let typed = try await complaints { NoSuchWidget() }
    #expect(
      typed == [
        "the program would have stopped: there is no class named GtkNoSuchWidget in the libraries that are loaded",
        "the program would have stopped: a GtkLabel is not a GtkNoSuchWidget",
      ])
    let abstract = try await complaints { AbstractWidget() }
    #expect(
      abstract == [
        "the program would have stopped: GtkWidget is an abstract type: only the types that derive from it can be made"
      ])
  }

  @Test("the test after one with a mistake has none")
  func nextTest() async throws {
    _ = try await complaints { Widget(typeName: "GtkNonsenseOfMine") }
    #expect(try await complaints { Widget(typeName: "GtkButton") } == [])
  }
}

private final class ClassLabel: GtkWidgetRepresentable {
  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(typeName: "GtkLabel")
    label["label"] = "of a class"
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

/// A typed name for a class that no library has.
private final class NoSuchWidget: Widget, MadeObject {
  override class var objectTypeName: String? { "GtkNoSuchWidget" }
  override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference {
    NoSuchWidget(retaining: object)
  }
}

/// A typed name for a class of which there are no objects.
private final class AbstractWidget: Widget, MadeObject {
  override class var objectTypeName: String? { "GtkWidget" }
  override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference {
    AbstractWidget(retaining: object)
  }
}
