// Starts a project's search: the first ten for calibration, the next batch, or a fresh one after settings changed.
import { personNameAsText } from '@fairlead/domain/account/names'
import { calibrationBatchSize } from '@fairlead/domain/project/calibration'
import { withSetupDefaults } from '@fairlead/domain/outreach/setup-defaults'
import { decideStatus } from '@fairlead/domain/project/lifecycle'
import { searchesOn } from '@fairlead/domain/project/searches-on'
import { checkSetup } from '@fairlead/domain/project/setup-parts'
import { loadWishReader } from '@fairlead/language/model/load'
import { searchChanges, searchedFor } from '@fairlead/domain/project/search-changes'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record, recordAll } from '../../../platform/events.ts'
import { findUserName } from '../../accounts/users/user-views.ts'
import { accessProject, type LoadedProject } from '../records/access-project.ts'
import { saveCalibration, saveSettings, saveStatus } from '../records/project-store.ts'
import { findNewestRun, findSearchedFor, openRun, type SearchKind, type SearchRun } from './search-run-store.ts'
import { text } from '../texts/texts.ts'

export const batchSize = 25

/** Turns a draft into a live project; refuses with every missing field. */
export function submitProject(ctx: ActorContext, projectId: string): Promise<SearchRun> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'administer', 'update')
    return submitWithin(tx, ctx, project)
  })
}

/** Missing settings get saved defaults, so that everyone sees what is searched for and sent. */
async function submitWithin(tx: Tx, ctx: ActorContext, project: LoadedProject): Promise<SearchRun> {
  const settings = withSetupDefaults(project.settings)
  const missing = checkSetup(settings, (criterion) => loadWishReader().wishIn(criterion, 'criterion'))
  if (Object.keys(missing).length > 0) throw new Refusal('invalid_input', text.projectIncomplete, missing)
  const next = decideStatus(project, 'submitted')
  if (!next) {
    // repeated: return the search that was started then, unless it failed
    const run = await findNewestRun(tx, project.id)
    return run && run.state !== 'failed' ? run : startSearch(tx, ctx, project, 'next')
  }
  if (JSON.stringify(settings) !== JSON.stringify(project.settings)) await saveSettings(tx, project, settings, ctx.userId)
  await saveStatus(tx, project.id, next)
  const { run } = await openRun(tx, { ...project, settings }, { kind: 'initial', size: calibrationBatchSize, isCalibration: true })
  const requested = { type: 'search.requested', projectId: project.id, kind: 'initial', by: await findRequester(tx, ctx) } as const
  await recordAll(tx, [
    { by: ctx, event: { type: 'project.submitted', projectId: project.id } },
    { by: ctx, event: requested },
  ])
  return run
}

/** The next batch, or with `reform` a new search that first removes unreviewed candidates; for a draft it is the first search. */
export function searchAgain(ctx: ActorContext, projectId: string, kind: Exclude<SearchKind, 'initial'>): Promise<SearchRun> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide', 'update')
    if (project.isArchived) throw new Refusal('project_paused', text.projectArchived)
    if (project.status === 'draft') return submitWithin(tx, ctx, await accessProject(tx, ctx.actor, projectId, 'administer', 'update'))
    return startSearch(tx, ctx, project, kind)
  })
}

/** Inside the caller's transaction, which has locked the project row. */
export async function startSearch(tx: Tx, ctx: WorkspaceContext, project: LoadedProject, kind: SearchKind): Promise<SearchRun> {
  const calibrating = project.calibratedAt === null
  const changes = kind === 'reform' ? await changesSinceSearch(tx, project) : []
  const { run, isNew } = await openRun(tx, project, {
    kind,
    size: calibrating ? calibrationBatchSize : batchSize,
    isCalibration: calibrating,
  })
  // repeated while one is open: its job may have been lost, and running it twice is harmless
  if (!isNew) {
    await record(tx, ctx, { type: 'search.requested', projectId: project.id, kind: 'again', by: await findRequester(tx, ctx) })
    return run
  }
  const next = decideStatus(project, 'search_started')
  if (next) await saveStatus(tx, project.id, next)
  const by = await findRequester(tx, ctx)
  if (kind === 'reform') await record(tx, ctx, { type: 'project.reformed', projectId: project.id, changes, by })
  await record(tx, ctx, { type: 'search.requested', projectId: project.id, kind, by })
  return run
}

/** The last candidate has left the review queue: calibration ends, or the next search starts if the project searches automatically. */
export async function reviewQueueEmptied(tx: Tx, ctx: WorkspaceContext, project: LoadedProject): Promise<void> {
  const { shouldPopulate } = project.settings
  if (project.calibratedAt === null) await finishCalibration(tx, ctx, project)
  else if (searchesOn({ ...project, shouldPopulate, isCalibrated: true })) await startSearch(tx, ctx, project, 'next')
}

/** In the transaction of the last swipe, with the project row locked. */
export async function finishCalibration(tx: Tx, ctx: WorkspaceContext, project: LoadedProject): Promise<void> {
  await saveCalibration(tx, project.id, false, ctx.now())
  const next = decideStatus(project, 'last_swipe')
  if (next) await saveStatus(tx, project.id, next)
  await record(tx, ctx, { type: 'project.calibrated', projectId: project.id })
  const { shouldPopulate } = project.settings
  if (!searchesOn({ ...project, shouldPopulate, isCalibrated: false })) {
    const settled = next && decideStatus({ ...project, ...next }, 'batch_ready')
    if (settled) await saveStatus(tx, project.id, settled)
    return
  }
  await startSearch(tx, ctx, { ...project, ...next, calibratedAt: ctx.now() }, 'next')
}

/** Criteria that changed since the latest search. */
export async function changesSinceSearch(tx: Tx, project: Pick<LoadedProject, 'id' | 'settings'>): Promise<string[]> {
  const before = await findSearchedFor(tx, project.id)
  return before ? searchChanges(before, searchedFor(project.settings)) : []
}

async function findRequester(tx: Tx, ctx: WorkspaceContext): Promise<{ id: string; name: string } | null> {
  if (!ctx.userId) return null
  const user = await findUserName(tx, ctx.userId)
  return user && { id: ctx.userId, name: personNameAsText(user.firstName, user.lastName) }
}
