// The geometry that CoreGraphics has elsewhere is Foundation's here.
@_exported import Foundation
