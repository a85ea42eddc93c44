import CGTK
import ViewGraph

extension View {
  /// Goes back by Alt+Left, wherever the focus is in the window, and by the mouse's back button (NV8). The action tells
  /// whether there was anything to go back to.
  func onGoingBack(_ goBack: @escaping () -> Bool) -> some View {
    onWindowKey(GDK_KEY_Left, GDK_ALT_MASK, orMouseButton: 8, goBack)
  }
}
