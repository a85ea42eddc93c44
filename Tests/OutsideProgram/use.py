#!/usr/bin/python3
"""Reads and uses the program beside it as assistive technologies and desktops do:

use.py PROGRAM [--actions | --bus | --desktop | --imperative | --words]

It starts a display and a session bus of its own. Passes if each control is read once, with role, name and state, in the
order of reading; if a click by an assistive technology does what one of the mouse does; if a second start of the program hands
its URL or file to the first and ends; and if the program ends with its last window, when what was in it has disappeared, and has
stored what it stores.

With --actions passes if an action that a view offers by a name is run by that name.

With --bus passes if the session bus starts the program for what it is to do, an action of a view too, each time in one window
and without another start.

With --desktop passes if a desktop is told what the program tells it, if what the user chooses there reaches the program, and if
the program ends with the session as with its last window, and keeps which windows were open.

With --imperative passes if a desktop is told the same by a program without `App`, to which another start hands its file, and if
its next start finds which window was open.

With --words passes if a scene that takes command lines is told those of all starts, and answers their statuses.
"""

import contextlib
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

COMPLAINT = re.compile(r"-(WARNING|CRITICAL|ERROR) \*\*|^\S+ (warning|error|critical) ", re.MULTILINE)
# Of names that have others in newer versions.
warnings.simplefilter("ignore", DeprecationWarning)
APPLICATION = "org.example.Outside"
SERVICE = f"""[D-BUS Service]
Name={APPLICATION}
Exec=%s
"""
NOTIFICATION = {
    "title": "Done",
    "body": "3 files",
    "priority": "high",
    "default-action": "app.reply",
    "default-action-target": "clicked",
    "buttons": [{"label": "Yes", "action": "app.reply", "target": "yes"}],
}
# What is said at the end by option; else that it was read and used.
PASSED = {
    ("--bus",): "the bus has started it",
    ("--desktop",): "the desktop was told",
    ("--imperative",): "the desktop was told",
    ("--words",): "the words were taken",
}
# Where further starts are made.
FOLDER = os.path.realpath(tempfile.gettempdir())
# What has no name or only arranges others.
SILENT = {"filler", "panel", "scroll pane", "viewport", "separator", "image", "icon", "unknown", "redundant object"}


def children(node):
    return [child for index in range(node.get_child_count()) if (child := node.get_child_at_index(index))]


def nodes(node):
    """What is shown in a node, in the order of reading."""
    if not node.get_state_set().contains(Atspi.StateType.VISIBLE):
        return
    yield node
    for child in children(node):
        yield from nodes(child)


def windows():
    """The windows of the program by their titles."""
    desktop = Atspi.get_desktop(0)
    # What was asked before is kept, and may have changed since then.
    desktop.clear_cache()
    found = [window for application in children(desktop) for window in children(application)]
    return [window for window in found if window.get_state_set().contains(Atspi.StateType.VISIBLE)]


def read():
    """The role and name of all that is shown and has a name."""
    return [
        f"{node.get_role_name()}:{node.get_name()}"
        for window in windows()
        for node in nodes(window)
        if node.get_name() and node.get_role_name() not in SILENT
    ]


def find(text):
    role, name = text.split(":", 1)
    found = [
        node
        for window in windows()
        for node in nodes(window)
        if node.get_role_name() == role and node.get_name() == name
    ]
    if len(found) != 1:
        raise LookupError(f"{len(found)} of {text} among {read()}")
    return found[0]


def wait_until(what, condition):
    """Asks again for a minute, as a part of a window may go while it is read, and the machine may be busy."""
    deadline = time.monotonic() + 60
    seen = None
    while time.monotonic() < deadline:
        try:
            seen = condition()
            if seen is True:
                return
        except (GLib.Error, LookupError) as error:
            seen = error
        time.sleep(0.2)
    programs = [application.get_name() for application in children(Atspi.get_desktop(0))]
    sys.exit(f"{what}: {seen}; shown are {read()} of {programs}")


def act(text, *wanted):
    """Does the first of what a node can do that has one of some names, with or without its prefix."""
    node = find(text)
    names = [Atspi.Action.get_action_name(node, index) for index in range(Atspi.Action.get_n_actions(node))]
    index = next((index for index, name in enumerate(names) if name.split(".")[-1] in wanted), None)
    if index is None:
        raise LookupError(f"{text} can only {names}")
    Atspi.Action.do_action(node, index)


