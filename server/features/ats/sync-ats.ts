// One round for a workspace's link: pushes and reads back everything that waits, in order, by only one worker.
import { AtsDown, AtsRelink, type Ats, type AtsStatus } from '@fairlead/domain/ports/ats'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { releaseAtsLink, renewAtsLink, saveAtsStatus, claimAtsLink, type AtsLink, markSynced } from './ats-link-store.ts'
import { nextPush, postpone, savePush, findPush, type PushRow } from './ats-push-store.ts'
import { accountTokenOf } from './link-ats.ts'
import { pushCandidate } from './push-candidate.ts'
import { pollAts } from './read-history.ts'
import { LeaseLost, syncTools, type SyncTools } from './sync-tools.ts'
import { record } from '../../platform/events.ts'
import { readContact } from '../accounts/users/user-views.ts'
import { addHistory } from '../candidates/records/history-store.ts'
import { lockWithProject } from '../candidates/records/access-candidate.ts'
import { text } from './texts/texts.ts'

export interface AtsParts {
  ats: Ats
  secrets: Secrets
  /** How long an uncertain write gets to appear before it is repeated. */
  graceMs: number
  /** The worker's sign of life; null = its claim ends only by time. */
  workerId: string | null
}

const checkEveryMs = 3_600_000
/** Per workspace and round, so that others get their turn. */
const maxPerRound = 200

/** Does nothing when nothing waits, or another worker has the claim. */
export async function syncAts(ctx: WorkspaceContext, { ats, secrets, graceMs, workerId }: AtsParts): Promise<void> {
  const taken = await ctx.transaction((tx) => claimAtsLink(tx, workerId, ctx.now()))
  if (!taken) return
  const { link } = taken
  const lease = { until: taken.until }
  let pauseSeconds: number | null = null
  try {
    const token = accountTokenOf(ctx, secrets, link)
    if (ctx.now().getTime() - link.checkedAt.getTime() >= checkEveryMs) {
      const status = await ats.check(token)
      await ctx.transaction((tx) => saveAtsStatus(tx, ctx, link.accountToken, status))
    }
    await pollAts(ctx, ats, { link, token }, async (tx) => {
      lease.until = await renewed(tx, ctx, link.id, lease.until)
    })
    pauseSeconds = await pushAll(ctx, ats, { link, token, graceMs }, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return
    if (error instanceof AtsRelink) {
      await ctx.transaction((tx) => saveAtsStatus(tx, ctx, link.accountToken, 'RELINK_NEEDED' satisfies AtsStatus))
      // linking the account again ends the pause
      pauseSeconds = checkEveryMs / 1000
    } else if (error instanceof AtsDown) pauseSeconds = error.retryAfter ?? 30
    else {
      pauseSeconds = 30
      throw error
    }
  } finally {
    const until = pauseSeconds === null ? null : new Date(ctx.now().getTime() + pauseSeconds * 1000)
    await ctx.transaction((tx) => releaseAtsLink(tx, link.id, lease.until, until))
  }
}

/** Seconds of pause requested by the gateway; pending pushes wait. */
async function pushAll(
  ctx: WorkspaceContext,
  ats: Ats,
  options: { link: AtsLink; token: string; graceMs: number },
  lease: { until: Date },
): Promise<number | null> {
  let tools: SyncTools | null = null
  for (let done = 0; done < maxPerRound; done++) {
    const row = await ctx.transaction(async (tx) => {
      lease.until = await renewed(tx, ctx, options.link.id, lease.until)
      return nextPush(tx, options.link.id, ctx.now())
    })
    if (!row) return null
    tools ??= syncTools({ ctx, ats, ...options, userId: await ats.userFor(options.token, await emailOf(ctx, options.link)) }, lease)
    if (row.heard && !['queued', 'sending', 'unknown'].includes(row.state)) {
      try {
        await readBack(tools, row)
      } catch (error) {
        if (error instanceof AtsDown)
          await ctx.transaction((tx) => savePush(tx, row, { next_try_at: new Date(ctx.now().getTime() + 60_000) }))
        throw error
      }
      continue
    }
    try {
      const { pauseSeconds } = await pushCandidate(tools, row)
      if (pauseSeconds !== null) return pauseSeconds
    } catch (error) {
      // waiting for the link's renewal isn't a failure
      if (error instanceof AtsRelink)
        await ctx.transaction((tx) =>
          postpone(tx, ctx, { row: { ...row, tries: 0 }, state: 'queued', reason: error.message, retryAfter: null }),
        )
      throw error
    }
  }
  return null
}

/** Rejects with LeaseLost when another worker has the link. */
async function renewed(tx: Tx, ctx: WorkspaceContext, linkId: string, until: Date): Promise<Date> {
  const next = await renewAtsLink(tx, linkId, until, ctx.now())
  if (!next) throw new LeaseLost(text.linkTakenOver)
  return next
}

const emailOf = async (ctx: WorkspaceContext, link: AtsLink): Promise<string> =>
  (await ctx.transaction((tx) => readContact(tx, link.linkedBy))).email

/** Reads the system's current state, so duplicate, late, or reordered messages change nothing. */
async function readBack(tools: SyncTools, key: PushRow): Promise<void> {
  const { ctx, ats, link, token } = tools
  const application = key.remote_application_id === null ? null : await ats.application(token, key.remote_application_id)
  const stages = application?.stageId && application.stageId !== key.stage_id ? await ats.stages(token, key.job_id) : []
  await ctx.transaction(async (tx) => {
    const locked = await lockWithProject(tx, key.candidate_id)
    const row = await findPush(tx, key.candidate_id, key.link_id)
    if (!locked || !row) return
    const now = ctx.now()
    await markSynced(tx, link.id, now)
    const next = {
      stage_id: application?.stageId ?? null,
      stage_name: stages.find(({ id }) => id === application?.stageId)?.name ?? row.stage_name,
      is_rejected: application?.isRejected ?? false,
    }
    const isNew = application !== null && (next.stage_id !== row.stage_id || next.is_rejected !== row.is_rejected)
    await savePush(tx, row, { heard: false, ...(isNew ? { ...next, changed_at: now } : {}) })
    if (!isNew) return
    await addHistory(tx, ctx, locked.project, row.candidate_id, {
      event: 'ats',
      detail: next.is_rejected ? `In ${link.integration}: rejected` : `In ${link.integration}: ${next.stage_name ?? 'another stage'}`,
    })
    await record(tx, ctx, { type: 'candidate.changed', projectId: locked.project.id, candidateId: row.candidate_id })
  })
}
