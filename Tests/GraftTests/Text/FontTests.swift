import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Fonts, told apart by the size of the text.
@Suite(.gtk) @MainActor
struct FontTests {
  private static let sample = "a text of some length"

  private static var text: Text { Text(sample) }

  @Test("UI20 the styles give distinct fonts")
  func stylesAreDistinct() throws {
    let body = try idealSize(of: Self.text)
    let headline = try idealSize(of: Self.text.font(.headline))
    let subheadline = try idealSize(of: Self.text.font(.subheadline))
    let caption = try idealSize(of: Self.text.font(.caption))
    let title = try idealSize(of: Self.text.font(.title))
    #expect(title.width > headline.width && title.height > headline.height)
    // As large as the body, and heavier.
    #expect(headline.height == body.height && headline.width > body.width)
    #expect(body.width > subheadline.width)
    #expect(subheadline.width > caption.width)
  }

  @Test("UI20 the nearest font wins")
  func nearestFontWins() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("near").font(.caption)
        Text("far")
      }.font(.title))
    #expect(try mounted.root.frame(ofText: "near").size == idealSize(of: Text("near").font(.caption)))
    #expect(try mounted.root.frame(ofText: "far").size == idealSize(of: Text("far").font(.title)))
  }

  @Test("UI20 the styles follow the theme's font, and a fixed size does not")
  func stylesFollowTheme() async throws {
    try PrivateDisplay.start()
    let settings = ObjectReference(retaining: gtk_settings_get_default()!.objectAddress)
    let before = try [Self.text.font(.caption), Self.text.font(.system(size: 12))].map {
      try idealSize(of: $0)
    }
    let name: String = settings["gtk-font-name"]
    settings["gtk-font-name"] = "DejaVu Sans 20"
    defer { settings["gtk-font-name"] = name }
    let after = try [Self.text.font(.caption), Self.text.font(.system(size: 12))].map {
      try idealSize(of: $0)
    }
    #expect(after[0].width > before[0].width * 1.8)
    #expect(after[0].width < before[0].width * 2.2)
    #expect(after[1] == before[1])
  }

  @Test("UI20 a font that is taken away leaves the theme's")
  func fontIsTakenAway() async throws {
    let mounted = try await MountedView(Self.text.font(.title), size: CGSize(width: 600, height: 100))
    let label = try mounted.root.find(role: .label)
    #expect(try label.frame.size == idealSize(of: Self.text.font(.title)))
    mounted.rootView = Self.text.font(nil)
    await Settling.settle()
    #expect(try label.frame.size == idealSize(of: Self.text))
  }

  @Test("EN9 the font of a container is that of its texts at any depth, also in a button")
  func fontReachesAnyDepth() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("first")
        HStack { VStack { Text("deep").padding(3) } }
        Button("inside") {}
        Text("own").font(.caption)
      }.font(.title))
    for text in ["first", "deep", "inside"] {
      #expect(try mounted.root.frame(ofText: text).size == idealSize(of: Text(text).font(.title)))
    }
    #expect(try mounted.root.frame(ofText: "own").size == idealSize(of: Text("own").font(.caption)))
  }

  @Test("EN9 a container that changes its font changes that of its texts")
  func changedFontReachesTexts() async throws {
    func content(isLarge: Bool) -> some View {
      VStack { HStack { Text("deep") } }.font(isLarge ? .title : .caption)
    }
    let mounted = try await MountedView(content(isLarge: true), size: CGSize(width: 300, height: 100))
    let label = try mounted.root.find(role: .label, text: "deep")
    #expect(try label.frame.size == idealSize(of: Text("deep").font(.title)))
    mounted.rootView = content(isLarge: false)
    await Settling.settle()
    #expect(try label.frame.size == idealSize(of: Text("deep").font(.caption)))
  }

  @Test("ID26 a group gives both of its views the font, and adds no container")
  func groupHasNoContainer() async throws {
    let mounted = try await MountedView(
      VStack(spacing: 10) {
        Group {
          Text("first")
          Text("second")
        }.font(.headline)
      })
    let first = try mounted.root.frame(ofText: "first")
    let second = try mounted.root.frame(ofText: "second")
    #expect(try first.size == idealSize(of: Text("first").font(.headline)))
    #expect(try second.size == idealSize(of: Text("second").font(.headline)))
    #expect(second.minY == first.maxY + 10)
    // The host and the two labels.
    #expect(mounted.root.all.count == 3)
  }
}
