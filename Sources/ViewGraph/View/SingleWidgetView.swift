/// A view that is always one widget whose size the toolkit alone knows.
///
/// Inside of another widget it needs no island: the toolkit lays it out in the middle.
@MainActor
package protocol SingleWidgetView: View where Body == Never {}
