extension SymbolTable {
  /// Symbols for devices, weather, nature and things.
  static let things = """
    desktopcomputer | | computer user-desktop | Computer
    laptopcomputer | | computer | Computer
    display | | video-display | Screen
    display.2 | | video-joined-displays | Screens
    pc | | computer | Computer
    server.rack | | network-server | Server
    iphone | | phone phone-apple-iphone | Phone
    ipad | | tablet | Tablet
    applewatch | | preferences-system-time | Watch
    smartphone | | phone | Phone
    keyboard | f | input-keyboard | Keyboard
    computermouse | f | input-mouse | Mouse
    gamecontroller | f | input-gaming applications-games | Game
    printer.dotmatrix | f | printer | Printer
    cpu | f | applications-engineering | Processor
    memorychip | f | media-flash | Memory
    wifi | c | network-wireless network-wireless-signal-excellent | Wi-Fi
    wifi.slash | | network-wireless-offline network-wireless-disabled | Wi-Fi off
    wifi.exclamationmark | | network-wireless-no-route | Wi-Fi problem
    antenna.radiowaves.left.and.right | cx | network-cellular-signal-excellent | Signal
    dot.radiowaves.left.and.right | | network-wireless-hotspot | Broadcast
    personalhotspot | c | network-wireless-hotspot | Hotspot
    network | | network-workgroup network-wired | Network
    globe | | web-browser preferences-desktop-locale | Web
    globe.europe.africa | f | web-browser preferences-desktop-locale | World
    globe.americas | f | web-browser preferences-desktop-locale | World
    airplane | c | airplane-mode | Aeroplane mode
    bolt | fcsx | | Power
    bolt.horizontal | fc | thunderbolt | Connection
    battery.100 | c | battery-full battery-level-100 | Battery full
    battery.75 | | battery-good battery-level-80 | Battery good
    battery.50 | | battery-good battery-level-50 | Battery half full
    battery.25 | | battery-low battery-level-20 | Battery low
    battery.0 | | battery-empty battery-level-0 | Battery empty
    battery.100.bolt | | battery-full-charging | Battery charging
    powerplug | f | ac-adapter | Plugged in
    icloud | fcx | weather-overcast | Cloud
    cloud | fc | weather-overcast | Cloud
    icloud.and.arrow.up | f | document-send | Upload
    icloud.and.arrow.down | f | folder-download | Download
    sun.max | fc | weather-clear display-brightness | Sunny
    sun.min | f | display-brightness weather-clear | Sunny
    sunrise | fc | daytime-sunrise | Sunrise
    sunset | fc | daytime-sunset | Sunset
    moon | fc | weather-clear-night night-light | Night
    moon.stars | fc | weather-clear-night night-light | Night
    moon.zzz | f | weather-clear-night | Asleep
    cloud.sun | fc | weather-few-clouds | Partly cloudy
    cloud.moon | fc | weather-few-clouds-night | Partly cloudy
    cloud.rain | fc | weather-showers | Rain
    cloud.drizzle | fc | weather-showers-scattered | Drizzle
    cloud.heavyrain | fc | weather-showers | Heavy rain
    cloud.snow | fc | weather-snow | Snow
    cloud.fog | fc | weather-fog | Fog
    cloud.bolt | fc | weather-storm | Thunderstorm
    cloud.bolt.rain | fc | weather-storm | Thunderstorm
    wind | c | weather-windy | Wind
    tornado | c | weather-tornado | Tornado
    snowflake | c | weather-snow | Snow
    thermometer | x | | Temperature
    thermometer.medium | x | | Temperature
    umbrella | f | | Umbrella
    drop | fc | | Water
    flame | fc | | Hot
    leaf | fc | | Nature
    tree | fc | emoji-nature | Tree
    pawprint | fc | | Animals
    ladybug | f | | Bug
    ant | fc | | Bug
    hare | f | power-profile-performance | Fast
    tortoise | f | power-profile-power-saver | Slow
    fish | fc | | Fish
    bird | fc | | Bird
    cart | fc | | Shopping cart
    cart.badge.plus | | | Add to the cart
    bag | fc | | Shopping bag
    basket | f | | Basket
    creditcard | fc | auth-smartcard | Payment
    banknote | f | | Money
    dollarsign | cs | | Money
    eurosign | cs | | Money
    sterlingsign | cs | | Money
    wallet.pass | f | | Wallet
    gift | fc | | Gift
    trophy | fc | | Trophy
    medal | f | | Medal
    rosette | | | Award
    crown | f | | Crown
    fork.knife | c | emoji-food | Food
    cup.and.saucer | f | | Drink
    mug | f | | Drink
    wineglass | f | | Drink
    birthday.cake | f | | Birthday
    car | fc | emoji-travel | Car
    bus | f | emoji-travel | Bus
    tram | fc | emoji-travel | Tram
    bicycle | c | | Bicycle
    ferry | f | | Ferry
    fuelpump | fc | | Fuel
    map | fc | preferences-desktop-locale | Map
    bed.double | fc | | Bed
    sofa | f | | Sofa
    lamp.desk | f | | Lamp
    door.left.hand.open | | system-log-out | Door
    cross | fc | | Medical
    cross.case | fc | | First aid
    pills | fc | | Medicine
    stethoscope | c | | Doctor
    bandage | f | | Bandage
    waveform | c | audio-x-generic | Sound
    waveform.path.ecg | | gnome-power-manager | Pulse
    chart.bar | fx | gnome-power-manager | Bar chart
    chart.pie | f | | Pie chart
    chart.line.uptrend.xyaxis | c | gnome-power-manager | Trend
    chart.xyaxis.line | | gnome-power-manager | Line chart
    gauge | | power-profile-balanced | Gauge
    speedometer | | power-profile-performance | Speed
    target | | | Target
    scope | | | Aim
    dice | f | | Dice
    puzzlepiece | f | application-x-addon | Extension
    puzzlepiece.extension | f | application-x-addon | Extension
    cube | f | package-x-generic application-x-appliance | Cube
    shippingbox | fc | package-x-generic | Package
    square.dashed | | edit-select-all | Selection
    terminal | f | utilities-terminal | Terminal
    apple.terminal | f | utilities-terminal | Terminal
    command | cs | preferences-desktop-keyboard-shortcuts | Command
    option | | | Option
    shift | f | | Shift
    return | | | Return
    delete.left | f | edit-clear | Delete
    delete.right | f | edit-clear | Delete
    escape | | | Escape
    curlybraces | | text-x-generic | Code
    ladybug.circle | | | Bug
    testtube.2 | | applications-science | Experiment
    atom | | applications-science | Science
    infinity | c | | Infinity
    at | c | goa-panel | At
    asterisk | c | | Asterisk
    circle.lefthalf.filled | | preferences-desktop-appearance | Contrast
    circle.righthalf.filled | | preferences-desktop-appearance | Contrast
    sportscourt | f | emoji-activities | Sports
    soccerball | | emoji-activities | Football
    basketball | f | emoji-activities | Basketball
    tennisball | f | emoji-activities | Tennis
    dumbbell | f | | Fitness
    theatermasks | fc | | Theatre
    ticket | f | | Ticket
    megaphone | f | | Announcement
    binoculars | f | | Look
    theatermask.and.paintbrush | | applications-graphics | Arts
    hand.point.up.left | f | | Point
    calendar.day.timeline.left | | x-office-calendar | Day
    rectangle.and.pencil.and.ellipsis | | document-edit | Fill in
    doc.viewfinder | f | scanner | Scan
    """
}
