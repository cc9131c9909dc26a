// Linking an applicant tracking system and watching the link, against a stateful gateway with faults.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AtsDown, AtsRefused, atsStatuses } from '@fairlead/domain/ports/ats'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAts } from '../../local-services/ats/start-ats.ts'
import type { EmbeddedAts } from '../../local-services/ats/start-ats.ts'
import { mergeAts } from './merge.ts'

let gateway: EmbeddedAts
beforeEach(async () => {
  gateway = await startAts({ apiKey: 'ats-key' })
})
afterEach(() => gateway.stop())

const ats = (apiKey = gateway.apiKey) => mergeAts({ url: gateway.url, apiKey, timeout: 400 })
async function rejectionOf(work: Promise<unknown>): Promise<Error> {
  const reason: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(reason instanceof Error)) throw new Error('Nothing was refused.')
  return reason
}

test('a finished linking becomes an account, once', async () => {
  const publicToken = gateway.link('Greenhouse')
  const account = await ats().exchange(publicToken)
  expect(account).toEqual({
    accountToken: expect.stringMatching(/^.{20,}$/) as string,
    accountId: expect.stringMatching(/^.{20,}$/) as string,
    integration: 'Greenhouse',
    status: 'COMPLETE',
  })
  expect(await ats().describe(account.accountToken)).toEqual(account)
  expect(await ats().check(account.accountToken)).toBe('COMPLETE')
  expect(await rejectionOf(ats().exchange(publicToken))).toBeInstanceOf(AtsRefused)
})

test.each(['', 'never-issued', '../account-details', 'a/b?c=d'])('the public token %j leads nowhere', async (token) => {
  expect(await rejectionOf(ats().exchange(token))).toBeInstanceOf(AtsRefused)
})

test('returns every known status of an integration, UNKNOWN for others, and INVALID for a removed link [246]', async () => {
  const { accountToken } = await ats().exchange(gateway.link('Lever'))
  const logged: string[] = []
  for (const status of atsStatuses) {
    gateway.setStatus(accountToken, status)
    logged.push(await ats().check(accountToken))
  }
  expect(logged).toEqual(['INCOMPLETE', 'COMPLETE', 'RELINK_NEEDED', 'ACTIVE', 'INVALID', 'INACTIVE', 'UNKNOWN'])
  gateway.setStatus(accountToken, 'IDLE')
  expect(await ats().check(accountToken)).toBe('INACTIVE')
  gateway.setStatus(accountToken, 'SOMETHING_NEW')
  expect(await ats().check(accountToken)).toBe('UNKNOWN')
  gateway.remove(accountToken)
  expect(await ats().check(accountToken)).toBe('INVALID')
})

test("a wrong key of ours doesn't make an account invalid, and is never revealed", async () => {
  const { accountToken } = await ats().exchange(gateway.link('Lever'))
  const stranger = ats('not-the-key')
  for (const request of [() => stranger.check(accountToken), () => stranger.exchange(gateway.link('Lever'))]) {
    const error = await rejectionOf(request())
    expect(error).toBeInstanceOf(AtsDown)
    expect(error.message + String(error.stack)).not.toMatch(new RegExp(`not-the-key|${accountToken}`))
  }
})

test("keeps the account when only its status couldn't be read", async () => {
  const publicToken = gateway.link('Greenhouse')
  const limited = await startAts({ apiKey: 'ats-key', perMinute: 1 })
  try {
    const account = await mergeAts({ url: limited.url, apiKey: 'ats-key' }).exchange(limited.link('Greenhouse'))
    expect(account).toMatchObject({ integration: 'Greenhouse', status: 'UNKNOWN' })
  } finally {
    await limited.stop()
  }
  expect(await ats().exchange(publicToken)).toMatchObject({ status: 'COMPLETE' })
})

test('reports too many requests per minute', async () => {
  await gateway.stop()
  gateway = await startAts({ apiKey: 'ats-key', perMinute: 3 })
  const { accountToken } = await ats().exchange(gateway.link('Lever'))
  expect(await ats().check(accountToken)).toBe('COMPLETE')
  expect((await rejectionOf(ats().check(accountToken))).message).toBe('The ATS gateway asks us to wait.')
})

test.each(['rate_limited', 'server_fault', 'unavailable', 'silent', 'hung_up', 'unreadable'] as const)(
  '%s: a public token is exchanged only once, and the gateway is down',
  async (fault) => {
    const publicToken = gateway.link('Lever')
    gateway.fault(fault, 'GET')
    expect(await rejectionOf(ats().exchange(publicToken))).toBeInstanceOf(AtsDown)
    const refusedBefore = ['rate_limited', 'server_fault', 'unavailable'].includes(fault)
    const again = await ats()
      .exchange(publicToken)
      .catch((error: unknown) => error)
    expect(again instanceof AtsRefused).toBe(!refusedBefore)
  },
)

test('tolerates a temporary fault while checking; an unreachable gateway is down', async () => {
  const { accountToken } = await ats().exchange(gateway.link('Lever'))
  gateway.fault('hung_up', 'GET')
  expect(await ats().check(accountToken)).toBe('COMPLETE')
  gateway.fault('unreadable', 'GET')
  expect(await rejectionOf(ats().check(accountToken))).toBeInstanceOf(AtsDown)
  await gateway.stop()
  expect(await rejectionOf(ats().check(accountToken))).toBeInstanceOf(AtsDown)
  gateway = await startAts({ apiKey: 'ats-key' })
})

test('linked accounts survive a restart of the gateway', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ats-'))
  const restart = async () => {
    await gateway.stop()
    gateway = await startAts({ apiKey: 'ats-key', file: join(folder, 'new', 'accounts.json') })
  }
  try {
    await restart()
    const { accountToken } = await ats().exchange(gateway.link('Greenhouse'))
    gateway.setStatus(accountToken, 'RELINK_NEEDED')
    await restart()
    expect(await ats().check(accountToken)).toBe('RELINK_NEEDED')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
