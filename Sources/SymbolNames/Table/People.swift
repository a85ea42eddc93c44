extension SymbolTable {
  /// Symbols for people, messages, time and notices.
  static let people = """
    person | fcx | avatar-default user-info | Person
    person.crop.circle | f | avatar-default user-info | Account
    person.crop.square | f | avatar-default | Account
    person.2 | fcx | system-users | People
    person.3 | f | system-users | Group
    person.text.rectangle | f | x-office-address-book | Contact
    person.badge.plus | | contact-new | Add a person
    person.fill.badge.plus | | contact-new | Add a person
    person.crop.circle.badge.plus | | contact-new | Add a person
    person.crop.rectangle | f | avatar-default | Portrait
    person.fill.questionmark | | user-not-tracked avatar-default | Unknown person
    person.wave.2 | f | | Speaking
    figure.walk | c | emoji-body | Walking
    figure.run | c | | Running
    figure.stand | | emoji-body | Person
    figure | | preferences-desktop-accessibility | Figure
    accessibility | f | preferences-desktop-accessibility | Accessibility
    face.smiling | f | face-smile emoji-people | Smiling face
    face.dashed | f | face-plain | Face
    brain | | | Brain
    brain.head.profile | f | | Mind
    bubble.left | f | chat-message-new user-available | Message
    bubble.right | f | chat-message-new user-available | Message
    bubble.left.and.bubble.right | f | chat-message-new | Conversation
    bubble.left.and.text.bubble.right | f | chat-message-new | Conversation
    text.bubble | f | chat-message-new | Comment
    message | fc | chat-message-new | Message
    ellipsis.bubble | f | chat-message-new | Writing
    quote.bubble | f | chat-message-new | Quotation
    quote.opening | | | Quotation
    quote.closing | | | End of quotation
    envelope | fcsx | mail-unread mail-send | Mail
    envelope.open | f | mail-read | Open mail
    envelope.badge | f | mail-unread | New mail
    paperplane | fcx | mail-send document-send | Send
    tray | f | | Inbox
    tray.full | f | | Inbox
    tray.and.arrow.down | f | folder-download document-save | Download
    tray.and.arrow.up | f | document-send send-to | Upload
    archivebox | fc | package-x-generic | Archive
    phone | fcsx | call-start phone | Call
    phone.down | fc | call-stop | Hang up
    phone.arrow.up.right | f | call-outgoing | Outgoing call
    phone.arrow.down.left | f | call-incoming | Incoming call
    video | fcsx | camera-video camera-web | Video
    video.slash | f | camera-disabled | Video off
    mic | fcsx | audio-input-microphone | Microphone
    mic.slash | f | microphone-disabled microphone-sensitivity-muted | Microphone off
    calendar | c | x-office-calendar | Calendar
    calendar.badge.plus | | appointment-new | New event
    calendar.badge.clock | | task-due x-office-calendar | Scheduled
    calendar.badge.exclamationmark | | appointment-missed | Missed event
    clock | fcs | preferences-system-time emoji-recent | Time
    clock.arrow.circlepath | | document-open-recent | History
    clock.badge.exclamationmark | f | task-past-due | Late
    alarm | fx | alarm | Alarm
    timer | cs | | Timer
    stopwatch | f | | Stopwatch
    hourglass | c | | Waiting
    deskclock | f | preferences-system-time | Clock
    info | cs | help-about dialog-information | Information
    info.circle | | | Information
    questionmark | cs | help-faq dialog-question help-browser | Help
    questionmark.circle | | | Help
    exclamationmark | cs | emblem-important dialog-warning | Important
    exclamationmark.triangle | f | dialog-warning | Warning
    exclamationmark.octagon | f | dialog-error | Error
    exclamationmark.circle | | | Problem
    xmark.octagon | f | dialog-error process-stop | Error
    nosign | | action-unavailable | Not allowed
    lightbulb | fcx | | Idea
    graduationcap | fc | | Education
    briefcase | fc | | Work
    building | f | | Building
    building.2 | fc | | Buildings
    building.columns | fc | | Institution
    house | fcx | user-home go-home | Home
    person.crop.circle.badge.checkmark | | user-available avatar-default | Verified account
    person.crop.circle.badge.xmark | | avatar-default | Blocked account
    person.crop.circle.badge.exclamationmark | f | avatar-default | Problem with the account
    person.2.crop.square.stack | f | system-users | Contacts
    hands.clap | f | | Applause
    hand.wave | f | | Hello
    mouth | f | | Mouth
    ear | f | | Listen
    """
}
