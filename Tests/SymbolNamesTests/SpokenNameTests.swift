import SymbolNames
import Testing

/// What symbols are called, and where they point.
struct SpokenNameTests {
  @Test(
    "IM9 a symbol has a spoken name from the table, also in its variants",
    arguments: [
      ("trash", "Delete"), ("trash.circle.fill", "Delete"), ("star.fill", "Favourite"), ("eye.slash.fill", "Hide"),
      ("plus.circle", "Add"),
      ("gearshape.fill", "Settings"), ("square.and.arrow.up", "Share"), ("phone.slash", "Call off"),
      ("mic.slash.circle", "Microphone off"),
    ])
  func known(name: String, spoken: String) { #expect(SymbolName(name).spokenName == spoken) }

  @Test(
    "IM9 a symbol that is not in the table is called by its name with the dots as blanks",
    arguments: [
      ("my.own.symbol", "my own symbol"), ("folder.badge.minus", "folder badge minus"),
      ("3.circle.fill", "3 circle fill"), ("", ""),
    ])
  func unknown(name: String, spoken: String) { #expect(SymbolName(name).spokenName == spoken) }

  @Test(
    "IM21 forward and backward point with the reading direction, left and right as named",
    arguments: [
      ("chevron.forward", .reading), ("arrow.backward.circle.fill", .reading), ("sidebar.leading", .reading),
      ("arrow.uturn.backward", .reading),
      ("chevron.right", .fixed), ("arrow.left", .fixed), ("arrowshape.turn.up.left.fill", .fixed),
      ("arrow.clockwise", .fixed),
      ("trash", .natural), ("list.bullet", .natural), ("speaker.wave.2", .natural),
    ] as [(String, SymbolName.Direction)])
  func direction(name: String, direction: SymbolName.Direction) { #expect(SymbolName(name).direction == direction) }

  @Test("IM21 what points with the reading direction is the same icon as what is named for left to right")
  func pairs() {
    #expect(SymbolName("chevron.forward").icons == SymbolName("chevron.right").icons)
    #expect(SymbolName("arrow.backward").icons == SymbolName("arrow.left").icons)
    #expect(SymbolName("arrow.backward").outline == SymbolName("arrow.left").outline)
  }
}
