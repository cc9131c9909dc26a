// Pushes one candidate to the ATS step by step: read first, and write only what is certainly missing.
import { decidePush } from '@fairlead/domain/candidate/ats-push'
import { currentExperience } from '@fairlead/domain/shared/profile'
import { AtsDown, type AtsPerson, type AtsWrite } from '@fairlead/domain/ports/ats'
import { record } from '../../platform/events.ts'
import { addHistory } from '../candidates/records/history-store.ts'
import { addressOf, type LoadedCandidate, lockWithProject } from '../candidates/records/access-candidate.ts'
import { markSynced } from './ats-link-store.ts'
import { findPush, postpone, savePush, type PushRow } from './ats-push-store.ts'
import { pushFacts } from './plan-push.ts'
import type { SyncTools } from './sync-tools.ts'
import { text } from './texts/texts.ts'

interface Claim {
  row: PushRow
  person: AtsPerson
  stage: { id: string; name: string } | null
}

/** Why a push stops here for now: `state` is the status it keeps. */
class Halt extends Error {
  readonly state: 'queued' | 'unknown' | 'failed'
  readonly retryAfter: number | null
  constructor(state: Halt['state'], reason: string, retryAfter: number | null = null) {
    super(reason)
    this.state = state
    this.retryAfter = retryAfter
  }
}

/** Rejects with AtsRelink when the link must be renewed; the Halt has `pauseSeconds` when the gateway asks to wait. */
export async function pushCandidate(tools: SyncTools, key: PushRow): Promise<{ pauseSeconds: number | null }> {
  const claimed = await claim(tools, key)
  if (!claimed) return { pauseSeconds: null }
  const { ctx } = tools
  try {
    await deliver(tools, claimed)
    return { pauseSeconds: null }
  } catch (error) {
    const halt = error instanceof AtsDown ? new Halt('queued', error.message, error.retryAfter) : error
    if (!(halt instanceof Halt)) throw error
    await ctx.transaction(async (tx) => {
      const row = (await findPush(tx, key.candidate_id, key.link_id)) ?? claimed.row
      // a write with an unknown outcome is looked up later, whatever prevented it now
      const state = halt.state === 'queued' && row.writing !== null ? 'unknown' : halt.state
      if (state !== 'failed') return postpone(tx, ctx, { row, state, reason: halt.message, retryAfter: halt.retryAfter })
      await savePush(tx, row, { state, why: halt.message, changed_at: ctx.now() })
      await record(tx, ctx, { type: 'candidate.changed', projectId: row.project_id, candidateId: row.candidate_id })
    })
    return { pauseSeconds: halt.retryAfter }
  }
}

/** Evaluates the rule again under the locks, for the candidate's current stage. null when there is nothing to do. */
function claim({ ctx }: SyncTools, key: PushRow): Promise<Claim | null> {
  return ctx.transaction(async (tx) => {
    const locked = await lockWithProject(tx, key.candidate_id)
    const row = locked && (await findPush(tx, key.candidate_id, key.link_id))
    if (!locked || !row) return null
    const { project, candidate } = locked
    const { facts, job } = await pushFacts(tx, ctx, { project, candidate, isByHand: row.by_hand })
    const decision = decidePush(facts)
    if (!decision.go || !job || job.linkId !== row.link_id) {
      // a write with an unknown outcome is no reason to continue: it is found on the next push
      await savePush(tx, row, {
        state: row.sent_at ? 'sent' : 'cancelled',
        why: decision.go ? 'no_job' : decision.reason,
        changed_at: ctx.now(),
      })
      await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
      return null
    }
    const isOtherJob = job.jobId !== row.job_id
    const change = {
      state: 'sending' as const,
      project_id: project.id,
      job_id: job.jobId,
      // an application to the earlier job doesn't count for this one
      ...(isOtherJob ? { remote_application_id: null, writing: row.writing === 'candidate' ? row.writing : null } : {}),
    }
    await savePush(tx, row, change)
    const stage = decision.stageId ? { id: decision.stageId, name: decision.stageName ?? '' } : null
    return { row: { ...row, ...change }, person: personOf(candidate, row.writing === 'candidate' ? row.address : null), stage }
  })
}

/** The minimal data that is sent (docs/ats.md). */
function personOf(candidate: LoadedCandidate, address: string | null): AtsPerson {
  const { profile } = candidate
  const now = currentExperience(profile)
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: address ?? addressOf(candidate) ?? '',
    title: now?.title ?? null,
    company: now?.company ?? null,
    place: profile.place?.label ?? null,
    linkedinUrl: profile.linkedinUrl,
  }
}

