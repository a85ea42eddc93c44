// What source that names the types of files imports elsewhere.
@_exported import ContentTypes
