import CGTK
import Threads

/// Sorters of columns that sort nothing, and tell which of them a column view asks first: GTK says it by itself only from 4.10 on.
@MainActor
public enum ColumnSorter {
  /// The first sorter that was asked since this was nil.
  private static var asked: UInt?

  /// A sorter for a column, which finds all items equal.
  public static func make() -> ObjectReference {
    let sorter = gtk_custom_sorter_new(nil, nil, nil)!
    let address = UInt(bitPattern: sorter.objectAddress)
    gtk_custom_sorter_set_sort_func(
      sorter, { _, _, own in ColumnSorter.answer(UInt(bitPattern: own)) }, UnsafeMutableRawPointer(bitPattern: address),
      nil)
    return ObjectReference(taking: sorter.objectAddress)
  }

  private nonisolated static func answer(_ sorter: UInt) -> Int32 {
    MainThread.assumeIsolated { asked = asked ?? sorter }
    return Int32(GTK_ORDERING_EQUAL.rawValue)
  }

  /// Which of some columns with such sorters comes first in the sorter of their column view; nil if it sorts by none.
  public static func first(of columns: [OpaquePointer], in sorter: UnsafeMutablePointer<GtkSorter>) -> Int? {
    guard let any = columns.first else { return nil }
    asked = nil
    // Any two objects: of one alone GTK knows that it is equal to itself.
    _ = gtk_sorter_compare(sorter, any.objectAddress, sorter.objectAddress)
    return columns.firstIndex {
      gtk_column_view_column_get_sorter($0).map { UInt(bitPattern: $0.objectAddress) } == asked && asked != nil
    }
  }
}
