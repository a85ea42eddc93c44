import Foundation
import ViewGraph

/// What is said of the file dialogs below.
struct FileDialogLook {
  var message: Text?
  var confirmationLabel: Text?
  var folder: URL?
}

private struct FileDialogLookKey: EnvironmentKey {
  static let defaultValue = FileDialogLook()
}

extension EnvironmentValues {
  var fileDialogLook: FileDialogLook {
    get { self[FileDialogLookKey.self] }
    set { self[FileDialogLookKey.self] = newValue }
  }
}

/// What a file dialog lets its user see. Nothing here: the desktop's dialogs have that in their own menus.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let enumeratePackages = Self(rawValue: 1)
  public static let includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}

extension View {
  /// The title of the file dialogs of this view.
  public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.message = message }
  }

  /// The title of the file dialogs of this view.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  /// The title of the file dialogs of this view. Claim TX21.
  @_disfavoredOverload
  public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(LocalizedStringKey(messageResource))
  }

  /// The title of the file dialogs of this view.
  @_disfavoredOverload
  public func fileDialogMessage<Message: StringProtocol>(_ message: Message) -> some View {
    fileDialogMessage(Text(message))
  }

  /// What the button says that ends a file dialog of this view with a choice.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.confirmationLabel = label }
  }

  /// What the button says that ends a file dialog of this view with a choice.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// What the button says that ends a file dialog of this view with a choice. Claim TX21.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(LocalizedStringKey(labelResource))
  }

  /// What the button says that ends a file dialog of this view with a choice.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<Label: StringProtocol>(_ label: Label) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// The folder in which the file dialogs of this view begin.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogLook) { $0.folder = defaultDirectory }
  }

  /// Changes nothing on the desktop.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Changes nothing: the desktop keeps what its dialogs remember.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Changes nothing: the desktop says itself what stands before the name of a file.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Changes nothing: the desktop says itself what stands before the name of a file.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: the desktop says itself what stands before the name of a file. Claim TX21.
  @_disfavoredOverload
  public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View { self }

  /// Changes nothing: the desktop says itself what stands before the name of a file.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<Label: StringProtocol>(_ label: Label) -> some View { self }
}
