// The geometry that CoreGraphics has elsewhere is Foundation's here, and what that lacks is ours.
@_exported import Foundation
@_exported import Paths
