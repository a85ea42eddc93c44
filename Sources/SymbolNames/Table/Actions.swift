extension SymbolTable {
  /// Symbols for what one does.
  static let actions = """
    plus | csr | list-add | Add
    plus.circle | | | Add
    plus.app | f | window-new list-add | Add
    minus | csr | list-remove | Remove
    plusminus | c | | Plus or minus
    multiply | cs | | Multiply
    divide | cs | | Divide
    equal | cs | | Equals
    percent | c | | Percent
    number | cs | | Number
    xmark | csr | window-close | Close
    xmark.circle.fill | | | Clear
    xmark.bin | f | user-trash | Discard
    checkmark | csr | object-select emblem-ok emblem-default | Done
    checkmark.circle | | | Done
    checkmark.square | | checkbox-checked object-select | Ticked
    checkmark.seal | f | | Verified
    checklist | | checkbox-checked view-list-bullet | Checklist
    circle | f | | Not selected
    circle.fill | | | Selected
    square | f | | Not ticked
    largecircle.fill.circle | | radio-checked | Selected
    magnifyingglass | c | system-search edit-find | Search
    plus.magnifyingglass | | zoom-in | Zoom in
    minus.magnifyingglass | | zoom-out | Zoom out
    1.magnifyingglass | | zoom-original | Actual size
    arrow.up.left.and.down.right.magnifyingglass | | zoom-fit-best | Zoom to fit
    pencil | cx | document-edit text-editor | Edit
    pencil.and.outline | | document-edit | Edit
    pencil.line | | document-edit | Edit
    square.and.pencil | c | document-edit mail-message-new | Compose
    highlighter | | document-edit | Highlight
    pencil.tip | c | document-edit | Draw
    trash | fcsx | user-trash edit-delete | Delete
    trash.fill | | user-trash-full user-trash edit-delete | Delete
    square.and.arrow.up | fcx | send-to document-send emblem-shared | Share
    square.and.arrow.down | f | document-save folder-download | Save
    square.and.arrow.up.on.square | f | send-to | Share all
    square.on.square | f | edit-copy | Copy
    plus.square.on.square | f | edit-copy tab-new | Duplicate
    doc.on.doc | f | edit-copy | Copy
    document.on.document | f | edit-copy | Copy
    doc.on.clipboard | f | edit-paste | Paste
    clipboard | f | edit-paste | Clipboard
    list.clipboard | f | edit-paste task-due | List
    list.bullet.clipboard | f | edit-paste task-due | List
    scissors | c | edit-cut | Cut
    arrow.uturn.backward | cs | edit-undo | Undo
    arrow.uturn.left | cs | edit-undo | Undo
    arrow.uturn.forward | cs | edit-redo | Redo
    arrow.uturn.right | cs | edit-redo | Redo
    arrow.uturn.up | cs | | Turn up
    arrow.uturn.down | cs | | Turn down
    arrow.clockwise | c | view-refresh | Refresh
    arrow.counterclockwise | c | object-rotate-left edit-undo | Undo
    arrow.triangle.2.circlepath | c | emblem-synchronizing view-refresh | Synchronize
    arrow.2.circlepath | c | emblem-synchronizing view-refresh | Synchronize
    arrow.2.squarepath | | media-playlist-repeat | Repeat
    gobackward | | object-rotate-left | Go back
    goforward | | object-rotate-right | Go forward
    rotate.left | f | object-rotate-left | Rotate left
    rotate.right | f | object-rotate-right | Rotate right
    ellipsis | cr | view-more-horizontal view-more | More
    ellipsis.circle | | view-more-horizontal open-menu | More
    line.3.horizontal | c | open-menu | Menu
    line.horizontal.3 | c | open-menu | Menu
    line.3.horizontal.decrease | c | view-sort-descending | Filter
    line.horizontal.3.decrease | c | view-sort-descending | Filter
    slider.horizontal.3 | | | Adjust
    slider.vertical.3 | | multimedia-volume-control preferences-other | Adjust
    switch.2 | | preferences-system | Switches
    togglepower | | system-shutdown | Power
    power | c | system-shutdown | Power
    gear | x | emblem-system preferences-system applications-system | Settings
    gearshape | f | emblem-system preferences-system applications-system | Settings
    gearshape.2 | f | emblem-system applications-system | Settings
    wrench | f | applications-engineering applications-utilities | Tools
    wrench.adjustable | f | applications-engineering | Tools
    wrench.and.screwdriver | f | applications-engineering applications-utilities | Tools
    hammer | fc | applications-engineering | Tools
    screwdriver | f | applications-engineering | Tools
    paintbrush | f | applications-graphics preferences-desktop-appearance | Paint
    paintbrush.pointed | f | applications-graphics | Paint
    paintpalette | f | applications-graphics preferences-color | Colours
    eyedropper | f | color-select | Pick a colour
    eyedropper.halffull | | color-select | Pick a colour
    wand.and.stars | | | Enhance
    wand.and.rays | | | Enhance
    sparkles | | | Enhance
    sparkle | | | Sparkle
    ruler | f | | Ruler
    link | c | insert-link | Link
    paperclip | c | mail-attachment | Attachment
    pin | fcsx | view-pin | Pin
    mappin | c | mark-location find-location | Location
    mappin.and.ellipse | | mark-location find-location | Location
    bookmark | fcsx | user-bookmarks bookmark-new | Bookmark
    flag | fcsx | emoji-flags | Flag
    flag.checkered | c | emoji-flags | Finish
    tag | fcsx | | Tag
    star | fcsx | | Favourite
    star.fill | | starred | Favourite
    star.leadinghalf.filled | | semi-starred | Half a star
    star.lefthalf.fill | | semi-starred | Half a star
    star.slash | f | | Not a favourite
    heart | fcsx | | Love
    suit.heart | f | | Hearts
    suit.club | f | | Clubs
    suit.spade | f | | Spades
    suit.diamond | f | | Diamonds
    hand.thumbsup | fc | | Like
    hand.thumbsdown | fc | | Dislike
    hand.raised | fcsx | | Stop
    hand.tap | f | | Tap
    cursorarrow | | | Pointer
    contextualmenu.and.cursorarrow | | open-menu | Menu
    filemenu.and.selection | | open-menu | Menu
    lock | fcsx | changes-prevent system-lock-screen channel-secure | Locked
    lock.open | f | changes-allow channel-insecure | Unlocked
    lock.shield | f | security-high | Protected
    key | f | dialog-password | Key
    shield | fx | security-high preferences-system-privacy | Protection
    checkmark.shield | f | security-high | Protected
    exclamationmark.shield | f | security-low | Not protected
    xmark.shield | f | security-low | Not protected
    touchid | | auth-fingerprint | Fingerprint
    faceid | | auth-face | Face recognition
    eye | fcsx | view-reveal | Show
    eye.slash | f | view-conceal | Hide
    eyeglasses | | face-glasses | Glasses
    bell | fcsx | preferences-system-notifications | Notifications
    bell.slash | f | notifications-disabled | Notifications off
    bell.badge | f | preferences-system-notifications | New notifications
    """
}
