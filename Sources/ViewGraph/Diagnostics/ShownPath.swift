/// The end of a path of views as a person reads it: without what types are of, and without those that only hold others.
func shownPath(_ path: String) -> String {
  let names = path.split(separator: "/").map { $0.prefix { $0 != "<" } }
    .filter { !$0.hasPrefix("_") && $0 != "ModifiedContent" && $0 != "AnyView" }
  let count = 8
  return (names.count > count ? "…/" : "") + names.suffix(count).joined(separator: "/")
}
