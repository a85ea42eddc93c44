#if Adwaita
  // Programs of libadwaita import this module in place of Graft's.
  @_exported import Graft
#endif
