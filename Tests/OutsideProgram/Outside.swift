import Foundation
import Graft

@main
enum Program {
  /// A variable of the environment says which program it is.
  @MainActor
  static func main() {
    switch ProcessInfo.processInfo.environment["OUTSIDE_IS"] {
    case "listening": Listening.main()
    case "imperative": exit(Imperative().run())
    default: Outside.main()
    }
  }
}

/// A program that is read and used from outside: by assistive technologies, and by the desktop that starts it again.
struct Outside: App {
  static var applicationID: String? { "org.example.Outside" }

  var body: some Scene {
    WindowGroup("Outside") { Content() }
  }
}

/// A program where a scene takes command lines, of which those with `--refuse` fail.
struct Listening: App {
  static var applicationID: String? { Outside.applicationID }
  @State private var said = "nothing"

  var body: some Scene {
    WindowGroup("Listening") { Text("said: \(said)") }
      .onCommandLine { words, folder in
        said = words.joined(separator: " ") + " in " + folder.path(percentEncoded: false)
        return words.contains("--refuse") ? 3 : 0
      }
  }
}

struct Content: View {
  @State private var received = "nothing"

  var body: some View {
    VStack {
      Text("received: \(received)")
      TabView {
        Tab("Settings", systemImage: "gearshape") { SettingsForm() }
        Tab("Words", systemImage: "list.bullet") { WordList() }
        Tab("Desktop", systemImage: "bell") { DesktopPage() }
      }
    }
    .action("app.reply", for: String.self) { received = $0 }
    .onOpenURL { received = $0.absoluteString }
    .onDisappear { print("the content disappears") }
  }
}

struct SettingsForm: View {
  @State private var wraps = false
  @State private var name = "Ada"
  @State private var size = 3.0
  @AppStorage("count") private var count = 0
  @State private var isShown = false

  var body: some View {
    Form {
      Section("Editor") {
        Toggle("Wrap lines", isOn: $wraps)
        TextField("Name", text: $name)
        Slider(value: $size, in: 0...10) { Text("Size") }
      }
      Section("Acts") {
        Button("Count") { count += 1 }
        Menu("More") {
          Button("Add ten") { count += 10 }
        }
        Text("count: \(count), wraps: \(String(wraps))")
        Button("Open sheet") { isShown = true }
        Text("Offering").accessibilityAction(named: "plus") { count += 100 }
      }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("in the sheet")
        Button("Close sheet") { isShown = false }
      }
      .padding()
    }
  }
}

struct WordList: View {
  @State private var selection: String?

  var body: some View {
    List(selection: $selection) {
      Section("Greek") {
        ForEach(["alpha", "beta"], id: \.self) { Text($0) }
      }
    }
  }
}

struct DesktopPage: View {
  @State private var isHeld = false

  var body: some View {
    VStack {
      Button("Notify") { done.send(id: "done") }
      Button("Withdraw") { DesktopNotification.withdraw(id: "done") }
      Button(isHeld ? "Let go" : "Hold") { isHeld.toggle() }
    }
    .inhibits([.logout, .idle], reason: "Something goes on", while: isHeld)
  }

  private var done: DesktopNotification {
    var done = DesktopNotification("Done", body: "3 files")
    done.priority = .high
    done.action = "app.reply"
    done.target = "clicked"
    done.buttons = [DesktopNotification.Button("Yes", action: "app.reply", target: "yes")]
    return done
  }
}
