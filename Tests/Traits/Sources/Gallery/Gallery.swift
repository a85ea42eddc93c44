import Graft
import GraftTesting

// snippet: gallery
/// The program that shows the examples of this module, and of those that it depends on.
@main
enum Gallery {
  static func main() { PreviewGallery.main(Badge_Previews.self) }
}
// snippet end
