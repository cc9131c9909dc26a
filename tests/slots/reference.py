"""Says which times of an interviewer are offered, for holding the product's rule against: zoneinfo alone, sharing no line with it.

Reads one JSON a line: {"settings", "busy", "booked", "now", "from", "days"} (milliseconds, dates of the interviewer's zone) and answers
one JSON a line: [[start, [reason codes]], ...] of every slot of these days; {"zone", "instants"} answers the offsets of the zone at those
instants in seconds, or null for a zone nobody knows.
"""
import json
import sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

UTC = timezone.utc
MINUTE = 60_000


def ms(moment):
    return round(moment.timestamp() * 1000)


def clock(at, zone):
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(zone)


def really(day, minutes, zone):
    """The instants at which the clock of the zone shows that time: none, one or two."""
    naive = datetime(day.year, day.month, day.day) + timedelta(minutes=minutes)
    found = []
    for fold in (0, 1):
        at = naive.replace(tzinfo=zone, fold=fold).astimezone(UTC)
        if at.astimezone(zone).replace(tzinfo=None) == naive and ms(at) not in found:
            found.append(ms(at))
    return sorted(found)


def edge(day, minutes, zone):
    """The first minute at which the clock shows that time or a later one, looked for minute by minute."""
    shown = really(day, minutes, zone)
    if shown:
        return shown[0]
    naive = datetime(day.year, day.month, day.day) + timedelta(minutes=minutes)
    at = ms(naive.replace(tzinfo=UTC)) - 16 * 60 * MINUTE
    while clock(at, zone).replace(tzinfo=None) < naive:
        at += MINUTE
    return at


def minutes_of(text):
    return int(text[:2]) * 60 + int(text[3:])


def slots_on(settings, day, zone):
    length = settings["slotMinutes"] * MINUTE
    step = settings["slotStepMinutes"] or settings["slotMinutes"]
    found = []
    for span in settings["hours"]:
        if span["day"] != day.weekday():
            continue
        end = edge(day, minutes_of(span["end"]), zone)
        for minutes in range(minutes_of(span["start"]), minutes_of(span["end"]), step):
            shown = really(day, minutes, zone)
            if shown and shown[0] + length <= end:
                found.append(shown[0])
    return sorted(found)


def monday(day):
    return day - timedelta(days=day.weekday())


def reasons(question, start, zone):
    settings, now = question["settings"], question["now"]
    end = start + settings["slotMinutes"] * MINUTE
    day = clock(start, zone).date()
    found = set()
    if start - now < settings["noticeHours"] * 60 * MINUTE:
        found.add("notice")
    if day > clock(now, zone).date() + timedelta(days=settings["horizonDays"]):
        found.add("horizon")
    noon = edge(day, 720, zone)
    if any(one["from"] <= day.isoformat() <= one["to"] for one in settings["daysOff"]):
        found.add("day_off")
    if any(one["isDayOff"] and one["start"] <= noon < one["end"] for one in question["busy"]):
        found.add("day_off")
    before, after = settings["bufferBeforeMinutes"] * MINUTE, settings["bufferAfterMinutes"] * MINUTE
    things = [(one["start"], one["end"], "busy", before, after) for one in question["busy"] if not one["isDayOff"]]
    both = max(before, after)
    things += [(one["start"], one["end"], "held" if one["isHeld"] else "interview", both, both) for one in question["booked"]]
    for other_start, other_end, kind, gap_before, gap_after in things:
        if other_start < end and start < other_end:
            found.add(kind)
        elif other_end <= start and other_end + gap_before > start:
            found.add("buffer_before")
        elif other_start >= end and other_start - gap_after < end:
            found.add("buffer_after")
    days = [clock(one["start"], zone).date() for one in question["booked"]]
    if settings["dailyLimit"] is not None and days.count(day) >= settings["dailyLimit"]:
        found.add("daily_limit")
    if settings["weeklyLimit"] is not None and [monday(one) for one in days].count(monday(day)) >= settings["weeklyLimit"]:
        found.add("weekly_limit")
    return sorted(found)


def answer(question):
    if "instants" in question:
        try:
            zone = ZoneInfo(question["zone"])
        except Exception:
            return None
        return [clock(at, zone).utcoffset().total_seconds() for at in question["instants"]]
    zone = ZoneInfo(question["settings"]["timeZone"])
    first = date.fromisoformat(question["from"])
    found = []
    for number in range(question["days"]):
        for start in slots_on(question["settings"], first + timedelta(days=number), zone):
            found.append([start, reasons(question, start, zone)])
    return found


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
