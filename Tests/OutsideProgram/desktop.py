#!/usr/bin/python3
"""Is a desktop on the session bus, which programs tell things: desktop.py FILE

Writes a line of JSON to the file when it is there, and for each thing that it is told: what it is called, and the words.
"""

import json
import sys

from gi.repository import Gio, GLib

INTERFACES = Gio.DBusNodeInfo.new_for_xml("""
<node>
  <interface name="org.gtk.Notifications">
    <method name="AddNotification">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    </method>
    <method name="RemoveNotification"><arg type="s" direction="in"/><arg type="s" direction="in"/></method>
  </interface>
  <interface name="org.gnome.SessionManager">
    <method name="RegisterClient">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="UnregisterClient"><arg type="o" direction="in"/></method>
    <method name="Inhibit">
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
      <arg type="u" direction="in"/><arg type="u" direction="out"/>
    </method>
    <method name="Uninhibit"><arg type="u" direction="in"/></method>
  </interface>
</node>
""").interfaces
PATHS = ["/org/gtk/Notifications", "/org/gnome/SessionManager"]
ANSWERS = {"RegisterClient": GLib.Variant("(o)", ("/org/gnome/SessionManager/Client1",)), "Inhibit": GLib.Variant("(u)", (7,))}


def main(path):
    file = open(path, "a", encoding="utf-8")

    def tell(*words):
        file.write(json.dumps(words) + "\n")
        file.flush()

    def take(_connection, _sender, _path, _interface, method, parameters, invocation):
        words = list(parameters.unpack())
        if method == "Inhibit":
            # Which window it is of differs from run to run.
            del words[1]
        tell(method, *words)
        invocation.return_value(ANSWERS.get(method))

    connection = Gio.bus_get_sync(Gio.BusType.SESSION)
    owned = []
    for interface, object_path in zip(INTERFACES, PATHS):
        connection.register_object(object_path, interface, take, None, None)
        Gio.bus_own_name_on_connection(
            connection, interface.name, Gio.BusNameOwnerFlags.NONE,
            lambda _connection, name: (owned.append(name), len(owned) == len(PATHS) and tell("ready")), None)
    GLib.MainLoop().run()


main(*sys.argv[1:])
