"""Says what a calendar means, for holding the product's own reading against: RFC 5545 by dateutil and zoneinfo, sharing no line with it.

Reads one JSON a line: {"ics", "zone", "owner", "from", "to"} (milliseconds) and answers one JSON a line: [[uid, start, end, isAllDay, isTentative], ...];
{"zone", "instants"} answers the offsets of the zone at those instants, in seconds, or null for a zone nobody knows.
"""
import io
import json
import re
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from dateutil import rrule
from dateutil.tz import tzical

DAY = timedelta(days=1)
UTC = timezone.utc
EPOCH = datetime(1970, 1, 1)
WINDOWS = {
    "W. Europe Standard Time": "Europe/Berlin",
    "Romance Standard Time": "Europe/Paris",
    "GMT Standard Time": "Europe/London",
    "Eastern Standard Time": "America/New_York",
    "Central Standard Time": "America/Chicago",
    "Pacific Standard Time": "America/Los_Angeles",
    "AUS Eastern Standard Time": "Australia/Sydney",
    "Tokyo Standard Time": "Asia/Tokyo",
    "India Standard Time": "Asia/Calcutta",
    "Egypt Standard Time": "Africa/Cairo",
}


class Zone:
    """Local times of one zone; what is shown twice is the first, what is leapt over has the offset from before (section 3.3.5)."""

    def __init__(self, info):
        self.info = info

    def offset(self, utc):
        return utc.replace(tzinfo=UTC).astimezone(self.info).utcoffset()

    def instant(self, local):
        if isinstance(self.info, ZoneInfo):
            return local.replace(tzinfo=self.info, fold=0).astimezone(UTC).replace(tzinfo=None)
        # dateutil reads a gap with the offset after it: both offsets are tried by hand instead
        before, after = self.offset(local - DAY), self.offset(local + DAY)
        for offset in (before, after):
            if self.offset(local - offset) == offset:
                return local - offset
        return local - before

    def local(self, utc):
        return utc + self.offset(utc)


def zone_named(name):
    try:
        return Zone(ZoneInfo(name))
    except Exception:
        return None


def unfolded(text):
    return [line for line in re.sub(r"\r?\n[ \t]", "", text).splitlines() if line]


def split_line(line):
    head, value, quoted = "", "", False
    for at, sign in enumerate(line):
        if sign == '"':
            quoted = not quoted
        if sign == ":" and not quoted:
            head, value = line[:at], line[at + 1 :]
            break
    name, *parameters = re.split(r';(?=(?:[^"]*"[^"]*")*[^"]*$)', head)
    return name.upper(), {one.split("=")[0].upper(): one.split("=", 1)[1].strip('"') for one in parameters}, value


def zones_in(lines):
    found, block = {}, None
    for line in lines:
        if line == "BEGIN:VTIMEZONE":
            block = []
        if block is not None:
            block.append(line)
        if line == "END:VTIMEZONE":
            calendar = tzical(io.StringIO("\r\n".join(block) + "\r\n"))
            found[calendar.keys()[0]] = Zone(calendar.get())
            block = None
    return found


class Reading:
    def __init__(self, question):
        self.lines = unfolded(question["ics"])
        self.own = zone_named(question["zone"])
        self.owner = question["owner"]
        self.zones = zones_in(self.lines)
        self.start = EPOCH + timedelta(milliseconds=question["from"])
        self.end = EPOCH + timedelta(milliseconds=question["to"])

    def zone(self, tzid):
        if tzid in self.zones:
            return self.zones[tzid]
        if tzid in WINDOWS:
            return zone_named(WINDOWS[tzid])
        if tzid.startswith("/"):
            parts = tzid.strip("/").split("/")
            for at in range(len(parts)):
                if zone := zone_named("/".join(parts[at:])):
                    return zone
        return zone_named(tzid) or self.own

    def time(self, value, tzid):
        """(kind, local, zone): kind is 'date' or 'time'."""
        if "T" not in value:
            return "date", datetime.strptime(value, "%Y%m%d"), self.own
        if value.endswith("Z"):
            return "time", datetime.strptime(value, "%Y%m%dT%H%M%SZ"), Zone(UTC)
        local = datetime.strptime(value, "%Y%m%dT%H%M%S")
        return "time", local, self.zone(tzid) if tzid else self.own

    def events(self):
        events, current = [], None
        for line in self.lines:
            if line == "BEGIN:VEVENT":
                current = []
            elif line == "END:VEVENT":
                events.append(Event(self, current))
                current = None
            elif current is not None:
                current.append(split_line(line))
        return events


