extension SymbolTable {
  /// Symbols for directions, lists and layouts.
  static let directions = """
    chevron.left | cs | go-previous | Back
    chevron.right | cs | go-next | Forward
    chevron.backward | cs | go-previous | Back
    chevron.forward | cs | go-next | Forward
    chevron.up | cs | go-up | Up
    chevron.down | cs | go-down | Down
    chevron.up.chevron.down | | | Choose
    chevron.compact.up | | pan-up | Up
    chevron.compact.down | | pan-down | Down
    chevron.compact.left | | pan-start | Back
    chevron.compact.right | | pan-end | Forward
    chevron.left.2 | | go-first | First
    chevron.right.2 | | go-last | Last
    chevron.left.forwardslash.chevron.right | | | Code
    arrow.left | cs | go-previous | Left
    arrow.right | cs | go-next | Right
    arrow.backward | cs | go-previous | Back
    arrow.forward | cs | go-next | Forward
    arrow.up | cs | go-up | Up
    arrow.down | cs | go-down | Down
    arrow.up.right | cs | | Up right
    arrow.up.left | cs | | Up left
    arrow.down.right | cs | | Down right
    arrow.down.left | cs | | Down left
    arrow.up.forward | cs | | Open
    arrow.up.forward.app | f | window-new | Open
    arrow.up.right.square | f | window-new | Open
    arrow.left.arrow.right | cs | | Exchange
    arrow.up.arrow.down | cs | | Sort
    arrow.left.and.right | c | | Width
    arrow.up.and.down | c | | Height
    arrow.up.and.down.and.arrow.left.and.right | | | Move
    arrow.up.left.and.arrow.down.right | c | view-fullscreen | Full screen
    arrow.down.right.and.arrow.up.left | c | view-restore | Leave full screen
    arrow.up.backward.and.arrow.down.forward | c | view-fullscreen | Full screen
    arrow.down.forward.and.arrow.up.backward | c | view-restore | Leave full screen
    arrow.down.to.line | c | go-bottom | To the end
    arrow.up.to.line | c | go-top | To the start
    arrow.left.to.line | c | go-first | To the start
    arrow.right.to.line | c | go-last | To the end
    arrow.down.doc | f | document-save | Download
    arrow.up.doc | f | document-send send-to | Upload
    arrow.down.circle | | folder-download go-down | Download
    arrow.up.circle | | go-up | Upload
    arrow.turn.up.left | | edit-undo | Turn left
    arrow.turn.up.right | | edit-redo | Turn right
    arrow.turn.down.right | | | Turn right
    arrow.turn.down.left | | | Turn left
    arrowshape.turn.up.left | fc | mail-reply-sender | Reply
    arrowshape.turn.up.right | fc | mail-forward | Forward
    arrowshape.turn.up.backward | fc | mail-reply-sender | Reply
    arrowshape.turn.up.forward | fc | mail-forward | Forward
    arrowshape.turn.up.left.2 | fc | mail-reply-all | Reply to all
    arrowtriangle.left | fcs | pan-start | Left
    arrowtriangle.right | fcs | pan-end | Right
    arrowtriangle.backward | fcs | pan-start | Back
    arrowtriangle.forward | fcs | pan-end | Forward
    arrowtriangle.up | fcs | pan-up | Up
    arrowtriangle.down | fcs | pan-down | Down
    arrow.triangle.branch | | | Branch
    location | fcsx | find-location mark-location | Location
    location.slash | f | location-services-disabled | Location off
    location.north | f | | North
    safari | f | web-browser | Browser
    sidebar.left | | sidebar-show | Sidebar
    sidebar.leading | | sidebar-show | Sidebar
    sidebar.right | | sidebar-show-right | Inspector
    sidebar.trailing | | sidebar-show-right | Inspector
    sidebar.squares.left | | sidebar-show | Sidebar
    rectangle.split.2x1 | f | view-dual | Side by side
    rectangle.split.3x1 | f | view-dual | Columns
    list.bullet | cr | view-list-bullet view-list | List
    list.dash | | view-list-bullet view-list | List
    list.number | | view-list-ordered | Numbered list
    list.star | | starred view-list | Favourites
    list.bullet.rectangle | f | view-list-bullet view-list | List
    list.bullet.indent | | format-indent-more | Outline
    list.triangle | | view-list | Outline
    square.grid.2x2 | f | view-grid view-app-grid | Grid
    square.grid.3x3 | f | view-app-grid view-grid | Grid
    square.grid.3x2 | f | view-grid | Grid
    rectangle.grid.1x2 | f | view-list | Rows
    rectangle.grid.2x2 | f | view-grid | Grid
    circle.grid.3x3 | f | view-app-grid | Grid
    tablecells | f | | Table
    square.stack | f | view-paged | Stack
    square.stack.3d.up | fx | view-paged | Layers
    rectangle.stack | f | view-paged | Stack
    square.3.layers.3d | | view-paged | Layers
    rectangle | f | | Rectangle
    triangle | f | pan-up | Triangle
    diamond | f | | Diamond
    hexagon | f | | Hexagon
    seal | f | | Seal
    capsule | f | | Capsule
    app | f | | App
    squareshape | f | | Square
    rectangle.portrait | f | | Rectangle
    rectangle.portrait.and.arrow.right | f | system-log-out application-exit | Sign out
    rectangle.portrait.and.arrow.forward | f | system-log-out application-exit | Sign out
    rectangle.righthalf.inset.filled | | sidebar-show-right | Right half
    rectangle.lefthalf.inset.filled | | sidebar-show | Left half
    rectangle.expand.vertical | | view-fullscreen | Expand
    macwindow | | preferences-desktop-multitasking window-restore | Window
    macwindow.badge.plus | | window-new | New window
    macwindow.on.rectangle | | window-restore | Windows
    plus.rectangle.on.rectangle | f | window-new tab-new | New window
    plus.rectangle.on.folder | f | folder-new | New folder
    """
}
