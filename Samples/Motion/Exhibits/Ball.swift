import Graft

/// What is moved in most exhibits.
struct Ball: View {
  var body: some View {
    Circle().fill(.linearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom))
      .frame(width: 44, height: 44)
  }
}
