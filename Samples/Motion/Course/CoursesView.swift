import Foundation
import Graft

/// Courses below each other, each beside the ball that takes it.
struct CoursesView: View {
  let courses: [Course]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(courses, id: \.formula.name) { CourseCard(course: $0) }
      Button("Change") {
        for course in courses { course.change() }
      }
    }
  }
}

private struct CourseCard: View {
  let course: Course

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: course.formula.name).font(.headline)
      HStack(spacing: 12) {
        Plot(course: course).frame(width: 330, height: 88)
        Ball().modifier(NotedOffset(place: course.isFar ? 1 : 0, course: course))
          .frame(width: 122, alignment: .leading)
      }
    }
    .padding(12)
    .background(.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// Moves a view along a way of 70 pixels, and notes each place that it comes to.
private struct NotedOffset: GeometryEffect {
  var place: Double
  let course: Course

  var animatableData: Double {
    get { place }
    set { place = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    MainActor.assumeIsolated { course.note(place) }
    return ProjectionTransform(CGAffineTransform(translationX: 70 * place, y: 0))
  }
}
