import StoredValues
import ViewGraph
import ViewGraphTesting

/// A view that counts in a file.
struct StoredCounter: View {
  @AppStorage private var count: Int
  @AppStorage private var other: Int
  let name: String

  init(_ name: String, _ file: AppStorageFile, start: Int = 0) {
    _count = AppStorage(wrappedValue: start, "count", store: file)
    _other = AppStorage(wrappedValue: 0, "other", store: file)
    self.name = name
  }

  var body: some View {
    Leaf(name, count) { count += 1 }
    Leaf(name + "-other") { other += 1 }
  }
}
