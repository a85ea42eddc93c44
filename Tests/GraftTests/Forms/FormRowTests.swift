import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What controls look like and do in the rows of a form, clicked through the X server.
@Suite(.gtk) @MainActor
struct FormRowTests {
  private static let size = CGSize(width: 500, height: 600)

  private func row(_ title: String, in mounted: MountedView<some View>) throws -> FoundWidget {
    try #require(
      mounted.root.findAll(role: .listItem).first { $0.content.texts.first == title })
  }

  private struct Controls: View {
    @State var isOn = false
    @State var choice = 1
    @State var text = "abc"
    @State var number = 3
    let log: Log

    var body: some View {
      Form {
        Toggle("Wifi", isOn: noted($isOn, in: log))
        Picker("Colour", selection: noted($choice, in: log)) {
          Text("red").tag(1)
          Text("blue").tag(2)
        }
        TextField("Name", text: $text, prompt: Text("full"))
        Stepper("Count", value: noted($number, in: log))
        LabeledContent("Version", value: "1.0")
        LabeledContent("Inner") { Toggle("check", isOn: .constant(true)) }
        Slider(value: .constant(0.5)) { Text("Volume") }
        SecureField("Secret", text: .constant(""))
      }
    }
  }

  @Test("CT31 the label is at the leading edge of the row and the control at the trailing one")
  func places() async throws {
    let mounted = try await MountedView(Controls(log: Log()), size: Self.size)
    for (title, type) in [
      ("Wifi", "GtkSwitch"), ("Colour", "GtkDropDown"), ("Name", "GtkEntry"), ("Volume", "GtkScale"),
    ] {
      let row = try row(title, in: mounted)
      let label = try row.content.find(text: title).frame
      let control = try #require(row.content.all.first { $0.widget.typeName == type }).frame
      #expect(label.minX == row.frame.minX + 13)
      #expect(abs(control.maxX - (row.frame.maxX - 13)) <= 1)
      #expect(label.maxX <= control.minX)
    }
  }

  @Test("CT31 a click anywhere in the row of a toggle toggles it once, and one on the switch too")
  func toggles() async throws {
    let log = Log()
    let mounted = try await MountedView(Controls(log: log), size: Self.size)
    try await row("Wifi", in: mounted).content.find(text: "Wifi").click()
    try await Task.sleep(for: .milliseconds(400))
    await Settling.settle()
    #expect(log.entries == ["true"])
    try await row("Wifi", in: mounted).content.find(role: .switch).click()
    try await Task.sleep(for: .milliseconds(400))
    await Settling.settle()
    #expect(log.entries == ["true", "false"])
  }

  @Test("CT31 a click in the row of a field focuses it and in that of a picker opens it, and beside two buttons none")
  func opens() async throws {
    let log = Log()
    let mounted = try await MountedView(Controls(log: log), size: Self.size)
    try await row("Name", in: mounted).content.find(text: "Name").click()
    let field = try mounted.root.find(role: .textField, name: "Name")
    #expect(gtk_widget_has_focus(gtk_widget_get_first_child(field.widget.widgetPointer)) != 0)
    try await row("Count", in: mounted).content.find(text: "Count").click()
    #expect(log.entries == [])
    try await row("Colour", in: mounted).content.find(text: "Colour").click()
    let popover = try #require(mounted.root.all.first { $0.widget.typeName == "GtkPopover" })
    #expect(popover.widget["visible"] == true)
    try await field.press("Escape")
    #expect(popover.widget["visible"] == false)
  }

  @Test("CT33 in a form a field's title is its label and the prompt its placeholder, elsewhere the title is both")
  func titles() async throws {
    let mounted = try await MountedView(Controls(log: Log()), size: Self.size)
    #expect(try mounted.root.find(role: .textField, name: "Name").widget["placeholder-text"] == "full")
    let secret = try row("Secret", in: mounted).content.all.first { $0.widget.typeName == "GtkPasswordEntry" }
    #expect(secret?.widget["placeholder-text"] == "")
    let outside = try await MountedView(TextField("Name", text: .constant("")))
    #expect(try outside.root.find(role: .textField, name: "Name").widget["placeholder-text"] == "Name")
  }

  @Test("SY14 SY16 in a row a toggle is a switch, in labelled content there a check box, and a field has no frame")
  func looks() async throws {
    let mounted = try await MountedView(Controls(log: Log()), size: Self.size)
    #expect(try row("Wifi", in: mounted).content.findAll(role: .switch).count == 1)
    #expect(try row("Inner", in: mounted).content.findAll(role: .checkbox).count == 1)
    #expect(styleClasses(of: try mounted.root.find(role: .textField, name: "Name")).contains("graft-plain"))
    let outside = try await MountedView(TextField("Name", text: .constant("")))
    #expect(!styleClasses(of: try outside.root.find(role: .textField, name: "Name")).contains("graft-plain"))
  }

  @Test("CT37 labelled content is a row with its value at the trailing edge, and a control without words has its name")
  func labelledContent() async throws {
    let mounted = try await MountedView(
      Form {
        LabeledContent("Version", value: 3, format: .number)
        LabeledContent("Level") { Slider(value: .constant(0.5)) }
      }, size: Self.size)
    let row = try row("Version", in: mounted)
    #expect(try row.content.find(text: "Version").frame.minX == row.frame.minX + 13)
    #expect(try row.content.find(text: "3").frame.maxX == row.frame.maxX - 13)
    #expect(mounted.root.findAll(role: .slider, name: "Level").count == 1)
  }

  @Test("CT37 in a list labelled content has its value at the trailing edge as well, also with a style that is said")
  func labelledContentInList() async throws {
    let mounted = try await MountedView(
      List {
        Group {
          LabeledContent("Version", value: 3, format: .number)
          LabeledContent("Plan", value: "Free").labeledContentStyle(.automatic)
        }
        .listRowInsets(.horizontal, 40)
      }, size: Self.size)
    for (label, value) in [("Version", "3"), ("Plan", "Free")] {
      #expect(try mounted.root.frame(ofText: label).minX == 40)
      #expect(try mounted.root.frame(ofText: value).maxX == 500 - 40)
    }
  }

  @Test("CT37 what is labelled content in labelled content of a list has its value behind its label")
  func labelledContentInside() async throws {
    let mounted = try await MountedView(
      List {
        LabeledContent("Size") { LabeledContent("Width", value: "3") }
        LabeledContent("Place") { LabeledContent("Left", value: "4").labeledContentStyle(.automatic) }
        LabeledContent("Time") { LabeledContent("Hour", value: "5") }.labeledContentStyle(.automatic)
      }, size: Self.size)
    for (around, inside, text) in [("Size", "Width", "3"), ("Place", "Left", "4"), ("Time", "Hour", "5")] {
      let (label, value) = (try mounted.root.frame(ofText: inside), try mounted.root.frame(ofText: text))
      #expect((0...20).contains(value.minX - label.maxX))
      #expect(try mounted.root.frame(ofText: around).maxX < 250 && label.minX > 250)
    }
  }

  @Test("CT37 in a cell of a table labelled content has its value behind its label, and in a list at the edge")
  func labelledContentInTable() async throws {
    let mounted = try await MountedView(
      VStack {
        Table(Fruit.some(1)) {
          TableColumn("Plain") { LabeledContent("Count", value: $0.name) }
          TableColumn("Said") { LabeledContent("Name", value: "a\($0.id)").labeledContentStyle(.automatic) }
        }
        List { LabeledContent("Row", value: "b") }
      }, size: Self.size)
    for (text, value) in [("Count", "fruit 0"), ("Name", "a0")] {
      let (label, value) = (try mounted.root.frame(ofText: text), try mounted.root.frame(ofText: value))
      #expect((0...20).contains(value.minX - label.maxX))
    }
    #expect(try mounted.root.frame(ofText: "Row").maxX < 250 && mounted.root.frame(ofText: "b").minX > 450)
  }

  @Test("CT32 a row with one button is that button; of two each runs alone, and a click beside them none")
  func buttons() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Form {
        Button("Delete") { log.note("delete") }
        HStack {
          Button("A") { log.note("a") }
          Text("between")
          Button("B") { log.note("b") }
        }
      }, size: Self.size)
    let row = try #require(mounted.root.findAll(role: .listItem).first { $0.frame.height > 0 })
    try await row.click()
    #expect(log.entries == ["delete"])
    try await mounted.root.find(role: .button, name: "Delete").click()
    try await mounted.root.find(role: .button, name: "B").click()
    try await mounted.root.find(text: "between").click()
    #expect(log.entries == ["delete", "delete", "b"])
  }

  @Test("CT32 a button with a style that is said looks like that in its row, and a click beside it is none")
  func styledButton() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Form {
        HStack {
          Button("One") { log.note("one") }.buttonStyle(.bordered)
          Spacer()
        }
        Button("Two") { log.note("two") }
      }, size: Self.size)
    let (styled, plain) = (try row("One", in: mounted), try row("Two", in: mounted))
    #expect(styleClasses(of: styled).contains("graft-button-row") == false)
    #expect(styleClasses(of: plain).contains("graft-button-row"))
    try await styled.click()
    #expect(log.entries == [])
    try await mounted.root.find(role: .button, name: "One").click()
    try await plain.click()
    #expect(log.entries == ["one", "two"])
  }
}
