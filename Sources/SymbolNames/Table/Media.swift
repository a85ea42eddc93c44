extension SymbolTable {
  /// Symbols for media, text and documents.
  static let media = """
    play | fcsrx | media-playback-start | Play
    pause | fcr | media-playback-pause | Pause
    playpause | f | media-playback-start | Play or pause
    stop | fc | media-playback-stop | Stop
    record.circle | f | media-record | Record
    backward | fc | media-seek-backward | Rewind
    forward | fc | media-seek-forward | Fast forward
    backward.end | f | media-skip-backward | Previous
    forward.end | f | media-skip-forward | Next
    backward.frame | f | media-skip-backward | Previous frame
    forward.frame | f | media-skip-forward | Next frame
    shuffle | c | media-playlist-shuffle | Shuffle
    repeat | c | media-playlist-repeat | Repeat
    repeat.1 | c | media-playlist-repeat-song | Repeat one
    eject | fc | media-eject | Eject
    speaker | fcx | audio-volume-low | Volume
    speaker.slash | fc | audio-volume-muted | Mute
    speaker.wave.1 | f | audio-volume-low | Quiet
    speaker.wave.2 | fc | audio-volume-medium | Volume
    speaker.wave.3 | f | audio-volume-high | Loud
    speaker.wave.2.slash | f | audio-volume-muted | Mute
    volume | f | audio-volume-low | Volume
    volume.2 | f | audio-volume-medium | Volume
    volume.3 | f | audio-volume-high | Loud
    volume.slash | f | audio-volume-muted | Mute
    music.note | | emblem-music audio-x-generic | Music
    music.note.list | | folder-music emblem-music | Playlist
    music.mic | | audio-input-microphone | Karaoke
    guitars | f | | Guitars
    pianokeys | | | Piano
    headphones | c | audio-headphones | Headphones
    hifispeaker | f | audio-speakers | Speaker
    airpods | | audio-headset | Earphones
    radio | f | multimedia-player | Radio
    tv | f | tv video-display | Television
    play.tv | f | tv | Television
    play.rectangle | f | video-x-generic folder-videos | Video
    film | fc | video-x-generic folder-videos | Film
    camera | fcx | camera-photo | Camera
    camera.rotate | f | camera-switch | Switch camera
    camera.viewfinder | | camera-photo | Viewfinder
    photo | fc | image-x-generic folder-pictures emblem-photos | Photo
    photo.on.rectangle | | folder-pictures emblem-photos | Photos
    photo.on.rectangle.angled | | folder-pictures emblem-photos | Photos
    photo.stack | f | folder-pictures | Photos
    rectangle.dashed | | edit-select-all | Selection
    crop | | | Crop
    crop.rotate | | object-rotate-right | Rotate
    viewfinder | c | | Viewfinder
    qrcode | | | QR code
    barcode | | | Barcode
    captions.bubble | f | media-view-subtitles | Captions
    textformat | c | font-x-generic preferences-desktop-font | Text
    textformat.size | | preferences-desktop-font | Text size
    textformat.size.larger | | | Larger text
    textformat.size.smaller | | | Smaller text
    textformat.abc | | tools-check-spelling font-x-generic | Letters
    character | c | font-x-generic | Character
    bold | | format-text-bold | Bold
    italic | | format-text-italic | Italic
    underline | | format-text-underline | Underline
    strikethrough | | format-text-strikethrough | Strikethrough
    bold.italic.underline | | format-text-bold | Style
    text.alignleft | | format-justify-left | Align left
    text.aligncenter | | format-justify-center | Align centre
    text.alignright | | format-justify-right | Align right
    text.justify | | format-justify-fill | Justify
    text.justify.left | | format-justify-left | Align left
    text.justify.leading | | format-justify-left | Align at the start
    increase.indent | | format-indent-more | Indent
    decrease.indent | | format-indent-less | Outdent
    increase.quotelevel | | format-indent-more | Quote
    text.insert | | insert-text | Insert text
    text.cursor | | edit-select | Text cursor
    text.quote | | | Quotation
    text.magnifyingglass | | edit-find-replace edit-find | Find in the text
    paragraphsign | | | Paragraph
    signature | | | Signature
    function | | | Function
    x.squareroot | | | Square root
    sum | | | Sum
    doc | fc | text-x-generic x-office-document | Document
    document | fc | text-x-generic x-office-document | Document
    doc.text | f | text-x-generic x-office-document | Document
    doc.plaintext | f | text-x-generic | Document
    doc.richtext | f | x-office-document | Document
    doc.badge.plus | | document-new | New document
    doc.badge.gearshape | f | document-properties | Document settings
    doc.badge.ellipsis | | document-properties | Document
    doc.text.magnifyingglass | | document-print-preview | Look into the document
    doc.zipper | | package-x-generic media-zip | Archive
    doc.append | f | document-new | Append
    note | | text-x-generic | Note
    note.text | | text-x-generic accessories-text-editor | Note
    newspaper | f | application-rss+xml | News
    book | fc | accessories-dictionary | Book
    books.vertical | fc | | Library
    book.closed | fc | accessories-dictionary | Book
    text.book.closed | f | accessories-dictionary | Book
    magazine | f | accessories-dictionary | Magazine
    character.book.closed | f | accessories-dictionary | Dictionary
    folder | fc | folder inode-directory | Folder
    folder.badge.plus | | folder-new | New folder
    folder.fill.badge.plus | | folder-new | New folder
    folder.badge.gearshape | | folder | Folder settings
    folder.badge.person.crop | f | folder-publicshare | Shared folder
    externaldrive | f | drive-harddisk drive-removable-media | Drive
    internaldrive | f | drive-harddisk | Drive
    opticaldiscdrive | f | drive-optical | Optical drive
    opticaldisc | f | media-optical | Disc
    sdcard | f | media-flash | Memory card
    printer | f | printer document-print | Print
    scanner | f | scanner | Scanner
    """
}
