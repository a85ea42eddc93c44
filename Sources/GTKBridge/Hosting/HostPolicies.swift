/// When what a host shows counts as appeared, and disappears: `onAppear`, `onDisappear` and `task` go by it.
public enum HostAppearance: Sendable {
  /// As long as the host is in a window, seen or not (LC17, LC20). What is meant unless set.
  case inWindow
  /// As long as the host is shown in its window: not on a page of a stack that is hidden, in a popover that is closed, or
  /// scrolled to where its container shows it no more. GTK's term is *mapped*. Of what is in a scroll view of the host, only
  /// what is scrolled to where something of it can be seen. A difference from SwiftUI, which knows no views that are there
  /// and hidden.
  case visible
}

/// When what a host shows ends for good: its views disappear, its tasks are cancelled, its representables are dismantled and
/// its state is gone.
///
/// Whatever is set, that is no later than the end of the host's widget (HC16). What has ended does not come back: the host
/// stays empty, and a root view that it is given is reported and not shown.
public enum HostDisposal: Sendable {
  /// With the widget, which lives as long as a GTK parent or a reference keeps it, or by `dispose()`. What is meant unless
  /// set: a host may leave its window and come back with its state (HC15).
  case manual
  /// Also at the end of the event in which the widget was taken out of its parent, unless it has another by then, whoever
  /// refers to it.
  case onUnparent
  /// Also when the window is destroyed in which the host is, whoever refers to either.
  case onWindowDestroy
}
