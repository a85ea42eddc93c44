/// A day as calendars name it.
struct Day: Hashable, CustomStringConvertible {
  var year: Int
  /// From 1 to 12.
  var month: Int
  /// From 1 on.
  var day: Int

  init(_ year: Int, _ month: Int, _ day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  var description: String { "\(year)-\(month / 10)\(month % 10)-\(day / 10)\(day % 10)" }
}