def duration(text):
    match = re.fullmatch(r"P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?", text)
    weeks, days, hours, minutes, seconds = (int(one or 0) for one in match.groups())
    return weeks * 7 + days, timedelta(hours=hours, minutes=minutes, seconds=seconds)


class Event:
    def __init__(self, reading, lines):
        self.reading = reading
        one = {name: (parameters, value) for name, parameters, value in lines}
        self.uid = one["UID"][1]
        self.kind, self.local, self.zone = self.read(one["DTSTART"])
        self.begin = self.zone.instant(self.local)
        if "DURATION" in one:
            self.nominal, self.exact = duration(one["DURATION"][1])
        elif "DTEND" in one:
            kind, local, zone = self.read(one["DTEND"])
            self.nominal = (local - self.local).days if kind == "date" else 0
            # an end in what the clocks leap over can lie before a start that fell into the same gap
            self.exact = timedelta(0) if kind == "date" else max(timedelta(0), zone.instant(local) - self.begin)
        else:
            self.nominal, self.exact = (1 if self.kind == "date" else 0), timedelta(0)
        self.recurrence = self.read(one["RECURRENCE-ID"]) if "RECURRENCE-ID" in one else None
        self.later = self.recurrence is not None and one["RECURRENCE-ID"][0].get("RANGE") == "THISANDFUTURE"
        self.rules = [value for name, _, value in lines if name == "RRULE"]
        self.added, self.periods, self.excluded = [], [], []
        for name, parameters, value in lines:
            tzid = parameters.get("TZID")
            if name == "EXDATE":
                self.excluded += [reading.time(part, tzid) for part in value.split(",")]
            elif name == "RDATE" and parameters.get("VALUE") == "PERIOD":
                self.periods += [self.period(part, tzid) for part in value.split(",")]
            elif name == "RDATE":
                self.added += [reading.time(part, tzid) for part in value.split(",")]
        answers = [p.get("PARTSTAT") for name, p, value in lines if name == "ATTENDEE" and value.lower() == "mailto:" + reading.owner]
        self.busy = one.get("TRANSP", ({}, ""))[1] != "TRANSPARENT" and "DECLINED" not in answers
        status = one.get("STATUS", ({}, "CONFIRMED"))[1]
        self.cancelled = status == "CANCELLED"
        self.tentative = status == "TENTATIVE" or "TENTATIVE" in answers

    def read(self, property):
        parameters, value = property
        return self.reading.time(value, parameters.get("TZID"))

    def period(self, text, tzid):
        start, end = text.split("/")
        kind, local, zone = self.reading.time(start, tzid)
        begin = zone.instant(local)
        if not end.startswith("P"):
            _, until, there = self.reading.time(end, tzid)
            return begin, there.instant(until)
        nominal, exact = duration(end)
        return begin, (zone.instant(local + nominal * DAY) if nominal else begin) + exact

    def ends(self, local, begin):
        return (self.zone.instant(local + self.nominal * DAY) if self.nominal else begin) + self.exact

    def shown(self, begin, end):
        reading = self.reading
        if self.cancelled or not self.busy or not begin < reading.end:
            return []
        if not (end > reading.start or (end == begin and begin >= reading.start)):
            return []
        milliseconds = [round((moment - EPOCH) / timedelta(milliseconds=1)) for moment in (begin, end)]
        return [[self.uid, *milliseconds, self.kind == "date", self.tentative]]

    def by_rule(self, text, low, high):
        parts = dict(part.split("=") for part in text.split(";"))
        until, count = parts.pop("UNTIL", None), int(parts.pop("COUNT", 0))
        start = self.local
        if "BYWEEKNO" in parts and "BYDAY" not in parts:
            # what is missing comes from DTSTART (section 3.3.10); dateutil would take the whole week
            parts["BYDAY"] = "MO TU WE TH FR SA SU".split()[start.weekday()]
        if parts["FREQ"] == "WEEKLY":
            # dateutil begins its first week at DTSTART, so that BYSETPOS would count from there; what it takes from DTSTART is said
            parts.setdefault("BYDAY", "MO TU WE TH FR SA SU".split()[start.weekday()])
            first = "MO TU WE TH FR SA SU".split().index(parts.get("WKST", "MO"))
            start = start - ((start.weekday() - first) % 7) * DAY
        rule = rrule.rrulestr(";".join("=".join(part) for part in parts.items()), dtstart=start)
        taken = 1  # DTSTART always counts as the first
        for local in rule.xafter(self.local, inc=False) if count else rule.between(max(low, self.local), high, inc=False):
            if local > high or (count and taken >= count):
                return
            if until and not self.until(until, local):
                return
            taken += 1
            yield local

    def until(self, until, local):
        if self.kind == "date":
            return local <= datetime.strptime(until[:8], "%Y%m%d")
        if until.endswith("Z"):
            return self.zone.instant(local) <= datetime.strptime(until, "%Y%m%dT%H%M%SZ")
        if "T" not in until:
            until += "T235959"
        return self.zone.instant(local) <= self.zone.instant(datetime.strptime(until, "%Y%m%dT%H%M%S"))

    def instances(self):
        """Every (begin, local) of the series that may touch the window."""
        # whatever is moved here is moved by forty days at most, and lasts few
        reach = abs(self.nominal) * DAY + abs(self.exact) + 60 * DAY
        low, high = self.reading.start - reach, self.reading.end + reach
        found = {self.begin: self.local}
        for text in self.rules:
            for local in self.by_rule(text, low, high):
                found.setdefault(self.zone.instant(local), local)
        for kind, local, zone in self.added:
            begin = zone.instant(local)
            found.setdefault(begin, local if self.kind == "date" else self.zone.local(begin))
        return found


