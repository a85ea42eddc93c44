import Testing

/// What the documentation shows is compiled and run: it is a region of a test or of a sample.
@Suite
struct ShownCodeTests {
  @Test(
    "each block of code in the documentation is a marked region of a test or of a sample",
    arguments: [
      ("README.md", "Testing your own", 2), ("Sources/GraftTesting/GraftTesting.docc/GraftTesting.md", nil, 2),
      ("Sources/GraftTesting/GraftTesting.docc/TestingARepresentable.md", nil, 4),
      ("Sources/GraftTesting/GraftTesting.docc/OwningTime.md", nil, 3),
      ("Sources/GraftTesting/GraftTesting.docc/ShowingExamples.md", nil, 3),
      ("Sources/Graft/Graft.docc/TheValueThatNeverArrives.md", nil, 10),
      ("Sources/Graft/Graft.docc/ViewsThatFindAndViewsThatShow.md", nil, 10),
      ("Sources/Graft/Graft.docc/WhatFollowsAndWhatStays.md", nil, 13),
      ("Sources/Graft/Graft.docc/WhereTheTruthIsKept.md", nil, 14),
      ("Sources/Graft/Graft.docc/WhichViewIsWhich.md", nil, 12),
      ("Sources/Graft/Graft.docc/WhatMovesAndWhatJumps.md", nil, 12),
      ("Sources/Graft/Graft.docc/WhatLengthCosts.md", nil, 9),
      ("Sources/Graft/Graft.docc/HostingAnywhere.md", nil, 5),
      ("Sources/Graft/Graft.docc/StartingFromGTK.md", nil, 12),
      ("Sources/Graft/Graft.docc/AnEditorThatGainsPanes.md", nil, 11),
      ("Sources/Graft/Graft.docc/Adwaita.md", nil, 5),
      ("Sources/Graft/Graft.docc/StartingFromSwiftUI.md", nil, 3),
      ("Sources/Graft/Graft.docc/AShelfOfWidgets.md", nil, 12),
    ])
  func blocksAreRegions(page: String, heading: String?, count: Int) throws {
    let (blocks, snippets) = (try ShownCode.blocks(in: page, below: heading), try ShownCode.snippets())
    #expect(blocks.count == count)
    for block in blocks where !snippets.contains(block) {
      #expect(Bool(false), "\(page) shows code that no '// snippet' of a test or sample has:\n\(block)")
    }
  }

  @Test("the test that README.md shows has at most fifteen lines")
  func shortEnough() throws {
    let blocks = try ShownCode.blocks(in: "README.md", below: "Testing your own")
    #expect(try #require(blocks.last).split(separator: "\n").count <= 15)
  }
}
