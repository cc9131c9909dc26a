// Where an interview takes place: a place, a number, or a link that only opens web pages and ends with the interview.
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MeetingPlace } from './MeetingPlace.tsx'

const later = new Date(Date.now() + 3_600_000).toISOString()
const before = new Date(Date.now() - 60_000).toISOString()

type Meeting = Parameters<typeof MeetingPlace>[0]['meeting']
type Kind = Meeting['kind']
type Room = Meeting['room']

afterEach(cleanup)

test.each([
  ['video', 'https://meet.example/robin', later, 'by video · Join', 'https://meet.example/robin', 'made'],
  ['video', 'https://meet.example/robin', later, 'by video · Join (shared link)', 'https://meet.example/robin', 'shared'],
  ['video', '', later, 'by video · the room is being made', null, 'pending'],
  ['video', '', before, 'by video', null, 'pending'],
  ['video', 'https://meet.example/robin', before, 'by video', null],
  ['video', 'javascript:alert(1)', later, 'by video', null],
  ['video', '', later, 'by video', null],
  ['place', 'Harbor Street 4, Kiel', later, 'in person: Harbor Street 4, Kiel', null],
  ['place', '', later, 'in person', null],
  ['phone', '+49 30 123456', later, 'by phone: +49 30 123456', null],
  ['phone', '', later, 'by phone', null],
] as [kind: Kind, where: string, end: string, words: string, link: string | null, room?: Room][])(
  '%s at %j until %s: %s',
  (kind, where, end, words, link, room = 'none') => {
    const { container } = render(
      <MantineProvider>
        <p>
          <MeetingPlace meeting={{ kind, where, room }} end={end} />
        </p>
      </MantineProvider>,
    )
    expect(container.querySelector('p')?.textContent).toBe(words)
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(link)
  },
)