def click(text):
    """Does what a node does when it is clicked, or activated."""
    act(text, "click", "activate", "toggle")


def shows(text):
    return lambda: any(text in each for each in read()) or f"'{text}' is not shown"


def has_state(text, state):
    return lambda: find(text).get_state_set().contains(state) or f"{text} is not {state.value_nick}"


def text_of(text):
    node = find(text)
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def in_order(*wanted):
    """Each is there once, and in this order."""

    def condition():
        places = [[place for place, each in enumerate(read()) if each == text] for text in wanted]
        if any(len(each) != 1 for each in places):
            return f"not each is there once: {dict(zip(wanted, places))}"
        flat = [each[0] for each in places]
        return flat == sorted(flat) or f"the order is {flat}"

    return condition


def start_again(wanted, *words):
    """Starts the program in the folder while it runs, or where the start is to fail."""
    status = subprocess.run(words, cwd=FOLDER, timeout=60, stdin=subprocess.DEVNULL).returncode
    if status != wanted:
        sys.exit(f"the start by {words} ended with {status}")


def use(program):
    wait_until(
        "the form",
        in_order(
            "label:received: nothing", "heading:Editor", "check box:Wrap lines", "text:Name", "slider:Size",
            "heading:Acts", "push button:Count", "push button:More", "label:count: 0, wraps: false",
            "push button:Open sheet", "page tab:Settings", "page tab:Words",
        ),
    )
    wait_until("the field's text", lambda: text_of("text:Name") == "Ada" or text_of("text:Name"))
    wait_until("the slider's value", lambda: Atspi.Value.get_current_value(find("slider:Size")) == 3 or "another")
    wait_until("the tab's state", has_state("page tab:Settings", Atspi.StateType.SELECTED))
    click("check box:Wrap lines")
    wait_until("the toggle", shows("wraps: true"))
    wait_until("its state", has_state("check box:Wrap lines", Atspi.StateType.CHECKED))
    click("push button:Count")
    wait_until("the button", shows("count: 1,"))
    click("push button:More")
    wait_until("the menu", in_order("menu item:Add ten"))
    click("menu item:Add ten")
    wait_until("the item", shows("count: 11,"))
    click("push button:Open sheet")
    wait_until("the sheet", in_order("label:in the sheet", "push button:Close sheet"))
    click("push button:Close sheet")
    wait_until("its end", lambda: not any("in the sheet" in each for each in read()) or "the sheet is still shown")
    click("page tab:Words")
    wait_until("the list", in_order("heading:Greek", "label:alpha", "label:beta", "page tab:Words"))
    wait_until("the end of the form", lambda: "heading:Editor" not in read() or "the form is still shown")
    start_again(0, program, "outside://add?by=2")
    wait_until("the URL", shows("received: outside://add?by=2"))
    start_again(0, program, "--quietly", "a file.txt")
    wait_until("the file", shows(f"received: {pathlib.Path(FOLDER, 'a file.txt').as_uri()}"))
    if len(windows()) != 1:
        sys.exit(f"there are {len(windows())} windows")


def end(process):
    """Closes the last window, as its user does."""
    click("push button:Close")
    try:
        status = process.wait(60)
    except subprocess.TimeoutExpired:
        sys.exit("the program goes on without a window")
    if status:
        sys.exit(f"the program ended with {status}")


def run(program, *acts):
    """Starts the program, and uses it. Returns what it has printed."""
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+", errors="replace") as log:
        process = subprocess.Popen([program], stdout=output, stderr=log, stdin=subprocess.DEVNULL)
        try:
            for act in acts:
                act(process)
        finally:
            if process.poll():
                print(f"the program had ended with {process.returncode}", file=sys.stderr)
            process.kill()
            process.wait(10)
            log.seek(0)
            text = log.read()
            if text:
                print(text, file=sys.stderr)
        output.seek(0)
        printed = output.read()
    if COMPLAINT.search(text):
        sys.exit("something was warned of")
    return printed


def use_and_end(program):
    with tempfile.TemporaryDirectory() as settings:
        os.environ["XDG_CONFIG_HOME"] = settings
        printed = run(program, lambda process: use(program), end)
        if printed != "the content disappears\n":
            sys.exit(f"the program printed '{printed}'")
        # What the first run has stored is there.
        run(program, lambda process: wait_until("what was stored", shows("count: 11,")))
    print("read and used from outside")