def names(time):
    kind, local, zone = time
    return ("day", local.date()) if kind == "date" else ("at", zone.instant(local))


def busy(question):
    reading = Reading(question)
    events = reading.events()
    shown = []
    for uid in dict.fromkeys(event.uid for event in events):
        own = [event for event in events if event.uid == uid]
        overrides = {names(event.recurrence): event for event in own if event.recurrence}
        for master in (event for event in own if not event.recurrence):
            excluded = {names(time) for time in master.excluded}
            changes = sorted((event for event in overrides.values() if event.later), key=lambda one: one.recurrence[2].instant(one.recurrence[1]))
            periods = dict(master.periods)
            for begin, local in master.instances().items():
                both = {("at", begin), ("day", local.date())}
                if both & (excluded | set(overrides)) or begin in periods:
                    continue
                earlier = [event for event in changes if event.recurrence[2].instant(event.recurrence[1]) <= begin]
                if not earlier:
                    shown += master.shown(begin, master.ends(local, begin))
                    continue
                change = earlier[-1]
                recurrence = change.recurrence[2].instant(change.recurrence[1])
                moved = change.zone.local(begin) + (change.local - change.zone.local(recurrence))
                shown += change.shown(change.zone.instant(moved), change.ends(moved, change.zone.instant(moved)))
            for begin, end in periods.items():
                if ("at", begin) not in overrides:
                    shown += master.shown(begin, end)
        for override in overrides.values():
            shown += override.shown(override.begin, override.ends(override.local, override.begin))
    return sorted(shown)


def offsets(question):
    zone = zone_named(question["zone"])
    if zone is None:
        return None
    return [round(zone.offset(EPOCH + timedelta(milliseconds=instant)).total_seconds()) for instant in question["instants"]]


for asked in sys.stdin:
    question = json.loads(asked)
    print(json.dumps(offsets(question) if "instants" in question else busy(question)), flush=True)
