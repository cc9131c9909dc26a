// Asks a linked system for what has changed: earlier applications become an import into the talent pool.
import type { Ats, AtsPastApplication } from '@fairlead/domain/ports/ats'
import type { MappedColumn } from '@fairlead/domain/candidate/people-columns'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { findActor } from '../accounts/users/find-actor.ts'
import { noCounts } from '../candidates/imports/import-report.ts'
import { addToImport, insertImport } from '../candidates/imports/import-store.ts'
import { findAtsLink, isDirect, planPoll, saveHistory, saveHistoryBy, type AtsHistory, type AtsLink } from './ats-link-store.ts'
import { markAllHeard } from './ats-push-store.ts'
import { text } from './texts/texts.ts'

const pollEveryMs = 10 * 60_000
/** Pages of one round; the next round goes on after them. */
const pagesPerRound = 40

const columns = (
  [
    'fullName',
    'email',
    'title',
    'company',
    'location',
    'linkedinUrl',
    'jobApplied',
    'stage',
    'status',
    'appliedOn',
    'endedOn',
    'reason',
    'applicationSource',
    'externalId',
  ] as const
).map((column): MappedColumn => ({ title: column, column }))

function cellsOf({ person, application }: AtsPastApplication): string[] {
  const { jobTitle, stage, outcome, appliedOn, endedOn, reason, source, externalId } = application
  const status = outcome === 'open' ? '' : outcome
  const about = [person.name, person.email, person.title, person.company, person.place, person.linkedinUrl]
  return [...about, jobTitle, stage, status, appliedOn ?? '', endedOn ?? '', reason, source, externalId]
}

/**
 * Does nothing before the link is due. Every page is stored in one transaction with the position after it, so that a killed
 * worker's successor goes on where it stopped.
 * @param hold renews the claim on the link before every page
 */
export async function pollAts(
  ctx: WorkspaceContext,
  ats: Ats,
  { link, token }: { link: AtsLink; token: string },
  hold: (tx: Tx) => Promise<void>,
): Promise<void> {
  if (link.pollAt === null || link.pollAt > ctx.now()) return
  // a system that announces changes is asked for its history only
  const announces = !isDirect(link)
  if (!announces && link.history.cursor === null) await ctx.transaction((tx) => markAllHeard(tx, link.id, ctx.now()))
  let history: AtsHistory | null = link.history
  for (let page = 0; history && history.by !== null && page < pagesPerRound; page += 1) {
    const { applications, next } = await ats.history(token, history)
    const stored = await ctx.transaction(async (tx) => {
      await hold(tx)
      return storePage(tx, ctx, link, applications, next)
    })
    history = stored
    if (!stored || stored.cursor === null) break
  }
  await ctx.transaction(async (tx) => {
    // as it is now: it may have been switched on or off during the round
    const current = await findAtsLink(tx)
    if (current?.id !== link.id) return
    const { by, cursor, readAt } = current.history
    const isReading = by !== null && (cursor !== null || readAt === null)
    const next = isReading ? ctx.now() : new Date(ctx.now().getTime() + pollEveryMs)
    await planPoll(tx, link.id, announces && by === null ? null : next)
  })
}

/** null when it was switched off, or the user who wanted it has left. */
async function storePage(
  tx: Tx,
  ctx: WorkspaceContext,
  { id, integration }: AtsLink,
  applications: readonly AtsPastApplication[],
  next: { since: string | null; cursor: string | null },
): Promise<AtsHistory | null> {
  const link = await findAtsLink(tx)
  if (link?.id !== id || link.history.by === null) return null
  const actor = await findActor(tx, link.history.by)
  if (!actor) {
    await saveHistoryBy(tx, id, null)
    return null
  }
  const { history } = link
  let importId = history.importId
  if (applications.length > 0) {
    const rows = applications.map((entry, index) => ({ line: history.count + index + 1, cells: cellsOf(entry) }))
    const chunk = new TextEncoder().encode(JSON.stringify(rows))
    const isAdded = importId !== null && (await addToImport(tx, ctx, importId, { rowCount: rows.length, chunk }))
    if (!isAdded)
      importId = await insertImport(
        tx,
        { ...ctx, userId: actor.userId, actor },
        {
          projectId: undefined,
          fileName: text.pastApplicants(integration),
          encoding: 'utf-8',
          columns,
          system: integration,
          rowCount: rows.length,
          counts: noCounts,
          chunks: [chunk],
        },
      )
  }
  const isRead = next.cursor === null
  if (isRead && importId !== null) await record(tx, ctx, { type: 'import.started', importId })
  const after: AtsHistory = {
    ...history,
    ...next,
    importId: isRead ? null : importId,
    count: history.count + applications.length,
    readAt: isRead ? ctx.now() : history.readAt,
  }
  await saveHistory(tx, id, after)
  return after
}
