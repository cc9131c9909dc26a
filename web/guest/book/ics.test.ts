// The file for calendar apps: complete lines of at most 75 octets, and escaped text.
import { expect, test } from 'vitest'
import { icsOf } from './ics.ts'

const event = {
  uid: 'abc@fairlead.example',
  sequence: 2,
  start: '2027-03-02T10:00:00.000Z',
  end: '2027-03-02T10:30:00.000Z',
  summary: 'Interview: Bäcker, Köln; first\nround',
  location: '',
  description: `${'ä'.repeat(120)}\\`,
}

test('has the required contents', () => {
  const text = icsOf([event], 'Fairlead', new Date('2027-03-01T00:00:00Z'))
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
  for (const line of ['UID:abc@fairlead.example', 'SEQUENCE:2', 'DTSTART:20270302T100000Z', 'DTEND:20270302T103000Z'])
    expect(text.split('\r\n')).toContain(line)
  expect(text).toContain('SUMMARY:Interview: Bäcker\\, Köln\\; first\\nround\r\n')
  expect(text).not.toContain('LOCATION')
})

test('long lines are folded between characters', () => {
  const text = icsOf([event], 'Fairlead', new Date(0))
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ä'.repeat(120)}\\\\\r\n`)
})

test('a day of several interviews is one file', () => {
  const text = icsOf([event, { ...event, uid: 'next@fairlead.example' }], 'Fairlead', new Date(0))
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
})
