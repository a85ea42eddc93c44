import ViewGraph

/// What is in front of others, as letters are. The accent colour of a theme is one for what is behind letters, and cannot be
/// read in the dark: in front it is the theme's colour of links, which is made to be read. Claim PT21.
extension Color {
  /// The colour for what is in front.
  var inFront: Color {
    switch source {
    case .theme(.accent): Color(source: .theme(.link), alpha: alpha)
    case .mixed(let first, let second, let share, let space):
      Color(source: .mixed(first.inFront, second.inFront, share, space), alpha: alpha)
    case .theme, .components, .foreground, .varying: self
    }
  }
}

extension ShapePaint {
  /// The paint for what is in front.
  var inFront: ShapePaint {
    var paint = self
    switch source {
    case .color(let color): paint.source = .color(color.inFront)
    case .gradient(var gradient, let geometry):
      for index in gradient.stops.indices { gradient.stops[index].color = gradient.stops[index].color.inFront }
      paint.source = .gradient(gradient, geometry)
    case .mesh(var mesh):
      (mesh.colors, mesh.background) = (mesh.colors.map(\.inFront), mesh.background.inFront)
      paint.source = .mesh(mesh)
    case .image: break
    }
    return paint
  }
}

extension HeldStyle {
  /// What is painted of the style in front of others.
  @MainActor
  func paintInFront(in environment: EnvironmentValues) -> ShapePaint { style._paint(in: environment).inFront }
}
