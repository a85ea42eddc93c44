import Foundation
import Graft

struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_715_774_400)
  @State private var color = Color.teal

  var body: some View {
    Specimens {
      Specimen("Compact") { DatePicker("Day", selection: $date, displayedComponents: .date).fixedSize() }
      Specimen("Fields") { DatePicker("Day and time", selection: $date).datePickerStyle(.field).fixedSize() }
      Specimen("In place") {
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()
      }
      Specimen("Colour") { ColorPicker("Colour", selection: $color).fixedSize() }
      Text(date, format: .dateTime.year().month(.wide).day()).font(.headline).accessibilityIdentifier("state")
    }
  }
}
