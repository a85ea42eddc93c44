// In a file of its own: the toolchain's Testing looks for an overlay for CoreGraphics, which there is none of here.
import CoreGraphics

let gaugeSize = CGSize(width: 70, height: 30)
