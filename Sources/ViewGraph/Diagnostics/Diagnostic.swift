/// Something that a program most likely did not mean, found at run time. The program goes on.
public struct Diagnostic: Hashable, Sendable {
  /// What was found.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// State was written by the body or update that was running; the write was dropped (A23).
    case stateDuringUpdate
    /// An observed object was changed by the body or update that was running; its observers are evaluated again (A24).
    case publishDuringUpdate
    /// An observed object was changed, or a publisher sent, on another thread than the main one (A26).
    case publishOffMain
    /// A binding was made from state that no mounted view owns (ST9).
    case uninstalledState
    /// A state object was read in a view that is not mounted; each read makes another one (OO6).
    case uninstalledStateObject
    /// A value of another type than the source's was written through a binding that hides the type.
    case foreignValue
    /// The environment was read in a view that is not mounted (EN8).
    case uninstalledEnvironment
    /// Two elements of a `ForEach` have one id (ID22).
    case duplicateID
    /// An id of a `ForEach` has another hash value than before, so that its row is not found again.
    case unstableID
    /// A `ForEach` that is in nothing lazy makes more than 10,000 rows at once (DT19).
    case manyRows
    /// Elements of a `ForEach` in a lazy container give different numbers of views (LZ15).
    case unevenElements
    /// A collection has fewer elements than it had when a list was told of it.
    case missingElement
    /// A collection says that it has another number of elements than there are between its ends (DT13).
    case contradictingCount
    /// A list or table has more rows than GTK can count; those beyond are not shown (DT21).
    case uncountableRows
    /// A collection tells changes that do not lead to the elements that it has (DT6).
    case contradictingChanges
    /// A `ForEach` over a constant range was given another range (ID23).
    case nonConstantRange
    /// Views are nested deeper than there is room for; what is below is not shown. A view may contain itself.
    case nestedTooDeep
    /// Writes kept causing each other without an end (A30).
    case updateCycle
    /// Content that is made for its size or place kept changing that size or place.
    case layoutCycle
    /// A fixed frame was negative or not finite (UI36).
    case invalidFrame
    /// An effect was given a number that is none or endless, or a transform that nothing takes back (FX7, FX37).
    case invalidEffect
    /// A view is seen from an angle in a window whose renderer paints no perspective (FX6).
    case flattenedPerspective
    /// A representable said that it has a size which no widget can have (RP24, RP39), content is larger than a window, or
    /// a picture cannot be made of so many pixels.
    case invalidSize
    /// Code other than the runtime took the widget of a representable out of its host, or destroyed it.
    case lostWidget
    /// A text was cut where it reached the toolkit: at a NUL, or where a letter has more marks than can be drawn.
    case cutText
    /// An image has no file or icon of its name; a neutral sign, or nothing, is shown (IM6, IM11).
    case missingImage
    /// A font was asked for by a name that no installed family has (TX30).
    case missingFont
    /// A file among the resources of the program cannot be read.
    case missingResource
    /// A translation does not fit its key: it has other values; the key's own text, or nothing in their place, is shown (TX18).
    case missingTranslationArgument
    /// A literal asks for the form of a word that belongs to its number, which only translations know; the word is shown as it
    /// is written (TX22).
    case uninflectedText
    /// A view that is a widget is in a picture that is made where there is no display (CV26).
    case missingDisplay
    /// No choice of a picker has the tag that is its selection; nothing is shown as chosen (CT5).
    case invalidSelection
    /// A value that a representable's make has handed to a host has changed, and the host was not told: found in debug
    /// builds (NH1, NH10).
    case frozenValue
    /// A host whose view has ended was given a root view.
    case endedHost
    /// A file of stored values is damaged, or of a newer program; it is kept, and defaults are used.
    case unreadableStorage
    /// A file of stored values cannot be written; what is new is lost with the program.
    case unwritableStorage
    /// No scene of the program has windows with the id that was asked for.
    case unknownWindow
    /// A scene is for the bar of the desktop, which has none (MN30).
    case missingMenuBar
    /// A link or a path has a value for whose type its navigation stack has no page (NV9).
    case missingDestination
    /// A navigation stack has several pages for one type (NV10).
    case duplicateDestination
    /// No view of the program receives a URL that the desktop hands to it (WI19).
    case unreceivedURL
    /// A view receives URLs in a window to which nobody hands any (AC11).
    case unreachedReceiver
    /// What a program is to be called by the desktop is no identifier; the program runs without one.
    case invalidApplicationID
    /// No program could be started for a URL.
    case unopenedURL
    /// A group of undos was ended without being begun, or an undo was asked for in the middle of one (UN4).
    case unbalancedUndoGroup
    /// Several controls of a window have one keyboard shortcut; the first of them acts (MN20).
    case duplicateShortcut
    /// What a view gives as an action, or as a key of one, is none (AC1).
    case invalidAction
    /// A view gives an action of a name that the program's own has where it would be found; that acts (AC1).
    case duplicateAction
    /// What is to be a window of a scene is none, or has been shown or closed already; GTK's own takes its place (AC6).
    case invalidWindow
    /// What is to be the class of a program's application is none of `GtkApplication`; GTK's own takes its place.
    case invalidApplicationClass
    /// A notification cannot be shown, as the program has no application that the desktop knows (AC4).
    case unsentNotification
    /// The session cannot be kept from anything, as the program has no application that the desktop knows (AC5).
    case unaskedSession
    /// What is to be the menu of a window is no menu model (AC7).
    case invalidMenu
    /// A view needs a newer version of a library than is there; what it would bring is missing.
    case olderLibrary
    /// What is to say when something narrow or low begins is no condition of libadwaita's; it never holds.
    case invalidBreakpoint
    /// Several views are sources of one `matchedGeometryEffect` (MO68).
    case severalSources
    /// A `PhaseAnimator` has no phases.
    case emptyAnimator
    /// What was dropped or pasted cannot be read, or a value that was dragged or copied cannot become data (DD9).
    case failedTransfer
  }

  /// What was found.
  public let kind: Kind
  /// The type of the view where it was found; empty when no view is known.
  public let viewType: String
  /// The views from the root to that place.
  public let path: String
  /// What happened and how to cure it.
  public let message: String
}
