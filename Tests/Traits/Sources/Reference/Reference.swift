// SwiftPM wants a source in each target; this one is there for what it depends on.
