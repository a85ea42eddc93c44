#!/usr/bin/python3
"""A program in Python that shows views: program.py LIBRARY [--headless]

The library has views in Swift. What the program knows of Graft is in the description that the install script makes.
"""

import sys
import threading

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Graft", "0.1")
from gi.repository import GLib, GObject, Graft, Gtk


def descendants(widget):
    """The widget and all in it."""
    yield widget
    child = widget.get_first_child()
    while child:
        yield from descendants(child)
        child = child.get_next_sibling()


def find(widget, kind):
    return next(each for each in descendants(widget) if isinstance(each, kind))


def play(oil, adjustment):
    """What a user would do, without one."""
    oil.update()
    print("at first: the bar is at", find(oil, Gtk.ProgressBar).get_fraction())
    adjustment.set_value(0.75)
    oil.props.title = "Lamp oil"
    find(oil, Gtk.Button).emit("clicked")
    oil.update()
    print("after the click: the bar is at", find(oil, Gtk.ProgressBar).get_fraction())
    print("the adjustment is at", adjustment.get_value())
    print("the button's host is the gauge:", Graft.HostingWidget.containing(find(oil, Gtk.Button)) == oil)


def play_mistakes(oil):
    """A property that another thread sets is set by the main loop; nothing crashes."""
    GLib.log_set_handler("Graft", GLib.LogLevelFlags.LEVEL_WARNING, lambda *complaint: print(complaint[2]), None)
    thread = threading.Thread(target=lambda: oil.set_property("title", "other"))
    thread.start()
    thread.join()
    print("the title is", oil.props.title)
    while oil.props.title != "other":
        GLib.MainContext.default().iteration(True)
    print("the title is other in a later turn")
    try:
        Graft.load_views("/nowhere/libViews.so")
    except GLib.Error as error:
        print(error.domain, error.code == Graft.LibraryError.OPEN)


def main():
    # snippet: python
    Graft.init()
    Graft.load_views(sys.argv[1])
    oil = Graft.view_new("DemoGauge")
    oil.props.title = "Oil"
    oil.connect("filled", lambda gauge, title: print("filled:", title))
    oil.connect("notify::level", lambda gauge, _: print("level:", gauge.props.level))
    adjustment = Gtk.Adjustment(upper=1)
    oil.bind_property(
        "level", adjustment, "value", GObject.BindingFlags.BIDIRECTIONAL | GObject.BindingFlags.SYNC_CREATE)
    # snippet end

    loop = GLib.MainLoop()
    window = Gtk.Window(title="A view in a program in Python", child=oil)
    window.connect("destroy", lambda _: loop.quit())
    window.present()
    if "--headless" in sys.argv:
        play(oil, adjustment)
        play_mistakes(oil)
        window.destroy()
    else:
        loop.run()


main()