def use_words(program):
    os.environ["OUTSIDE_IS"] = "listening"

    def start_more(_):
        wait_until("the first start", shows("said:  in "))
        start_again(0, program, "--big", "a map")
        wait_until("a second start", shows(f"said: --big a map in {FOLDER}"))
        start_again(3, program, "--refuse", "b")
        wait_until("a start that fails", shows(f"said: --refuse b in {FOLDER}"))
        if len(windows()) != 1:
            sys.exit(f"there are {len(windows())} windows")

    with tempfile.TemporaryDirectory() as settings:
        os.environ["XDG_CONFIG_HOME"] = settings
        start_again(3, program, "--refuse")
        run(program, start_more, end)
    print("the words were taken")


def use_actions(program):
    """Has a view do what it offers by a name."""

    def act_once(_):
        wait_until("the view", lambda: bool(find("label:Offering")))
        act("label:Offering", "plus")
        wait_until("what it does", shows("count: 100,"))

    with tempfile.TemporaryDirectory() as settings:
        os.environ["XDG_CONFIG_HOME"] = settings
        run(program, act_once)
    print("read and used from outside")


@contextlib.contextmanager
def desktop():
    """A desktop that is told things; gives what waits for one of them."""
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as log:
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "desktop.py")
        process = subprocess.Popen([sys.executable, script, log.name], stdin=subprocess.DEVNULL)

        def all_told():
            log.seek(0)
            return [json.loads(line) for line in log if line.endswith("\n")]

        def wait_for(*words):
            wait_until(f"{words[0]}", lambda: any(is_like(told, words) for told in all_told()) or all_told())

        try:
            wait_for("ready")
            yield wait_for
        finally:
            process.kill()
            process.wait(10)


def is_like(told, wanted):
    """Newer libraries may say more of a notification."""

    def is_like_word(told, wanted):
        return all(told.get(key) == wanted[key] for key in wanted) if isinstance(wanted, dict) else told == wanted

    return len(told) == len(wanted) and all(map(is_like_word, told, wanted))


def activate(action, target):
    """Activates an action of the program as a desktop does."""
    words = GLib.Variant("(sava{sv})", (action, [GLib.Variant("s", target)], {}))
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        APPLICATION, "/org/example/Outside", "org.gtk.Actions", "Activate", words, None, Gio.DBusCallFlags.NONE, 60000
    )


def tell(wait_for):
    wait_until("the tabs", in_order("page tab:Settings", "page tab:Words", "page tab:Desktop"))
    click("page tab:Desktop")
    tell_from_page(wait_for)


def tell_from_page(wait_for):
    wait_until("the page", in_order("push button:Notify", "push button:Withdraw", "push button:Hold"))
    click("push button:Notify")
    wait_for("AddNotification", APPLICATION, "done", NOTIFICATION)
    activate("reply", "yes")
    wait_until("the answer", shows("received: yes"))
    click("push button:Withdraw")
    wait_for("RemoveNotification", APPLICATION, "done")
    click("push button:Hold")
    wait_for("Inhibit", APPLICATION, "Something goes on", 9)
    wait_until("the button", in_order("push button:Let go"))
    click("push button:Let go")
    wait_for("Uninhibit", 7)


def end_session(process):
    process.send_signal(signal.SIGTERM)
    try:
        status = process.wait(60)
    except subprocess.TimeoutExpired:
        sys.exit("the program goes on without a session")
    if status:
        sys.exit(f"the program ended with {status}")


def has_kept_windows(folder):
    """Whether the program has noted which windows were open, for its next start."""
    places = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]
    for place in places:
        if os.path.basename(place) == "SceneStorage.json":
            with open(place, encoding="utf-8") as file:
                return "open windows" in file.read()
    return False


def tell_desktop(program):
    with tempfile.TemporaryDirectory() as settings, desktop() as wait_for:
        os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = settings
        printed = run(program, lambda process: tell(wait_for), end_session)
        if printed != "the content disappears\n":
            sys.exit(f"the program printed '{printed}'")
        if not has_kept_windows(settings):
            sys.exit("the program has not kept which windows were open")
    print("the desktop was told")


def say_to_bus(name, path, interface, method, signature, *words):
    """Calls a method on the bus, which starts the program that has the name. Returns the answer."""
    return Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        name, path, interface, method, GLib.Variant(signature, words), None, Gio.DBusCallFlags.NONE, 60000
    ).unpack()


