/// The common types: what they are of, their MIME types, and the endings of names, the preferred one first.
enum StandardTypes {
  struct Entry {
    let identifier: String
    let mimeType: String?
    let endings: [String]
    let parents: [String]
  }

  static let byIdentifier = Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0) })

  /// The first entry of a MIME type is the one that is meant.
  static let byMIMEType = first { $0.mimeType.map { [$0] } ?? [] }
  static let byEnding = first(of: \.endings)

  private static func first(of keys: (Entry) -> [String]) -> [String: String] {
    Dictionary(
      entries.flatMap { entry in keys(entry).map { ($0, entry.identifier) } }, uniquingKeysWith: { first, _ in first })
  }

  /// A line a type: identifier, MIME type, endings, kinds; "-" for none.
  private static let entries = table.split(separator: "\n").map { line in
    let fields = line.split(separator: " ").map { $0 == "-" ? "" : String($0) }
    return Entry(
      identifier: fields[0], mimeType: fields[1].isEmpty ? nil : fields[1], endings: list(fields[2]),
      parents: list(fields[3]))
  }

  private static func list(_ field: String) -> [String] { field.split(separator: ",").map(String.init) }

  private static let table = """
    public.item - - -
    public.content - - -
    public.composite-content - - public.content
    public.data application/octet-stream - public.item
    public.directory - - public.item
    public.folder inode/directory - public.directory
    com.apple.package - - public.directory
    com.apple.bundle - - public.directory
    public.archive - - public.data
    public.zip-archive application/zip zip public.archive
    org.gnu.gnu-zip-archive application/gzip gz public.archive
    public.executable application/x-executable - public.data
    public.url text/uri-list - public.data
    public.file-url - - public.url
    public.database - - public.data
    public.calendar-event text/calendar ics public.data
    public.contact - - public.data
    public.vcard text/vcard vcf,vcard public.contact,public.text
    public.font - - public.data
    public.text - - public.data,public.content
    public.plain-text text/plain txt,text public.text
    public.utf8-plain-text - - public.plain-text
    public.delimited-values-text - - public.text
    public.comma-separated-values-text text/csv csv public.delimited-values-text
    public.tab-separated-values-text text/tab-separated-values tsv public.delimited-values-text
    public.rtf application/rtf rtf public.text
    public.html text/html html,htm public.text
    public.xml application/xml xml public.text
    public.yaml application/yaml yaml,yml public.text
    public.json application/json json public.text
    com.apple.property-list application/x-plist plist public.data
    public.source-code - - public.plain-text
    public.swift-source text/x-swift swift public.source-code
    public.c-source text/x-csrc c public.source-code
    public.script - - public.source-code
    public.shell-script application/x-shellscript sh public.script
    public.python-script text/x-python py public.script
    com.netscape.javascript-source text/javascript js public.source-code
    public.log text/x-log log public.plain-text
    com.adobe.pdf application/pdf pdf public.data,public.composite-content
    org.idpf.epub-container application/epub+zip epub public.data,public.composite-content
    public.spreadsheet - - public.content
    public.presentation - - public.composite-content
    public.image - - public.data,public.content
    public.png image/png png public.image
    public.jpeg image/jpeg jpeg,jpg public.image
    public.tiff image/tiff tiff,tif public.image
    com.compuserve.gif image/gif gif public.image
    com.microsoft.bmp image/bmp bmp public.image
    com.microsoft.ico image/vnd.microsoft.icon ico public.image
    public.svg-image image/svg+xml svg public.image
    org.webmproject.webp image/webp webp public.image
    public.heif image/heif heif public.image
    public.heic image/heic heic public.heif
    public.audiovisual-content - - public.data,public.content
    public.movie - - public.audiovisual-content
    public.video - - public.movie
    public.mpeg video/mpeg mpg,mpeg public.movie
    public.mpeg-4 video/mp4 mp4 public.movie
    com.apple.quicktime-movie video/quicktime mov public.movie
    public.audio - - public.audiovisual-content
    public.mp3 audio/mpeg mp3 public.audio
    public.mpeg-4-audio audio/mp4 m4a public.audio
    com.microsoft.waveform-audio audio/x-wav wav public.audio
    public.midi-audio audio/midi mid,midi public.audio
    """
}
