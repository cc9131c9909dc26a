import { describe, expect, test } from 'vitest'
import { stopSentence, type StopReason } from './can-send-to.ts'
import { channelOfTeamMail, channelRules, cures, noObjection, placeOfCure, refusalsOf, sendChannels, type SendChannel } from './firewall.ts'
import { suppressionReasons } from './suppression.ts'

const toCandidates: SendChannel[] = ['first_email', 'follow_up', 'reply', 'notice', 'inmail', 'connection', 'privacy_notice']
const ask = (channel: SendChannel, facts: Partial<typeof noObjection>) => refusalsOf({ ...noObjection, channel, ...facts })

test('without an obstacle nothing is refused, on any channel', () => {
  for (const channel of sendChannels) expect(ask(channel, {})).toEqual([])
})

describe('the suppression list', () => {
  test('stops every channel but account email, for every reason', () => {
    for (const channel of sendChannels)
      for (const reason of suppressionReasons)
        expect(ask(channel, { suppression: { reason, scope: 'address' } }), `${channel} ${reason}`).toHaveLength(
          channel === 'account' ? 0 : 1,
        )
  })

  test('blocks candidates of a suppressed domain but not teammates or hiring managers', () => {
    const blocked = sendChannels.filter((channel) => ask(channel, { suppression: { reason: 'by_hand', scope: 'domain' } }).length > 0)
    expect(blocked).toEqual(toCandidates)
  })

  test('colleagues can still write to a user of the workspace', () => {
    const suppression = { reason: 'unsubscribed', scope: 'address' } as const
    expect(ask('share', { suppression, isTeammate: true })).toEqual([])
    expect(ask('share', { suppression })).toHaveLength(1)
  })

  test("offers no remedy for a recipient's own decision", () => {
    for (const reason of ['unsubscribed', 'complaint', 'erased'] as const)
      expect(ask('reply', { suppression: { reason, scope: 'address' } })).toMatchObject([{ cure: null }])
    expect(ask('reply', { suppression: { reason: 'by_hand', scope: 'address' } })).toMatchObject([{ cure: 'open_suppressions' }])
  })
})

test('a missing postal address refuses a first email with a remedy, and lets a follow-up be planned', () => {
  const lacking = { stop: 'no_postal_address' as StopReason }
  expect(ask('first_email', lacking)).toMatchObject([{ reason: 'no_postal_address', cure: 'add_postal_address', code: 'cannot_send' }])
  expect(placeOfCure('add_postal_address', { projectId: 'p', candidateId: 'c' })).toBe('/team')
  expect(ask('follow_up', lacking)).toEqual([])
})

test('a pause delays sequences, and refuses immediate emails', () => {
  const paused = { stop: 'project_paused' as StopReason }
  expect(ask('first_email', paused)).toEqual([])
  expect(ask('follow_up', paused)).toEqual([])
  expect(ask('inmail', paused)).toMatchObject([{ reason: 'project_paused', cure: 'resume_project' }])
  expect(ask('inmail', { ...paused, isScheduled: true })).toEqual([])
})

test('first messages to someone the team writes to elsewhere are refused until taken over', () => {
  const touches = [{ kind: 'sequence', by: 'Robin Reyes', at: new Date('2026-11-20T12:00:00Z'), projectName: 'Sales Lead' }] as const
  const asking = sendChannels.filter((channel) => ask(channel, { touches }).length > 0)
  expect(asking).toEqual(['first_email', 'inmail', 'connection'])
  expect(ask('first_email', { touches })[0]).toMatchObject({
    cure: 'take_over',
    sentence: expect.stringContaining('Robin Reyes, Nov 20, 2026'),
  })
  expect(ask('first_email', { touches, takesOver: true })).toEqual([])
})

describe('a guessed address', () => {
  const guess = { vendor: 'Hunter' }
  const refusedBy = (guessAccepted: 'request' | 'conversation' | null) =>
    sendChannels.filter((channel) => ask(channel, { guess, guessAccepted }).length > 0)

  test('a user who agrees may write to it, and automatic email only after someone agreed', () => {
    expect(refusedBy(null)).toEqual(['first_email', 'reply', 'notice'])
    expect(refusedBy('request')).toEqual(['notice'])
    expect(refusedBy('conversation')).toEqual(['first_email'])
  })

  test('is refused with the only remedy', () => {
    expect(ask('first_email', { guess, canVerify: true })).toEqual([
      {
        reason: 'guessed_address',
        sentence: 'This address was guessed by Hunter and not verified. Verify it, or confirm that you want to write to it.',
        cure: 'check_address',
        code: 'guessed_address',
      },
    ])
    expect(ask('reply', { guess })).toMatchObject([{ cure: 'accept_guess' }])
  })
})

test('returns all reasons, the recipient’s own first', () => {
  const refusals = ask('first_email', {
    stop: 'suppressed',
    suppression: { reason: 'unsubscribed', scope: 'address' },
    missing: ['current_company'],
    isSenderVerified: false,
  })
  expect(refusals.map(({ reason }) => reason)).toEqual(['unsubscribed', 'unverified_sender', 'missing_variable'])
  expect(refusals[2]?.sentence).toBe('No value for {{current_company}}.')
})

test("stops that aren't on the suppression list keep their sentence and remedy", () => {
  expect(ask('reply', { stop: 'wrong_person' })).toMatchObject([{ sentence: stopSentence('wrong_person'), cure: 'clear_flag' }])
  expect(ask('reply', { stop: 'no_address' })).toMatchObject([{ code: 'no_email_found', cure: 'add_address' }])
  expect(ask('inmail', { stop: 'no_address' })).toMatchObject([{ sentence: 'No LinkedIn profile is known for this candidate.' }])
})

test('each remedy has one place, or is in the dialog', () => {
  const places = cures.map((cure) => placeOfCure(cure, { projectId: 'a b', candidateId: 'c' }))
  expect(places.filter((place) => place?.startsWith('/panel'))).toEqual(Array(5).fill('/panel?project=a%20b&candidate=c'))
  expect(places.filter((place) => place === null)).toHaveLength(5)
})

test('email of an unknown type to a user is account email; known types name their channel', () => {
  expect(['share', 'invitation', 'hm_found_warm_lead', 'reset_password', null].map(channelOfTeamMail)).toEqual([
    'share',
    'colleague',
    'colleague',
    'account',
    'account',
  ])
  expect(Object.keys(channelRules)).toEqual([...sendChannels])
})
