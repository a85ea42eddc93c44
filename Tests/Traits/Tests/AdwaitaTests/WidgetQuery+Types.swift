import CAdwaita
import Foundation
import GraftAdwaita
import GraftTesting
import Testing

extension WidgetQuery {
  /// The one widget of a type, or of one of several that stand for it in another version.
  @MainActor
  func widget(_ typeNames: String...) throws -> Widget {
    let found = all.filter { typeNames.contains($0.widget.typeName) }
    return try #require(found.count == 1 ? found[0].widget : nil, "\(found.count) widgets are of a type \(typeNames)")
  }
}

/// Whether the libadwaita that is there is of a version 1.x or newer.
func hasAdwaita(_ minor: Int) -> Bool { adw_get_minor_version() >= minor }
