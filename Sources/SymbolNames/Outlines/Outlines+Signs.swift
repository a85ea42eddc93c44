extension OutlineTable {
  /// Signs and letters.
  static let signs = """
    plus = l M 12 4 V 20 M 4 12 H 20
    minus = l M 4 12 H 20
    plusminus = l M 12 3 V 15 M 6 9 H 18 M 6 20 H 18
    xmark multiply = l M 5 5 L 19 19 M 19 5 L 5 19
    divide = l M 4 12 H 20; d O 12 6 1.6; d O 12 18 1.6
    equal = l M 5 9 H 19 M 5 15 H 19
    checkmark = l M 4 13 L 9.5 18.5 L 20 6
    number = l M 9 4 L 7 20 M 17 4 L 15 20 M 4 9 H 20 M 4 15 H 20
    percent = l O 7 7.5 3; l O 17 16.5 3; l M 18 4 L 6 20
    info = d O 12 5 1.6; l M 9.5 10 H 12.5 V 19 M 9 19 H 16
    questionmark = l M 7 8.5 A 12 8 4.8 170 405 C 13.5 13 12 13.5 12 16; d O 12 20 1.5
    exclamationmark = l M 12 4 V 14.5; d O 12 19.5 1.6
    ellipsis = d O 5 12 2; d O 12 12 2; d O 19 12 2
    asterisk = l M 12 4 V 20 M 5 8 L 19 16 M 19 8 L 5 16
    at = l O 12 12 3.5; l M 15.5 8.5 V 13 C 15.5 16.5 20.5 16 20.5 12 A 12 12 8.5 0 -300
    infinity = l M 12 12 C 9 8 8 7.5 6.5 7.5 A 6.5 12 4.5 270 90 C 8 16.5 9 16 12 12 C 15 8 16 7.5 17.5 7.5 A 17.5 12 4.5 -90 90 C 16 16.5 15 16 12 12
    dollarsign = l M 12 2.5 V 21.5 M 17 8 C 17 5.8 15 5 12 5 C 9 5 7 6.3 7 8.5 C 7 13.5 17 10.5 17 15.5 C 17 17.7 15 19 12 19 C 9 19 7 18 7 15.7
    eurosign = l M 18.5 5.5 A 14 12 7.8 -55 -305 M 3.5 10 H 14 M 3.5 14 H 13
    sterlingsign = l M 17 7 A 13 7 4 0 -180 C 9 11 10.5 12 10.5 15 C 10.5 17.5 9 19 7 20 H 17.5 M 6.5 13 H 15
    function = l M 15.5 5 C 12.5 3 11.5 5 11 8 L 9.5 17 C 9 20 8 21 5.5 19.5 M 7 10 H 13.5 M 14 13 L 19 19 M 19 13 L 14 19
    sum = l M 17.5 7 V 4 H 6 L 12.5 12 L 6 20 H 17.5 V 17
    x.squareroot = l M 2 13 H 4.5 L 8 20 L 12 4 H 22 M 14 10 L 20 17 M 20 10 L 14 17
    paragraphsign = l M 18 4 H 10 A 10 8.5 4.5 270 90 H 11 M 11.5 4 V 20 M 16 4 V 20
    quote.opening = d M 10 7 C 6 8.5 4 11 4 14.5 A 7 14.5 3 180 -90 C 6.5 10 8 8.8 10 8.2 Z; d M 20 7 C 16 8.5 14 11 14 14.5 A 17 14.5 3 180 -90 C 16.5 10 18 8.8 20 8.2 Z
    quote.closing = d M 4 17 C 8 15.5 10 13 10 9.5 A 7 9.5 3 0 -270 C 7.5 14 6 15.2 4 15.8 Z; d M 14 17 C 18 15.5 20 13 20 9.5 A 17 9.5 3 0 -270 C 17.5 14 16 15.2 14 15.8 Z
    text.quote = l M 4 5 V 19 M 9 6 H 20 M 9 12 H 20 M 9 18 H 16
    textformat.size.larger = l M 2.5 20 L 8.5 5 L 14.5 20 M 4.6 15 H 12.4; l M 19 16 V 6 M 16 9 L 19 6 L 22 9
    textformat.size.smaller = l M 4 19 L 8.5 8 L 13 19 M 5.6 15.2 H 11.4; l M 19 8 V 18 M 16 15 L 19 18 L 22 15
    tablecells = a R 2.5 4 19 16 2; h M 2.5 9.5 H 21.5 M 2.5 14.7 H 21.5 M 9 4.5 V 19.5 M 15.2 4.5 V 19.5
    chevron.left.forwardslash.chevron.right = l M 6.5 7 L 2 12 L 6.5 17 M 17.5 7 L 22 12 L 17.5 17 M 13.8 4.5 L 10.2 19.5
    curlybraces = l M 9 4 C 6 4 6 5 6 8 C 6 10.5 5.5 12 3.5 12 C 5.5 12 6 13.5 6 16 C 6 19 6 20 9 20 M 15 4 C 18 4 18 5 18 8 C 18 10.5 18.5 12 20.5 12 C 18.5 12 18 13.5 18 16 C 18 19 18 20 15 20
    option = l M 3 6 H 8.5 L 15.5 18 H 21 M 14 6 H 21
    shift = a M 12 3 L 21 12 H 16.5 V 20 H 7.5 V 12 H 3 Z
    return = l M 20 5 V 10 C 20 13 18.5 14 16 14 H 4 M 9 9 L 4 14 L 9 19
    escape = l M 15.2 4.3 A 12.5 12.5 8.5 -70 160; l M 3.5 3.5 L 12.5 12.5 M 3.5 9 V 3.5 H 9
    circle circle.fill = a O 12 12 9.5
    square squareshape = a R 3 3 18 18 3
    app = a R 3 3 18 18 5
    rectangle = a R 2 5 20 14 2.5
    rectangle.portrait = a R 5 2 14 20 2.5
    capsule = a R 1.5 6.5 21 11 5.5
    triangle = a M 12 3.5 L 21.5 20 H 2.5 Z
    diamond = a M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z
    hexagon = a M 12 2 L 20.7 7 V 17 L 12 22 L 3.3 17 V 7 Z
    seal = a M 12 2 L 14.7 4.2 L 18.2 3.8 L 18.9 7.2 L 22 9 L 20.6 12 L 22 15 L 18.9 16.8 L 18.2 20.2 L 14.7 19.8 L 12 22 L 9.3 19.8 L 5.8 20.2 L 5.1 16.8 L 2 15 L 3.4 12 L 2 9 L 5.1 7.2 L 5.8 3.8 L 9.3 4.2 Z
    checkmark.seal = a M 12 2 L 14.7 4.2 L 18.2 3.8 L 18.9 7.2 L 22 9 L 20.6 12 L 22 15 L 18.9 16.8 L 18.2 20.2 L 14.7 19.8 L 12 22 L 9.3 19.8 L 5.8 20.2 L 5.1 16.8 L 2 15 L 3.4 12 L 2 9 L 5.1 7.2 L 5.8 3.8 L 9.3 4.2 Z; h M 8 12.5 L 11 15.5 L 16 9
    """

  /// The digits, each 10 wide.
  static let digits = [
    "l M 1.7 9 A 5 9 3.3 180 360 V 15 A 5 15 3.3 0 180 Z", "l M 2.5 8 L 6 5 V 19",
    "l M 1.8 8.5 A 5 8.5 3.2 180 375 C 7.6 11.5 4 14.5 1.8 18.5 H 8.5",
    "l M 2 6 A 5 8.6 3.2 220 450 M 4 11.8 H 5 A 5 15.2 3.5 -90 145",
    "l M 6.5 19 V 5 L 1.3 15 H 8.8", "l M 7.8 5.2 H 3 L 2.2 11.5 A 5 14.8 3.9 240 505",
    "l M 7.5 6.5 C 4.5 4 1.6 7 1.6 14.5 A 5 15.2 3.4 180 540", "l M 1.5 5.5 H 8.5 L 4 19",
    "l O 5 8.3 3; l O 5 15.2 3.6", "l M 2.5 17.5 C 5.5 20 8.4 17 8.4 9.5 A 5 8.8 3.4 0 360",
  ]
}
