#if Adwaita
  import GTKBridge
  import Graft

  extension GtkApplicationClass {
    /// libadwaita's own, an `AdwApplication`.
    ///
    /// libadwaita is initialised at startup then, and styles every window of the program, also those of GTK's own classes. The
    /// application loads the style sheets among the program's resources, as `style.css` and `style-dark.css` at the path that its
    /// `applicationID` says.
    public static var adwaita: GtkApplicationClass {
      GtkApplicationClass(typeName: "AdwApplication") {
        GraftRuntime.start()
        Adwaita.start()
      }
    }
  }
#endif
