// Calendars from many programs, read and expanded: clock changes, odd zones, modifications, and broken input.
import { describe, expect, test } from 'vitest'
import { occurrences } from './occurrences.ts'
import { readIcs } from './read-ics.ts'

const calendar = (...events: string[][]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:u@x.example', 'SUMMARY:Talk', ...lines, 'END:VEVENT']
const laidOut = (ics: string, from: string, to: string, zone = 'Europe/Berlin', owners: string[] = []) =>
  occurrences(readIcs(ics, owners).events, new Date(from), new Date(to), zone).map(
    ({ start, end }) => `${start.toISOString().slice(0, 16)}/${end.toISOString().slice(5, 16)}`,
  )
const march = (...lines: string[]) => laidOut(calendar(event(...lines)), '2027-03-01T00:00:00Z', '2027-04-30T00:00:00Z')

describe('clock changes (RFC 5545 sections 3.3.5 and 3.3.10) [848]', () => {
  test('reads a skipped time with the offset before it, and a repeated time as the first', () => {
    expect(march('DTSTART;TZID=Europe/Berlin:20270328T023000', 'DURATION:PT30M')).toEqual(['2027-03-28T01:30/03-28T02:00'])
    const autumn = calendar(event('DTSTART;TZID=Europe/Berlin:20271031T023000', 'DURATION:PT30M'))
    expect(laidOut(autumn, '2027-10-01T00:00:00Z', '2027-12-01T00:00:00Z')).toEqual(['2027-10-31T00:30/10-31T01:00'])
  })
  test('a series keeps its local hour and its exact length', () => {
    expect(
      march('DTSTART;TZID=Europe/Berlin:20270321T090000', 'DTEND;TZID=Europe/Berlin:20270321T103000', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    ).toEqual(['2027-03-21T08:00/03-21T09:30', '2027-03-28T07:00/03-28T08:30', '2027-04-04T07:00/04-04T08:30'])
  })
  test("a local day isn't always 24 hours, and an all-day event begins at midnight in its zone", () => {
    expect(march('DTSTART;TZID=Europe/Berlin:20270327T120000', 'DURATION:P1D')).toEqual(['2027-03-27T11:00/03-28T10:00'])
    expect(march('DTSTART;TZID=Europe/Berlin:20270327T120000', 'DURATION:PT24H')).toEqual(['2027-03-27T11:00/03-28T11:00'])
    expect(march('DTSTART;VALUE=DATE:20270328')).toEqual(['2027-03-27T23:00/03-28T22:00'])
    const cairo = calendar(event('DTSTART;VALUE=DATE:20270430', 'DTEND;VALUE=DATE:20270501'))
    expect(laidOut(cairo, '2027-04-01T00:00:00Z', '2027-06-01T00:00:00Z', 'Africa/Cairo')).toEqual(['2027-04-29T22:00/04-30T21:00'])
  })
})

test.each([
  ['a name of the tz database', 'Europe/Berlin'],
  ['a Windows name', 'W. Europe Standard Time'],
  ['a path of Evolution', '/freeassociation.sourceforge.net/Europe/Berlin'],
  ['a path of Mozilla', '/mozilla.org/20050126_1/Europe/Berlin'],
])('%s is a zone', (_, tzid) => {
  expect(
    laidOut(
      calendar(event(`DTSTART;TZID="${tzid}":20270701T090000`, 'DURATION:PT1H')),
      '2027-06-01T00:00:00Z',
      '2027-08-01T00:00:00Z',
      'Asia/Tokyo',
    ),
  ).toEqual(['2027-07-01T07:00/07-01T08:00'])
})

describe('a zone with a custom name', () => {
  const zone = (...lines: string[]) => ['BEGIN:VTIMEZONE', 'TZID:Customized', ...lines, 'END:VTIMEZONE']
  const standard = [
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
  ]
  const summer = [
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
  ]
  const talk = event('DTSTART;TZID=Customized:20270701T090000', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=1,7')
  const startsIn = (lines: string[]) =>
    laidOut(calendar(zone(...lines), talk), '2027-06-01T00:00:00Z', '2028-06-01T00:00:00Z', 'Asia/Tokyo').map((time) => time.slice(5, 16))
  test('is known by what it does', () => expect(startsIn([...standard, ...summer])).toEqual(['07-01T07:00', '01-01T08:00']))
  test('may have an offset no other zone has', () => {
    const odd = ['BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0537', 'TZOFFSETTO:+0537', 'END:STANDARD']
    expect(startsIn(odd)).toEqual(['07-01T03:23', '01-01T03:23'])
  })
  test('that no one can tell is the calendar’s own, never UTC', () => expect(startsIn([])).toEqual(['07-01T00:00', '01-01T00:00']))
})

describe('changed occurrences', () => {
  const weekly = event('DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=5')
  const startsWith = (...changes: string[][]) =>
    laidOut(calendar(weekly, ...changes), '2027-03-01T00:00:00Z', '2027-03-20T00:00:00Z').map((time) => time.slice(5, 16))
  const changed = (id: string, ...lines: string[]) => event(`RECURRENCE-ID${id}`, ...lines)
  test('are moved out of the window and into it', () => {
    expect(startsWith(changed(':20270308T090000Z', 'DTSTART:20270420T090000Z', 'DURATION:PT1H'))).toEqual(['03-01T09:00', '03-15T09:00'])
    expect(startsWith(changed(':20270329T090000Z', 'DTSTART:20270318T090000Z', 'DURATION:PT1H'))).toEqual([
      '03-01T09:00',
      '03-08T09:00',
      '03-15T09:00',
      '03-18T09:00',
    ])
  })
  test('are identified in any zone, canceled, or free', () => {
    expect(startsWith(changed(';TZID=Europe/Berlin:20270308T100000', 'DTSTART:20270309T090000Z'))).toEqual([
      '03-01T09:00',
      '03-09T09:00',
      '03-15T09:00',
    ])
    expect(startsWith(changed(':20270308T090000Z', 'DTSTART:20270308T090000Z', 'STATUS:CANCELLED'))).toEqual(['03-01T09:00', '03-15T09:00'])
    expect(startsWith(changed(':20270308T090000Z', 'DTSTART:20270308T090000Z', 'TRANSP:TRANSPARENT'))).toEqual([
      '03-01T09:00',
      '03-15T09:00',
    ])
  })
  test('of all-day events may be identified by a time', () => {
    const days = event('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=Europe/Berlin:20270303T000000')
    const moved = changed(';TZID=Europe/Berlin:20270302T000000', 'DTSTART;VALUE=DATE:20270310')
    expect(laidOut(calendar(days, moved), '2027-03-01T00:00:00Z', '2027-03-20T00:00:00Z', 'UTC').map((time) => time.slice(0, 10))).toEqual([
      '2027-03-01',
      '2027-03-10',
    ])
  })
  test('may apply to all later ones', () => {
    expect(startsWith(changed(';RANGE=THISANDFUTURE:20270308T090000Z', 'DTSTART:20270309T110000Z', 'DURATION:PT1H'))).toEqual([
      '03-01T09:00',
      '03-09T11:00',
      '03-16T11:00',
    ])
  })
})

test('counts added times and periods, not excluded ones; an excluded day covers every time on it', () => {
  const lines = ['DTSTART:20270301T090000Z', 'DURATION:PT1H', 'RDATE:20270305T090000Z', 'RDATE;VALUE=PERIOD:20270307T120000Z/PT3H']
  expect(march(...lines, 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20270302T090000Z', 'EXDATE;VALUE=DATE:20270304')).toEqual([
    '2027-03-01T09:00/03-01T10:00',
    '2027-03-03T09:00/03-03T10:00',
    '2027-03-05T09:00/03-05T10:00',
    '2027-03-07T12:00/03-07T15:00',
  ])
})

test("leaves out events that don't make the owner busy, and marks tentative ones [848]", () => {
  const whenLines = ['DTSTART:20270301T090000Z', 'DURATION:PT1H']
  const ask = (...lines: string[]) =>
    laidOut(calendar(event(...whenLines, ...lines)), '2027-03-01T00:00:00Z', '2027-03-02T00:00:00Z', 'UTC', ['ann@x.example']).length
  expect(ask()).toBe(1)
  expect(ask('STATUS:CANCELLED')).toBe(0)
  expect(ask('TRANSP:TRANSPARENT')).toBe(0)
  expect(ask('ATTENDEE;PARTSTAT=DECLINED:MAILTO:Ann@x.example')).toBe(0)
  expect(ask('ATTENDEE;PARTSTAT=DECLINED:mailto:ben@x.example')).toBe(1)
  const [first] = occurrences(
    readIcs(calendar(event(...whenLines, 'STATUS:TENTATIVE'))).events,
    new Date('2027-01-01'),
    new Date('2028-01-01'),
    'UTC',
  )
  expect(first).toMatchObject({ uid: 'u@x.example', title: 'Talk', isTentative: true, isAllDay: false })
})

test('an unreadable event blocks the days that it names, and never the others', () => {
  const good = event('DTSTART:20270301T090000Z', 'this is no line', 'X-ODD;=:;', 'DESCRIPTION:folded\r\n  text')
  const broken = [
    ['DTSTART:tomorrow'],
    [],
    ['DTSTART:20270301T090000Z', 'RECURRENCE-ID:x'],
    ['DTSTART:2027-03-02T25:61', 'DTEND:2027-03-04T10:00'],
    ['DTSTART;TZID=Europe/Berlin:20270305T090000', 'DURATION:an hour'],
    ['DTSTART:04/05/2027 10:00 AM'],
  ]
  const unclosed = ['BEGIN:VEVENT', 'UID:cut']
  const read = readIcs(`\uFEFF${calendar(...broken.map((lines) => event(...lines)), unclosed, good)}`.replaceAll('\r\n', '\n'))
  expect(read.events).toHaveLength(8)
  expect(read.events.map(({ unread }) => unread)).toEqual([
    'DTSTART:tomorrow',
    'UID:u@x.example',
    'RECURRENCE-ID:x',
    'DTSTART:2027-03-02T25:61',
    'DURATION:an hour',
    'DTSTART:04/05/2027 10:00 AM',
    'UID:cut',
    undefined,
  ])
  const days = broken.map((lines) => march(...lines))
  expect(days).toEqual([
    [],
    [],
    ['2027-02-28T23:00/03-01T23:00'],
    ['2027-03-01T23:00/03-04T23:00'],
    ['2027-03-04T23:00/03-05T23:00'],
    ['2027-04-04T22:00/04-05T22:00'],
  ])
  expect(laidOut(calendar(event('DTSTART:04/05/2027')), '2027-05-01T00:00:00Z', '2027-05-30T00:00:00Z')).toEqual([
    '2027-05-03T22:00/05-04T22:00',
  ])
  expect(march('DTSTART:20270399T090000Z', 'STATUS:CANCELLED')).toEqual([])
  expect(readIcs(calendar(event('DTSTART:x', 'TRANSP:TRANSPARENT'))).events).toEqual([])
  for (const text of ['', 'BEGIN:VCALENDAR']) expect(readIcs(text).events).toEqual([])
  for (const text of ['hello', '<html>']) expect(readIcs(text).events).toMatchObject([{ unread: text }])
})

test('a repetition that can’t be read leaves the event, and is reported', () => {
  const [rule] = readIcs(calendar(event('DTSTART:20270301T090000Z', 'RRULE:FREQ=SOMETIMES'))).events
  expect(rule).toMatchObject({ unread: 'RRULE:FREQ=SOMETIMES', start: { kind: 'instant' } })
  expect(march('DTSTART:20270301T090000Z', 'RRULE:FREQ=SOMETIMES')).toHaveLength(1)
  expect(march('DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z', 'RDATE:20270303T090000Z,2027-03-05T99')).toEqual([
    '2027-03-01T09:00/03-01T10:00',
    '2027-03-02T23:00/03-03T23:00',
    '2027-03-03T09:00/03-03T10:00',
    '2027-03-04T23:00/03-05T23:00',
  ])
  expect(march('DTSTART:20270301T090000Z', 'RRULE:FREQ=WEEKLY;UNTIL=2027-03-08T23:59Z;BYDAY=MO,')).toHaveLength(2)
})

describe('times as programs write them', () => {
  const times = ([start, end]: readonly [string, string], ...more: string[]) => march(`DTSTART${start}`, `DTEND${end}`, ...more)
  test.each([
    ['an unquoted colon in the zone', ';TZID=tzone://Microsoft/Custom:20270405T100000', '04-05T08:00'],
    ['the same with ISO separators', ';TZID=tzone://Microsoft/Custom:2027-04-05T10:00:00', '04-05T08:00'],
    ['a parameter before and after it', ';VALUE=DATE-TIME;TZID=GMT+05:30;X-A="b:c":20270405T100000', '04-05T04:30'],
    ['an offset as the zone', ';TZID=UTC-5:20270405T100000', '04-05T15:00'],
    ['an offset in the time', ':20270405T100000+0530', '04-05T04:30'],
    ['ISO with an offset', ':2027-04-05T10:00:00.000-07:00', '04-05T17:00'],
    ['no seconds', ':20270405T1000Z', '04-05T10:00'],
    ['a blank instead of T', ':2027-04-05 10:00', '04-05T08:00'],
    ['midnight as 24:00', ':20270405T240000Z', '04-06T00:00'],
    ['a Windows zone', ';TZID=FLE Standard Time:20270405T100000', '04-05T07:00'],
    ['its daylight name', ';TZID=Pacific Daylight Time:20270405T100000', '04-05T17:00'],
    ['its list of towns', ';TZID="(UTC+01:00) Amsterdam, Berlin, Bern":20270405T100000', '04-05T08:00'],
    ['an older list of towns', ';TZID=(GMT-05.00) Eastern Time (US & Canada):20270405T100000', '04-05T14:00'],
    ['a path', ';TZID=/mozilla.org/20050126_1/Asia/Kolkata:20270405T100000', '04-05T04:30'],
    ['a name of Lotus Notes', ';TZID=Western/Central Europe:20270405T100000', '04-05T08:00'],
    ['blanks in a name', ';TZID=America/New York:20270405T100000', '04-05T14:00'],
    ['an unknown zone, read in the calendar’s', ';TZID=Customized Time Zone:20270405T100000', '04-05T08:00'],
  ])('%s', (_, written, start) => {
    const [busyTime = ''] = times([written, written])
    expect(busyTime.slice(5, 16)).toBe(start)
  })

  test('long lists of excluded times with separators', () => {
    const days = Array.from({ length: 28 }, (_, day) => `2027-03-${String(day + 1).padStart(2, '0')}T10:00:00`)
    const series = ['DTSTART;TZID=Office: West:2027-03-01T10:00:00', 'RRULE:FREQ=DAILY;UNTIL=20270331']
    expect(march(...series, `EXDATE;TZID=Office: West:${days.join(',')}`)).toHaveLength(3)
  })

  test('published free-busy times', () => {
    const published = ['BEGIN:VFREEBUSY', 'UID:f', 'FREEBUSY;FBTYPE=BUSY:20270405T100000Z/PT1H,20270406T1000Z/20270406T1130Z']
    const free = ['FREEBUSY;FBTYPE=FREE:20270407T100000Z/PT1H', 'FREEBUSY:20270408T10/PT1H', 'END:VFREEBUSY']
    expect(laidOut(calendar([...published, ...free]), '2027-04-01T00:00:00Z', '2027-04-30T00:00:00Z')).toEqual([
      '2027-04-05T10:00/04-05T11:00',
      '2027-04-06T10:00/04-06T11:30',
      '2027-04-07T22:00/04-08T22:00',
    ])
  })
})

test("reads the calendar's name and zone", () => {
  expect(readIcs('BEGIN:VCALENDAR\nX-WR-CALNAME:Ann\\, at work\nX-WR-TIMEZONE:Europe/Berlin\nEND:VCALENDAR')).toMatchObject({
    name: 'Ann, at work',
    timeZone: 'Europe/Berlin',
  })
})

test("input designed to keep us busy doesn't", () => {
  const never = event('DTSTART:00010101T000000Z', 'RRULE:FREQ=DAILY;COUNT=9;BYMONTH=2;BYMONTHDAY=30')
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Odd',
    'BEGIN:STANDARD',
    'DTSTART:20200101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=SECONDLY',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const odd = event(
    `DTSTART;TZID=Odd:20270301T090000`,
    `X-LONG;A=${',;'.repeat(200_000)}`,
    `EXDATE;TZID=${'a/'.repeat(200_000)}:20270302T090000`,
  )
  expect(laidOut(calendar(zone, never, odd), '2027-03-01T00:00:00Z', '2027-04-01T00:00:00Z')).toHaveLength(1)
  expect(() => readIcs(calendar(...Array.from({ length: 20_001 }, () => event())))).toThrow('This calendar is too large')
})

test('limits endless rules, and ends rules that never match', () => {
  const many = occurrences(
    readIcs(calendar(event('DTSTART:20270301T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))).events,
    new Date('2027-03-01'),
    new Date('2040-01-01'),
    'UTC',
  )
  expect(many).toHaveLength(20_000)
  expect(march('DTSTART:20270301T000000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5')).toHaveLength(1)
  expect(
    laidOut(
      calendar(event('DTSTART:19700101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')),
      '2027-03-01T00:00:00Z',
      '2027-03-03T00:00:00Z',
    ),
  ).toHaveLength(2)
})
