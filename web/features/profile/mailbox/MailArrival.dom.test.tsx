// How new email arrives: immediately, or on a schedule with the reason.
import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { exactDate } from '../../../ui/time.ts'
import { MailArrival } from './ConnectedMailbox.tsx'

afterEach(cleanup)

const since = '2026-11-27T09:12:00.000Z'
const every = 'Checked every 15 seconds.'

test.each([
  ['gmail', null, 300, 'New email arrives at once. We also check every 5 minutes.'],
  ['graph', null, 60, 'New email arrives at once. We also check every minute.'],
  ['graph', null, 20, 'New email arrives at once. We also check every 20 seconds.'],
  [
    'graph',
    'no_https',
    15,
    `${every} Microsoft can notify us of new email once your administrator gives this server a public https:// address (PUBLIC_URL).`,
  ],
  [
    'gmail',
    'no_topic',
    15,
    `${every} Google can notify us of new email once your administrator sets up a Pub/Sub topic (GMAIL_PUBSUB_TOPIC).`,
  ],
  ['graph', 'off', 15, `${every} Your administrator has turned off notifications from Microsoft (GRAPH_PUSH).`],
  ['gmail', 'starting', 15, `${every} We’re asking Google to notify us of new email.`],
  [
    'gmail',
    'refused',
    15,
    `${every} Google can’t notify us of new email yet, so we’ll ask again within an hour. Its answer: Resource not found.`,
  ],
  ['gmail', 'waiting', 15, `${every} We’re waiting for the first notification from Google.`],
  ['gmail', 'missed', 15, `${every} Google hasn’t delivered a notification since ${exactDate(since)}.`],
  ['graph', 'expired', 15, `${every} The notifications from Microsoft have expired. We’re renewing them.`],
] as const)('%s, %s, every %i s', (kind, reason, seconds, words) => {
  const arrival = { at_once: reason === null, every_seconds: seconds, reason, since, refusal: 'Resource not found.' }
  const { container } = render(
    <MantineProvider>
      <MailArrival kind={kind} arrival={arrival} />
    </MantineProvider>,
  )
  expect(container.querySelector('p')?.textContent).toBe(words)
})
