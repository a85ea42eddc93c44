import Graft
import GraftTesting

/// The program that shows the examples of this module.
@main
enum Gallery {
  static func main() { PreviewGallery.main(Badge_Previews.self) }
}
