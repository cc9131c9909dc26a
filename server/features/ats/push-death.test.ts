// A worker that dies at any point of a push still leaves the candidate in the applicant tracking system once.
import type { Ats } from '@fairlead/domain/ports/ats'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemContext, type WorkspaceContext } from '../../platform/context.ts'
import { openPushes, type Pushes } from '../../../testing/pushes.ts'
import { openSignOfLife } from '../mail/mailboxes/sign-of-life.ts'
import { findAtsWork } from './ats-link-store.ts'
import { syncAts } from './sync-ats.ts'

const sevenMinutes = 7 * 60_000
let pushes: Pushes
beforeAll(async () => {
  pushes = await openPushes()
})
afterAll(() => pushes.testApp.close())
beforeEach(() => pushes.reset())

/** A process that dies: at its nth request to the system or transaction, before or after it happened. It stays dead. */
function mortal(ctx: WorkspaceContext, ats: Ats, stepKind: 'question' | 'transaction', dieAt: number, when: 'before' | 'after') {
  let count = 0
  let isDead = false
  const lived = async <T>(kind: typeof stepKind, work: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Error('dead')
    const isLast = kind === stepKind && (count += 1) === dieAt
    if (isLast && when === 'before') isDead = true
    if (isDead) throw new Error('dead')
    const result = await work()
    if (isLast) isDead = true
    if (isDead) throw new Error('dead')
    return result
  }
  return {
    ctx: { ...ctx, transaction: ((work) => lived('transaction', () => ctx.transaction(work))) as WorkspaceContext['transaction'] },
    ats: new Proxy(ats, {
      get:
        (target, name: keyof Ats) =>
        (...args: unknown[]) =>
          lived('question', () => (target[name] as (...all: unknown[]) => Promise<unknown>)(...args)),
    }),
    died: () => isDead,
  }
}

describe('a process that dies at any point leaves one candidate with one application', () => {
  const points = (['question', 'transaction'] as const).flatMap((stepKind) =>
    Array.from({ length: stepKind === 'question' ? 6 : 11 }, (_, index) =>
      (['before', 'after'] as const).map((when) => [stepKind, index + 1, when] as const),
    ).flat(),
  )
  test.each(points)('%s %i, %s', async (stepKind, point, when) => {
    const jo = await pushes.person()
    await pushes.move(jo.id, 'INTERVIEWING')
    await pushes.react()
    const dying = mortal(
      systemContext(pushes.testApp.database, pushes.team.workspaceId),
      pushes.testApp.services.outside.ats,
      stepKind,
      point,
      when,
    )
    await syncAts(dying.ctx, { ats: dying.ats, secrets: pushes.testApp.services.secrets, graceMs: 0, workerId: null }).catch(
      () => undefined,
    )
    expect(dying.died()).toBe(true)
    // others may still be working: nothing happens before the dead process's claim expires
    await pushes.round({ later: 60_000 })
    await pushes.round({ later: sevenMinutes })
    await pushes.settle(jo.id)
    expect(pushes.there(jo.email)).toEqual([[pushes.stage('Hiring Manager Interview')]])
    expect(await pushes.historyOf(jo.id)).toEqual(['In Greenhouse: Hiring Manager Interview'])
  })

  test('another worker takes over at once when the process is gone, and waits while it lives', async () => {
    const jo = await pushes.person()
    await pushes.move(jo.id, 'INTERVIEWING')
    await pushes.react()
    const holder = openSignOfLife(pushes.testApp.database)
    await holder.show()
    const dying = mortal(
      systemContext(pushes.testApp.database, pushes.team.workspaceId),
      pushes.testApp.services.outside.ats,
      'question',
      2,
      'before',
    )
    const { secrets } = pushes.testApp.services
    await syncAts(dying.ctx, { ats: dying.ats, secrets, graceMs: 0, workerId: holder.workerId }).catch(() => undefined)
    const work = () => findAtsWork(pushes.testApp.database, new Date())
    expect(await work()).toEqual([])
    await pushes.round({ later: 1000 })
    expect(await pushes.rowOf(jo.id)).not.toMatchObject({ state: 'sent' })
    // a killed process's connections end with it
    await holder.end()
    expect(await work()).toEqual([pushes.team.workspaceId])
    await pushes.settle(jo.id)
    expect(pushes.there(jo.email)).toEqual([[pushes.stage('Hiring Manager Interview')]])
  })

  test('covers every point at which a process can die', async () => {
    const jo = await pushes.person()
    await pushes.move(jo.id, 'INTERVIEWING')
    await pushes.react()
    const ctx = systemContext(pushes.testApp.database, pushes.team.workspaceId)
    const living = mortal(
      mortal(ctx, pushes.testApp.services.outside.ats, 'transaction', 12, 'before').ctx,
      pushes.testApp.services.outside.ats,
      'question',
      7,
      'before',
    )
    await syncAts(living.ctx, { ats: living.ats, secrets: pushes.testApp.services.secrets, graceMs: 0, workerId: null })
    expect(living.died()).toBe(false)
    expect(await pushes.rowOf(jo.id)).toMatchObject({ state: 'sent' })
  })
})
