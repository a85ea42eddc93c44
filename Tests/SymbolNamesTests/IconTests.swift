import Foundation
import SymbolNames
import Testing

/// Icons of a theme for symbols.
struct IconTests {
  private static func icons(_ name: String) -> [String] { SymbolName(name).icons.map(\.name) }

  @Test("IM6 the icons for a name are tried first, then those for it without its last words")
  func order() {
    #expect(Self.icons("trash") == ["user-trash-symbolic", "edit-delete-symbolic"])
    #expect(Self.icons("star.fill") == ["starred-symbolic"])
    #expect(
      Self.icons("eye.slash.fill") == ["view-conceal-symbolic", "view-reveal-symbolic"])
    #expect(Self.icons("bell.slash.circle.fill").first == "notifications-disabled-symbolic")
  }

  @Test(
    "IM6 words at the end of which nothing is known are left out, up to a name that is known",
    arguments: [
      ("folder.badge.minus", "folder-symbolic"), ("calendar.day.timeline.trailing", "x-office-calendar-symbolic"),
      ("person.crop.circle.badge.moon", "avatar-default-symbolic"),
      ("lock.rectangle.stack", "changes-prevent-symbolic"),
      ("doc.badge.clock.fill", "text-x-generic-symbolic"),
    ])
  func shorter(name: String, icon: String) { #expect(Self.icons(name).first == icon) }

  @Test(
    "IM6 the commonest signs in a circle are drawn: no icon says all of them",
    arguments: ["plus", "minus", "checkmark", "xmark", "questionmark", "info", "exclamationmark"])
  func circles(name: String) throws {
    for symbol in [SymbolName("\(name).circle"), SymbolName("\(name).circle.fill")] {
      #expect(symbol.icons.allSatisfy { $0.lost.enclosure == .circle })
      #expect(try #require(symbol.outline).layers.count > 1)
    }
  }

  @Test("IM6 a name with a drawing of ours has no icons of a shorter one")
  func drawnNames() {
    #expect(Self.icons("arrow.up.arrow.down") == [])
    #expect(SymbolName("arrow.up.arrow.down").outline != SymbolName("arrow.up").outline)
  }

  @Test(
    "IM6 what the theme that comes with GTK shows only by icons of other things is drawn",
    arguments: ["slider.horizontal.3", "dumbbell", "tray", "tray.full", "tablecells"])
  func misleading(name: String) {
    #expect(Self.icons(name) == [] && Self.icons(name + ".fill") == [])
    #expect(SymbolName(name).outline != nil)
  }

  @Test("IM6 larger and smaller letters are not drawn alike")
  func opposites() throws {
    let outlines = try ["larger", "smaller"].map { try #require(SymbolName("textformat.size.\($0)").outline) }
    #expect(outlines[0] != outlines[1])
  }

  @Test("an icon tells what of the name it does not show")
  func lost() throws {
    let icons = SymbolName("phone.slash.circle.fill").icons
    let icon = try #require(icons.first)
    #expect(icon.name == "call-start-symbolic")
    #expect(icon.lost == SymbolVariants(enclosure: .circle, isFilled: true, isSlashed: true))
    #expect(SymbolName("eye.slash").icons.map(\.lost.isSlashed) == [false, true])
    #expect(SymbolName("trash").icons.allSatisfy { $0.lost == SymbolVariants() })
  }

  @Test(
    "IM6 for a name of which nothing is known there are neither icons nor an outline",
    arguments: [
      "", ".", "..", "fill", ".fill", "no such symbol", "square.and.nothing", "circle.hexagongrid", "edit-copy",
      "ünï.fill", "xyz.circle",
    ])
  func unknown(name: String) {
    #expect(SymbolName(name).icons.isEmpty)
    #expect(SymbolName(name).outline == nil)
    #expect(SymbolName(name).name == name)
  }

  @Test("IM6 each symbol of the table has an icon or an outline")
  func complete() {
    #expect(SymbolName.known.count >= 400)
    for name in SymbolName.known {
      let symbol = SymbolName(name)
      #expect(!symbol.icons.isEmpty || symbol.outline != nil, "\(name)")
      #expect(symbol.name == name)
    }
  }

  private static let theme = URL(fileURLWithPath: "/usr/share/icons/Adwaita")

  @Test(
    "IM6 each icon of the table is one of the theme that comes with GTK",
    .enabled(if: FileManager.default.fileExists(atPath: theme.path)))
  func inTheme() throws {
    let files = try #require(FileManager.default.enumerator(at: Self.theme, includingPropertiesForKeys: nil))
    let there = Set(files.compactMap { ($0 as? URL)?.deletingPathExtension().lastPathComponent })
    for name in SymbolName.known {
      let icons = Self.icons(name)
      // What an older or a newer theme does not have, another icon or an outline stands for.
      #expect(icons.isEmpty || icons.contains(where: there.contains), "\(name)")
    }
  }
}
