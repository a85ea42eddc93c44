import CGTK
import Graft
import GraftTesting
import TestSupport

enum Mood: String, OwnEnumeration {
  case calm, veryLoud, sad
  static let objectTypeName = "TestMood"
}

/// A view type with an enumeration, registered once for all tests.
@MainActor
enum MoodPane {
  static let type = try? HostedType.register("TestMoodPane") { type in
    let mood = type.property("mood", initially: Mood.veryLoud)
    let felt = type.signal("felt", Mood.self)
    return type.view { pane in
      VStack {
        Text(pane[mood].rawValue)
        Button("Calm down") {
          pane[mood] = .calm
          pane.emit(felt, .calm)
        }
      }
    }
  }

  static func make() -> Widget {
    _ = type
    return Widget(typeName: "TestMoodPane")
  }
}

enum Weather: String, OwnEnumeration {
  case dry, wet, unlisted
  static let allCases = [Weather.dry, .wet]
  static let objectTypeName = "TestWeather"
}

enum TakenName: String, OwnEnumeration {
  case one
  static let objectTypeName = "GtkAlign"
}

enum UnusualName: String, OwnEnumeration {
  case one
  static let objectTypeName = "No name"
}

enum TwinCases: String, OwnEnumeration {
  case oneCase
  case other = "one-case"
  static let objectTypeName = "TestTwins"
}

enum SpacedCase: String, OwnEnumeration {
  case one = "one case"
  static let objectTypeName = "TestSpaced"
}
