// What `import Combine` brings, under a name that no other package looks for.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
