// Who speaks of the runtime's transactions and transitions speaks of animations.
@_exported import Animations
