import Foundation
import Graft
import Harness

/// A scenario measures itself and prints its figures; the number is that of rows, views or levels.
typealias Scenario = @MainActor (Int) -> Void

@main
struct Main {
  @MainActor
  static let scenarios: [String: Scenario] = [
    "start": startCounter, "build": buildRows, "build-more": buildMoreRows, "change-array": changeInArray,
    "change-own": changeOwnState, "sibling": changeSibling,
    "insert-first": insertFirst, "remove-first": removeFirst, "move-first": moveFirst, "reverse": reverseRows,
    "scroll": scrollRows, "grow": growRows, "representables": setRepresentables, "depth": changeDeep,
    "depth-resized": resizeDeep, "hop-idle": hopIdle, "hop-busy": hopBusy, "idle": stayIdle,
    "other-key": changeOtherKey, "one-property": changeOneProperty, "writes": writeOften, "lives": liveAndDie,
    "some-rows": changeSomeRows, "shapes-repainted": repaintShapes, "shape-changed": changeShape,
    "shapes-built": buildShapes, "canvas-squares": drawSquares, "canvas-discs": drawDiscs, "move-view": moveView,
    "move-stack": moveStack, "move-color": moveColor, "move-path": movePath, "move-spring": moveSpring,
    "long-build": buildLong,
    "long-scroll": scrollLong, "long-insert": insertLong, "long-array-insert": insertLongArray,
    "list-build": Container.list.build, "list-notch": Container.list.notch, "list-page": Container.list.page,
    "list-jump": Container.list.jump, "list-insert": Container.list.insert, "list-delete": Container.list.delete,
    "list-move": Container.list.move, "list-change": Container.list.changeOne,
    "table-build": Container.table.build, "table-notch": Container.table.notch, "table-page": Container.table.page,
    "table-jump": Container.table.jump, "table-insert": Container.table.insert, "table-delete": Container.table.delete,
    "table-move": Container.table.move, "table-change": Container.table.changeOne,
    "grid-build": Container.grid.build, "grid-notch": Container.grid.notch, "grid-page": Container.grid.page,
    "grid-jump": Container.grid.jump, "grid-insert": Container.grid.insert, "grid-delete": Container.grid.delete,
    "grid-move": Container.grid.move, "grid-change": Container.grid.changeOne, "array-insert": insertInArray,
    "array-change": changeInLongArray, "list-search": searchList, "table-sort": sortTable,
    "list-wander": Container.list.wander, "table-wander": Container.table.wander, "grid-wander": Container.grid.wander,
    "wrapped-build": buildWrapped, "wrapped-scroll": scrollWrapped,
    "sections-build": buildSections, "sections-notch": notchSections,
    "form-build": buildForm, "form-again": buildFormAgain, "form-edit": editForm, "form-edit-array": editArrayForm,
    "styled-button": buildStyledButtons, "styled-button-again": buildStyledButtonsAgain,
    "page-push": pushPages, "page-pop": popPages, "tab-switch": switchTabs,
    "sheet-open": openSheet, "sheet-close": closeSheet, "popover-open": openPopover, "popover-close": closePopover,
    "menu-open": openMenu, "menu-close": closeMenu,
  ]

  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let scenario = scenarios[arguments[1]], let count = Int(arguments[2]) else {
      FileHandle.standardError.write(Data("usage: \(arguments[0]) SCENARIO COUNT\n".utf8))
      exit(2)
    }
    scenario(count)
  }
}

/// What the harness calls back; a C function pointer cannot hold a closure.
@MainActor
enum Repetition {
  private static var change: (Int) -> Void = { _ in }
  private static var isApplied: (Int) -> Bool = { _ in true }

  /// Makes a change some times and prints the medians until it is applied, laid out and painted.
  static func run(_ count: Int = 25, change: @escaping (Int) -> Void, isApplied: @escaping (Int) -> Bool) {
    self.change = change
    self.isApplied = isApplied
    bench_repeat(
      Int32(count), { index, _ in MainActor.assumeIsolated { Repetition.change(Int(index)) } },
      { index, _ in MainActor.assumeIsolated { Repetition.isApplied(Int(index)) ? 1 : 0 } }, nil)
  }
}
