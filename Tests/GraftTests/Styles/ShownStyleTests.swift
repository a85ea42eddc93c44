import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Styles of labels, text fields and views of tasks.
@Suite(.gtk) @MainActor
struct ShownStyleTests {
  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Text("before")
        configuration.icon
      }
    }
  }

  @Test("SY15 labels show icon, title or both, in buttons too, and an icon alone is called what the title says")
  func labels() async throws {
    let label = Label("Copy", systemImage: "edit-copy")
    let alone = try await MountedView(Button(action: {}, label: { label }).labelStyle(.iconOnly))
    #expect(alone.root.texts == [])
    #expect(alone.root.findAll(role: .image, name: "Copy").count == 1)
    #expect(alone.root.findAll(role: .button, name: "Copy").count == 1)
    let title = try await MountedView(label.labelStyle(.titleOnly))
    #expect(title.root.texts == ["Copy"])
    #expect(try idealSize(of: label.labelStyle(.titleOnly)) == idealSize(of: Text("Copy")))
    #expect(try idealSize(of: label.labelStyle(.titleAndIcon)) == idealSize(of: label))
    let own = try await MountedView(label.labelStyle(Reversed()))
    #expect(own.root.texts == ["Copy", "before"])
  }

  @Test("SY26 titles begin behind the width that is kept for icons, at the distance that is said")
  func labelWidths() async throws {
    let mounted = try await MountedView(
      VStack(alignment: .leading) {
        Label("kept", systemImage: "edit-copy").labelReservedIconWidth(40).labelIconToTitleSpacing(10)
        Label {
          Text("wide")
        } icon: {
          Color.red.frame(width: 30, height: 8)
        }
        .labelReservedIconWidth(40)
        Label("alone", systemImage: "edit-copy").labelStyle(.titleOnly).labelReservedIconWidth(40)
      }, size: CGSize(width: 200, height: 150))
    let starts = try ["kept", "wide", "alone"].map { try mounted.root.frame(ofText: $0).minX }
    #expect(starts.map { $0 - starts[2] } == [50, 46, 0])
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("field")
        configuration
      }
    }
  }

  @Test(
    "SY16 (part) a plain field has no frame, the widget and its text stay when the style changes, and a style adds views"
  )
  func textFields() async throws {
    let field = TextField("name", text: .constant("abc"))
    let size = CGSize(width: 200, height: 60)
    let mounted = try await MountedView(AnyView(field.textFieldStyle(.roundedBorder)), size: size)
    let entry = try mounted.root.find(role: .textField)
    let height = entry.frame.height
    try await entry.press("Right")
    gtk_editable_set_position(entry.widget.widgetPointer.entry, 2)
    mounted.rootView = AnyView(field.textFieldStyle(.plain))
    await Settling.settle()
    #expect(try mounted.root.find(role: .textField).widget == entry.widget)
    #expect(gtk_editable_get_position(entry.widget.widgetPointer.entry) == 2)
    #expect(entry.frame.height < height)
    #expect(styleClasses(of: entry).contains("graft-plain"))
    let own = try await MountedView(field.textFieldStyle(Framed()), size: size)
    #expect(own.root.texts.first == "field")
    #expect(try own.root.find(role: .textField).text == "abc")
  }

  private struct Share: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
      }
    }
  }

  @Test("SY17 a style of tasks is given the share that is done, or nil")
  func progress() async throws {
    let views = VStack {
      ProgressView("a", value: 1, total: 4)
      ProgressView("b", value: 9, total: 4)
      ProgressView("c")
      ProgressView(value: 0.5)
    }
    let mounted = try await MountedView(views.progressViewStyle(Share()))
    #expect(mounted.root.texts == ["a", "0.25", "b", "1.0", "c", "unknown", "0.5"])
  }

  @Test("circular progress is a ring with its share as a value, and a spinner while nobody knows")
  func circular() async throws {
    let mounted = try await MountedView(
      VStack {
        ProgressView("a", value: 1, total: 4)
        ProgressView()
      }
      .progressViewStyle(.circular))
    #expect(mounted.root.texts == ["a"])
    #expect(mounted.root.all.filter { $0.widget.typeName == "GtkSpinner" }.count == 1)
    #expect(mounted.root.all.filter { $0.widget.typeName == "GtkProgressBar" }.isEmpty)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var entry: OpaquePointer { OpaquePointer(self) }
}