async function deliver(tools: SyncTools, { row, person, stage }: Claim): Promise<void> {
  const { ats, token, userId } = tools
  const candidateId =
    row.remote_candidate_id ??
    (await step(tools, row, 'candidate', {
      look: async () => (await ats.candidatesWith(token, person.email))[0] ?? null,
      write: () => ats.createCandidate(token, person, userId),
      keep: (id) => ({ remote_candidate_id: id, address: person.email }),
      before: { address: person.email },
    }))
  const job = row.job_id
  const applicationId =
    row.remote_application_id ??
    (await step(tools, row, 'application', {
      look: async () => (await ats.applicationsOf(token, candidateId, job))[0]?.id ?? null,
      write: () => ats.createApplication(token, { candidateId, jobId: job, stageId: stage?.id ?? null, person }, userId),
      keep: (id) => ({ remote_application_id: id }),
    }))
  const application = await ats.application(token, applicationId)
  if (!application) {
    // looked up again on the next attempt
    await tools.save(row, { remote_application_id: null, remote_candidate_id: null, writing: null })
    throw new Halt('failed', text.applicationRemoved)
  }
  if (application.isRejected) {
    await tools.save(row, { is_rejected: true, writing: null })
    throw new Halt('failed', text.rejectedInAts)
  }
  if (stage && application.stageId !== stage.id) {
    await tools.beginWrite(row, 'stage', {})
    await settle(tools, row, await ats.changeStage(token, applicationId, stage.id, userId))
  }
  await finish(tools, row, stage, application.stageId)
}

interface Step {
  look(): Promise<string | null>
  write(): Promise<AtsWrite>
  keep(id: string): Partial<PushRow>
  before?: Partial<PushRow>
}

/** Found entries are accepted; an uncertain write gets time to appear before it is repeated. */
async function step(tools: SyncTools, row: PushRow, name: string, { look, write, keep, before }: Step): Promise<string> {
  const result = await look()
  if (result !== null) {
    await tools.save(row, { ...keep(result), writing: null })
    return result
  }
  const since = row.writing === name && row.writing_at ? tools.ctx.now().getTime() - row.writing_at.getTime() : null
  if (since !== null && since < tools.graceMs) throw new Halt('unknown', text.checkingArrival)
  await tools.beginWrite(row, name, before ?? {})
  const id = await settle(tools, row, await write())
  await tools.save(row, { ...keep(id), writing: null })
  return id
}

async function settle(tools: SyncTools, row: PushRow, outcome: AtsWrite): Promise<string> {
  if (outcome.state === 'done') return outcome.id
  if (outcome.state === 'unknown') throw new Halt('unknown', outcome.reason)
  await tools.save(row, { writing: null })
  if (outcome.state === 'relink') throw tools.relink()
  throw outcome.state === 'refused' ? new Halt('failed', outcome.reason) : new Halt('queued', outcome.reason, outcome.retryAfter)
}

/** A request that arrived in the meantime is pushed next; the history shows the current stage. */
function finish(tools: SyncTools, row: PushRow, stage: Claim['stage'], before: string | null): Promise<void> {
  const { ctx, link } = tools
  return ctx.transaction(async (tx) => {
    const locked = await lockWithProject(tx, row.candidate_id)
    const current = await findPush(tx, row.candidate_id, row.link_id)
    if (!locked || !current) return
    const now = ctx.now()
    const isLast = current.wish === row.wish
    await savePush(tx, row, {
      state: isLast ? 'sent' : 'queued',
      writing: null,
      why: null,
      tries: 0,
      by_hand: isLast ? false : current.by_hand,
      stage_id: stage?.id ?? before,
      ...(stage ? { stage_name: stage.name } : {}),
      is_rejected: false,
      sent_at: now,
      changed_at: now,
      next_try_at: now,
    })
    await markSynced(tx, link.id, now)
    if (current.sent_at === null || (stage && current.stage_id !== stage.id))
      await addHistory(tx, ctx, locked.project, row.candidate_id, {
        event: 'ats',
        detail: stage ? `In ${link.integration}: ${stage.name}` : `In ${link.integration}`,
      })
    await record(tx, ctx, { type: 'candidate.changed', projectId: row.project_id, candidateId: row.candidate_id })
  })
}