def is_running():
    return say_to_bus("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "NameHasOwner", "(s)", APPLICATION)[0]


def call_program(shown, method, signature, *words):
    """Has the bus start the program for one call, and ends it as its user does."""
    if is_running():
        sys.exit(f"the program runs before it is called for {method}")
    say_to_bus(APPLICATION, "/org/example/Outside", "org.freedesktop.Application", method, signature, *words)
    wait_until(method, shows(f"received: {shown}"))
    if len(windows()) != 1:
        sys.exit(f"there are {len(windows())} windows after {method}")
    click("push button:Close")
    wait_until("the end", lambda: not is_running() or "the program goes on without a window")


def use_bus():
    call_program("nothing", "Activate", "(a{sv})", {})
    call_program("outside://add?by=2", "Open", "(asa{sv})", ["outside://add?by=2"], {})
    call_program("late", "ActivateAction", "(sava{sv})", "reply", [GLib.Variant("s", "late")], {})
    with open(bus_log(), encoding="utf-8", errors="replace") as log:
        text = log.read()
    print(text, file=sys.stderr)
    if COMPLAINT.search(text):
        sys.exit("something was warned of")
    print("the bus has started it")


def bus_log():
    """What the program says that the bus starts."""
    return os.path.join(os.environ["XDG_DATA_HOME"], "log")


def install(program, folder):
    """Makes the program one that a bus starts which looks into a folder, where the program has its settings as well."""
    os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = folder
    services = os.path.join(folder, "dbus-1", "services")
    os.makedirs(services)
    start = f"exec {shlex.quote(program)} --gapplication-service 2>>{shlex.quote(bus_log())}"
    with open(os.path.join(services, f"{APPLICATION}.service"), "w", encoding="utf-8") as file:
        file.write(SERVICE % shlex.join(["/bin/sh", "-c", start]))


def tell_imperatively(program):
    os.environ["OUTSIDE_IS"] = "imperative"

    def tell_and_open(wait_for):
        wait_until("what is kept", lambda: has_kept_windows(settings) or "the open window is not")
        tell_from_page(wait_for)
        start_again(0, program, "a file.txt")
        wait_until("the file", shows(f"received: {pathlib.Path(FOLDER, 'a file.txt').as_uri()}"))

    with tempfile.TemporaryDirectory() as settings, desktop() as wait_for:
        os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = settings
        # Without an end its window was open to the last.
        run(program, lambda process: tell_and_open(wait_for))
        run(program, lambda process: wait_until("the last session", shows("open before: imperative")), end)
    print("the desktop was told")


def with_display(program, *options):
    """Does all this on a display and a bus of its own."""
    for name in ("WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "GTK_A11Y", "XAUTHORITY"):
        os.environ.pop(name, None)
    # Where the bus of assistive technologies has its socket, by the display's number: not where one of another run has been.
    runtime = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    os.environ["XDG_RUNTIME_DIR"] = runtime.name
    if "--bus" in options:
        install(os.path.abspath(program), os.path.join(runtime.name, "data"))
    reading, writing = os.pipe()
    # A server that is without a client for a moment would begin anew, and take no program while it does.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    try:
        os.environ["DISPLAY"] = ":" + os.read(reading, 16).decode().strip()
        os.environ["GDK_BACKEND"] = "x11"
        # What the bus starts may stay for a moment, and would keep a pipe of ours open.
        with tempfile.TemporaryFile("w+", errors="replace") as output:
            inside = ["dbus-run-session", "--", sys.executable, __file__, program, "--inside", *options]
            status = subprocess.run(inside, stdout=output, stderr=output, stdin=subprocess.DEVNULL, timeout=900).returncode
            output.seek(0)
            passed = PASSED.get(options[:1], "read and used from outside")
            print(output.read() if status else passed)
        sys.exit(status)
    finally:
        server.kill()
        server.wait(10)
        runtime.cleanup()


def main(program, *options):
    if "--inside" not in options:
        with_display(program, *options)
    elif "--actions" in options:
        use_actions(program)
    elif "--bus" in options:
        use_bus()
    elif "--desktop" in options:
        tell_desktop(program)
    elif "--imperative" in options:
        tell_imperatively(program)
    elif "--words" in options:
        use_words(program)
    else:
        use_and_end(program)


main(*sys.argv[1:])
