import CGTK
import Graft
import Harness
import Observation

/// What one control sets, for itself.
@Observable @MainActor
private final class Setting: Identifiable {
  let id: Int
  var isOn = false
  var text = "text"
  var share = 0.5

  init(id: Int) { self.id = id }
}

/// Settings of which the first one is looked at elsewhere in the form.
@Observable @MainActor
private final class Settings {
  let sections: [[Setting]]

  init(_ count: Int) { sections = numbers(count).map { $0.map { Setting(id: $0) } } }

  var onCount: Int { sections.joined().count { $0.isOn } }
}

/// Of the settings of each section.
private func numbers(_ count: Int) -> [Range<Int>] {
  stride(from: 0, to: count, by: 20).map { $0..<min($0 + 20, count) }
}

/// One of four kinds of control.
private struct SettingControl: View {
  let number: Int
  @Binding var isOn: Bool
  @Binding var text: String
  @Binding var share: Double

  var body: some View {
    switch number % 4 {
    case 0: Toggle("Setting \(number)", isOn: $isOn)
    case 1: TextField("Setting \(number)", text: $text)
    case 2: Slider(value: $share) { Text("Setting \(number)") }
    default: Button("Do \(number)") {}
    }
  }
}

private struct SettingView: View {
  @Bindable var setting: Setting

  var body: some View {
    SettingControl(number: setting.id, isOn: $setting.isOn, text: $setting.text, share: $setting.share)
  }
}

private struct Summary: View {
  let settings: Settings

  var body: some View { Text(verbatim: "\(settings.onCount) are on") }
}

private struct SettingsForm: View {
  let settings: Settings

  var body: some View {
    Form {
      Section("Summary") { Summary(settings: settings) }
      ForEach(settings.sections.indices, id: \.self) { section in
        Section("Section \(section)") { ForEach(settings.sections[section]) { SettingView(setting: $0) } }
      }
    }
  }
}

@MainActor
func buildForm(_ count: Int) {
  bench_init_still()
  bench_begin()
  let host = GtkHostingWidget(rootView: SettingsForm(settings: Settings(count)))
  bench_show(host.widgetPointer)
  bench_print_frame()
  withExtendedLifetime(host) {}
}

/// Uses the first switch, as a click does, and waits until the summary says so.
@MainActor
private func edit(_ form: some View) {
  bench_init_still()
  let host = GtkHostingWidget(rootView: form)
  bench_show(host.widgetPointer)
  guard let control = Widgets.first(of: gtk_switch_get_type(), below: host.widgetPointer).map(Widget.init),
    let summary = Widgets.labels(below: host.widgetPointer, upTo: 1).last
  else { return }
  Repetition.run { index in
    control["active"] = index % 2 == 0
  } isApplied: { index in
    Widgets.text(of: summary) == "\((index + 1) % 2) are on"
  }
}

@MainActor
func editForm(_ count: Int) { edit(SettingsForm(settings: Settings(count))) }

// The same of the elements of one array, which are compared.

private struct Value: Identifiable {
  let id: Int
  var isOn = false
  var text = "text"
  var share = 0.5
}

private struct ValuesForm: View {
  @State var sections: [[Value]]

  var body: some View {
    Form {
      Section("Summary") { Text(verbatim: "\(sections.joined().count { $0.isOn }) are on") }
      ForEach(sections.indices, id: \.self) { section in
        Section("Section \(section)") {
          ForEach($sections[section]) { $value in
            SettingControl(number: value.id, isOn: $value.isOn, text: $value.text, share: $value.share)
          }
        }
      }
    }
  }
}

@MainActor
func editArrayForm(_ count: Int) {
  edit(ValuesForm(sections: numbers(count).map { $0.map { Value(id: $0) } }))
}

// MARK: What has been shown before comes again

@Observable @MainActor
private final class Presence {
  var isThere = false
}

private struct Coming<Content: View>: View {
  let presence: Presence
  let content: Content

  var body: some View { if presence.isThere { content } }
}

/// Counts how long a view takes to come, of which there has been one before.
@MainActor
private func buildAgain(_ view: some View) {
  bench_init_still()
  let presence = Presence()
  let host = GtkHostingWidget(rootView: Coming(presence: presence, content: view))
  bench_show(host.widgetPointer)
  bench_count_every_second(0)
  Repetition.run { _ in
    presence.isThere.toggle()
  } isApplied: { _ in
    true
  }
  withExtendedLifetime(host) {}
}

@MainActor
func buildFormAgain(_ count: Int) { buildAgain(SettingsForm(settings: Settings(count))) }

@MainActor
func buildStyledButtonsAgain(_ count: Int) { buildAgain(Buttons(count: count)) }

// MARK: Buttons without a frame of GTK's

private struct RoundedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 10).padding(.vertical, 5)
      .background(
        Color(red: 0.8, green: 0.85, blue: 1).opacity(configuration.isPressed ? 0.5 : 1),
        in: RoundedRectangle(cornerRadius: 5))
  }
}

private struct Buttons: View {
  let count: Int

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<count / 8) { _ in
        HStack(spacing: 4) { ForEach(0..<8) { _ in Button("Do") {} } }
      }
    }
    .buttonStyle(RoundedStyle())
  }
}

@MainActor
func buildStyledButtons(_ count: Int) {
  bench_init_still()
  bench_begin()
  let host = GtkHostingWidget(rootView: Buttons(count: count))
  bench_show(host.widgetPointer)
  bench_print_frame()
  withExtendedLifetime(host) {}
}
