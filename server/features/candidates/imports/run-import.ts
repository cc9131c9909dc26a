// Runs an import in chunks, each in a transaction that also records the progress.
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { findActor } from '../../accounts/users/find-actor.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { countOutcomes } from './import-report.ts'
import { endImport, endUndo, lockOpenImport, saveProgress, takeChunk } from './import-store.ts'
import { readChunk, rowsOf } from './people-table.ts'
import { saveRefusals } from './refusal-store.ts'
import { upsertPeople } from '../people/people-upsert.ts'
import { importPeople } from './import-person.ts'
import { sourceOf } from './preview-import.ts'
import { text } from '../texts/texts.ts'

const accountGone = (): string => text.importerClosed

/**
 * Runs until the import ends or `isTimeUp`; returns whether rows remain. A crashed process has
 * completed whole chunks, and the next run continues after them: no row is counted or imported twice.
 */
export async function runImport(
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  importId: string,
  isTimeUp: () => boolean = () => false,
): Promise<boolean> {
  try {
    while (await ctx.transaction((tx) => runNextChunk(tx, ctx, vocabulary, importId))) if (isTimeUp()) return true
  } catch (error) {
    // the project was archived or its rights have changed: retrying would end the same
    if (!(error instanceof Refusal)) throw error
    await failImport(ctx, importId, error.message)
  }
  return false
}

/** Ends an import, or its undoing, with a sentence for its user; what was done stays. */
export async function failImport(ctx: WorkspaceContext, importId: string, reason: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await endImport(tx, ctx, importId, 'failed', reason))) await endUndo(tx, ctx, importId, text.undoStopped)
  })
}

/** False when the import has ended. */
async function runNextChunk(tx: Tx, ctx: WorkspaceContext, vocabulary: Vocabulary, importId: string): Promise<boolean> {
  const run = await lockOpenImport(tx, importId)
  if (!run) return false
  const chunk = await takeChunk(tx, importId)
  if (!chunk) {
    await endImport(tx, ctx, importId, 'completed')
    return false
  }
  const actor = await findActor(tx, run.userId)
  if (!actor) throw new Refusal('not_permitted', accountGone())
  const ownerContext = { ...ctx, userId: actor.userId, actor }
  const project = run.projectId === null ? null : await accessProject(tx, actor, run.projectId, 'decide', 'share')
  const { newcomers, errors, warnings, rows } = readChunk(run.columns, chunk)
  const outcomes = await upsertPeople(tx, ownerContext, vocabulary, newcomers, sourceOf(run.fileName, run.system), {
    system: run.system,
    importId,
  })
  const people = outcomes.flatMap((outcome) => (outcome.outcome === 'error' ? [] : [outcome.personId]))
  if (project) await importPeople(tx, ownerContext, project, people, {})
  const refused = outcomes.flatMap((outcome) => (outcome.outcome === 'error' ? [outcome] : []))
  await saveRefusals(tx, ctx, importId, [...errors, ...refused], rowsOf(chunk))
  await saveProgress(tx, importId, countOutcomes(run.counts, outcomes, errors, warnings), rows)
  return true
}
