// A slow, overloaded, broken, or unreachable ATS gateway: which outcomes are certain, and what is never revealed.
import { AtsDown, AtsRelink, type AtsPerson } from '@fairlead/domain/ports/ats'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAts } from '../../local-services/ats/start-ats.ts'
import type { EmbeddedAts } from '../../local-services/ats/start-ats.ts'
import { mergeAts } from './merge.ts'

let gateway: EmbeddedAts
let token: string
beforeEach(async () => {
  gateway = await startAts({ apiKey: 'ats-key', perMinute: 10_000, linkPage: 'http://localhost:8000/dev/ats' })
  token = (await ats().exchange(gateway.link('Greenhouse'))).accountToken
})
afterEach(() => gateway.stop())

const ats = () => mergeAts({ url: gateway.url, apiKey: 'ats-key', timeout: 300 })
const jo: AtsPerson = {
  firstName: 'Jo',
  lastName: 'Doe',
  email: 'jo@people.example',
  title: null,
  company: null,
  place: null,
  linkedinUrl: null,
}
const linkedAccount = () => gateway.accounts().find(([accountToken]) => accountToken === token)![1]

test.each([
  ['rate_limited', 'not_asked', 0],
  ['server_fault', 'unknown', 0],
  ['unavailable', 'unknown', 0],
  ['silent', 'unknown', 1],
  ['hung_up', 'unknown', 1],
  ['unreadable', 'unknown', 1],
] as const)('%s while writing is %s, and nothing is written a second time', async (fault, state, written) => {
  gateway.fault(fault, 'POST')
  expect(await ats().createCandidate(token, jo, null)).toMatchObject({ state })
  expect(linkedAccount().candidates).toHaveLength(written)
})

test("an unreachable gateway certainly hasn't received the request", async () => {
  const gone = await startAts({ apiKey: 'ats-key' })
  await gone.stop()
  expect(await mergeAts(gone).createCandidate(token, jo, null)).toMatchObject({ state: 'not_asked', retryAfter: null })
})

test('a pause is returned in seconds', async () => {
  gateway.fault('rate_limited', 'POST')
  expect(await ats().createCandidate(token, jo, null)).toEqual({
    state: 'not_asked',
    reason: 'The ATS gateway asks us to wait.',
    retryAfter: 60,
  })
  gateway.fault('rate_limited', 'GET')
  const error = await ats()
    .openJobs(token, null)
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(AtsDown)
  expect((error as AtsDown).retryAfter).toBe(60)
})

test('a link that must be renewed fails for writes; a removed one also for reads', async () => {
  gateway.setStatus(token, 'RELINK_NEEDED')
  expect(await ats().createCandidate(token, jo, null)).toEqual({ state: 'relink' })
  gateway.remove(token)
  expect(
    await ats()
      .openJobs(token, null)
      .catch((reason: unknown) => reason),
  ).toBeInstanceOf(AtsRelink)
  expect(await ats().createCandidate(token, jo, null)).toEqual({ state: 'relink' })
})

test("a wrong key of ours doesn't ask users to link again", async () => {
  const wrong = mergeAts({ url: gateway.url, apiKey: 'other' })
  expect(await wrong.openJobs(token, null).catch((reason: unknown) => reason)).toBeInstanceOf(AtsDown)
  expect(await wrong.createCandidate(token, jo, null)).toMatchObject({ state: 'not_asked' })
})

test('reports unreadable responses', async () => {
  for (const read of [() => ats().openJobs(token, null), () => ats().job(token, 'x'), () => ats().candidatesWith(token, 'a@b.example')]) {
    gateway.fault('unreadable', 'GET')
    const error = await read().catch((reason: unknown) => reason)
    expect((error as Error).message).toBe('The ATS gateway gave an unreadable answer.')
  }
})

test('the linking window is opened for one owner, who renews the same link the next time', async () => {
  const linking = { originId: 'workspace-1', organisation: 'Harbour Works', email: 'rosa@harbour.example' }
  const finish = async (system: string) => {
    const url = new URL(await ats().openLinking(linking))
    return gateway.finishLinking(url.searchParams.get('link_token')!, system)
  }
  expect(await finish('Lever')).toBe(true)
  const [[first]] = gateway.accounts().filter(([, account]) => account.originId === 'workspace-1') as [[string, unknown]]
  gateway.setStatus(first, 'RELINK_NEEDED')
  expect(await finish('Lever')).toBe(true)
  expect(gateway.accounts().filter(([, account]) => account.originId === 'workspace-1')).toHaveLength(1)
  expect(await ats().check(first)).toBe('COMPLETE')
  expect(gateway.finishLinking('never-given', 'Lever')).toBe(false)
  await ats().unlink(first)
  expect(await ats().check(first)).toBe('INVALID')
  await ats().unlink(first)
})
