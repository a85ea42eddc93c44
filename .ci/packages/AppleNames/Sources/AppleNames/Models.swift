import Foundation

// Apple's Foundation brings these with it, so that files of models often import nothing else.

@Observable
final class Watched {
  var word = "received"
}

final class Publishing: ObservableObject {
  @Published var words: [String] = []
}
