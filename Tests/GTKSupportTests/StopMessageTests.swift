import CGTK
import Foundation
import GTKSupport
import Testing

/// Mistakes of the programmer that stop the program: the message says what was likely meant. Each runs in a process
/// of its own.
@Suite @MainActor
struct StopMessageTests {
  @Test("a type name that is no widget's")
  func typeName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Widget(typeName: "GtkNonsense") }
    }
    #expect(
      message(of: result).contains(
        "there is no widget type named GtkNonsense in the libraries that are loaded"))
  }

  @Test("a type name that is misspelt, of a type that nobody has used yet")
  func misspeltTypeName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Widget(typeName: "gtkScle") }
    }
    #expect(message(of: result).contains("there is no widget type named gtkScle"))
    #expect(message(of: result).contains("did you mean 'GtkScale'?"))
  }

  @Test("a type that is abstract")
  func abstractType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Widget(typeName: "GtkWidget") }
    }
    #expect(message(of: result).contains("GtkWidget is an abstract type"))
  }

  @Test("an object that is no widget")
  func noWidget() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Widget(gtk_adjustment_new(0, 0, 1, 1, 1, 0)) }
    }
    #expect(message(of: result).contains("a GtkAdjustment is not a GtkWidget"))
  }

  #if DEBUG
    @Test("a cast to a type that the object is not of, in debug builds")
    func wrongCast() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = gtk_adjustment_new(0, 0, 1, 1, 1, 0).cast(to: GtkButton.self) }
      }
      #expect(message(of: result).contains("a GtkAdjustment is no GtkButton"))
    }
  #endif

  @Test("a property that is misspelt")
  func property() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))["vlaue"] = 1.0 }
    }
    #expect(message(of: result).contains("GtkAdjustment has no property 'vlaue'; did you mean 'value'?"))
  }

  @Test("a property that is read as another type")
  func propertyType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let adjustment = ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))
        let _: String = adjustment["value"]
      }
    }
    #expect(
      message(of: result).contains(
        "the property 'value' of GtkAdjustment holds a gdouble, which String does not fit"))
  }

  @Test("a property that is set to another type")
  func propertyValueType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))["value"] = "much" }
    }
    #expect(
      message(of: result).contains(
        "the property 'value' of GtkAdjustment holds a gdouble, which much (String) does not fit"))
  }

  @Test("a property of an object type that is set to an object of another type")
  func propertyObjectType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let buffer = ObjectReference(taking: gtk_entry_buffer_new("a", -1)!)
        ObjectReference(taking: gtk_tree_list_row_sorter_new(nil).objectAddress)["sorter"] = buffer
      }
    }
    #expect(
      message(of: result).contains(
        "the property 'sorter' of GtkTreeListRowSorter holds a GtkSorter, which a GtkEntryBuffer does not fit"))
  }

  @Test("a property that holds no object and is read as one")
  func noObjectProperty() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))["value"] as ObjectReference?
      }
    }
    #expect(
      message(of: result).contains(
        "the property 'value' of GtkAdjustment holds a gdouble, which ObjectReference does not fit"))
  }

  @Test("a signal that is misspelt")
  func signal() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let adjustment = ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))
        adjustment.connect("value-chanced") {}
      }
    }
    #expect(
      message(of: result).contains(
        "GtkAdjustment has no signal 'value-chanced'; did you mean 'value-changed'?"))
  }

  @Test("an answer of another type than the signal wants")
  func answerType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let target = gtk_drop_target_new(GType(16 << 2), GDK_ACTION_COPY)!
        Signals.connect(target, answering: "motion") { _ in true }
      }
    }
    #expect(
      message(of: result).contains(
        "the signal 'motion' of GtkDropTarget wants an answer of type GdkDragAction, which Bool does not fit"))
  }

  @Test("no answer to a signal that takes any for its own")
  func missingAnswer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let target = gtk_drop_target_new(GType(16 << 2), GDK_ACTION_COPY)!
        Signals.connect(target, "motion") {}
      }
    }
    #expect(
      message(of: result).contains(
        "the signal 'motion' of GtkDropTarget wants an answer of type GdkDragAction: connect the handler with 'answering:'"
      ))
  }

  @Test("an argument that the signal does not have")
  func argument() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let adjustment = ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))
        adjustment.connect("notify::value") { (arguments: SignalArguments) in _ = arguments[1, as: Int.self] }
        adjustment["value"] = 0.5
      }
    }
    #expect(message(of: result).contains("the signal has 1 arguments; there is no argument 1"))
  }

  @Test("an argument of another type")
  func argumentType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let adjustment = ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))
        adjustment.connect("notify::value") { (arguments: SignalArguments) in _ = arguments[0, as: String.self] }
        adjustment["value"] = 0.5
      }
    }
    #expect(message(of: result).contains("argument 0 of the signal is a GParam, not a String"))
  }

  @Test("an argument that is no object")
  func noObjectArgument() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let adjustment = ObjectReference(sinking: gtk_adjustment_new(0, 0, 1, 1, 1, 0))
        adjustment.connect("notify::value") { (arguments: SignalArguments) in _ = arguments.object(at: 0) }
        adjustment["value"] = 0.5
      }
    }
    #expect(message(of: result).contains("argument 0 of the signal is a GParam, not an object"))
  }

  private func message(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
