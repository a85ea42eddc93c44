// What users need of the modules below comes with `import Graft`.
@_exported import Animations
@_exported import ContentTypes
@_exported import GTKBridge
@_exported import GTKSupport
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
@_exported import Paths
@_exported import StoredValues
@_exported import ViewGraph
