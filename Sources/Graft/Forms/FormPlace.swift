import Foundation
import ViewGraph

/// Where in a form a control is, which says where its label goes.
enum FormPlace {
  /// In none, or in content that places its views itself.
  case none
  /// In a row: the label at the leading edge, the control at the trailing one.
  case row
  /// In a form of two columns, one of labels and one of controls.
  case columns
}

private struct PartOfRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct FormPlaceKey: EnvironmentKey {
  static var defaultValue: FormPlace { .none }
}

extension EnvironmentValues {
  /// Whether views here are a part of a row of a list: what is labelled in it, or a cell of a table. The value of labelled
  /// content there is behind its label, not at the other edge.
  var isPartOfRow: Bool {
    get { self[PartOfRowKey.self] }
    set { self[PartOfRowKey.self] = newValue }
  }

  /// Where in a form views here are.
  var formPlace: FormPlace {
    get { self[FormPlaceKey.self] }
    set { self[FormPlaceKey.self] = newValue }
  }
}

/// Where the controls of a form of two columns begin; the labels end before.
private enum FormColumns: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  static let formColumns = HorizontalAlignment(FormColumns.self)
}
