// Undoes a whole import in the background: new people go unless someone has worked with them, and fields go back.
import { isSameProfile, undoMerge } from '@fairlead/domain/candidate/undo-merge'
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { forgetStatedAddresses } from '../people/address-store.ts'
import { mergeAgain, splitRecords } from '../merges/merge-people.ts'
import { removeApplications } from '../people/application-store.ts'
import {
  nextChanges,
  readOtherStatements,
  readWorkSince,
  reopenChanges,
  settleChanges,
  type ImportChange,
} from '../people/import-change-store.ts'
import { indexAgain } from '../people/index-store.ts'
import { emailsOf, type BookPerson } from '../people/person-book.ts'
import { deleteAddresses, deletePeople, lockPeople, savePeople } from '../people/person-store.ts'
import { beginUndo, countUndone, endUndo, lockUndo } from './import-store.ts'
import { listImports, type ImportView } from './import-views.ts'
import { sourceOf } from './preview-import.ts'

/** People per transaction. */
const chunk = 200

/** Starts undoing an import, which stops if it hasn't ended, or looks again at those who stayed. Only for the user who started it. */
export async function undoImport(ctx: ActorContext, id: string): Promise<ImportView> {
  const [run] = await listImports(ctx, id)
  if (!run) throw new Refusal('not_found')
  await ctx.transaction(async (tx) => {
    if (!(await beginUndo(tx, id))) return
    await reopenChanges(tx, id)
    await record(tx, ctx, { type: 'import.undo_requested', importId: id })
  })
  return (await listImports(ctx, id))[0] ?? run
}

/** Runs until the import is undone or `isTimeUp`; returns whether people remain. A crashed process has undone whole chunks. */
export async function runUndo(
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  importId: string,
  isTimeUp: () => boolean = () => false,
): Promise<boolean> {
  while (await ctx.transaction((tx) => undoNextChunk(tx, ctx, vocabulary, importId))) if (isTimeUp()) return true
  return false
}

/** False when everyone has been looked at. */
async function undoNextChunk(tx: Tx, ctx: WorkspaceContext, vocabulary: Vocabulary, importId: string): Promise<boolean> {
  await lockPeople(tx, ctx.workspaceId)
  const run = await lockUndo(tx, importId)
  if (!run) return false
  const changes = await nextChanges(tx, importId, chunk)
  if (changes.length === 0) {
    await endUndo(tx, ctx, importId)
    return false
  }
  const ids = changes.map(({ personId }) => personId)
  // each record is undone by itself; those that stay are merged again where a user had merged them
  const merges = await splitRecords(tx, ctx, vocabulary, ids)
  const { label } = sourceOf(run.fileName, '')
  await removeApplications(tx, importId, ids)
  const work = await readWorkSince(tx, importId, ids)
  const created = changes.filter(({ isNew }) => isNew)
  const untouched = created.filter(({ personId }) => !work.has(personId))
  await forgetStatedAddresses(
    tx,
    ctx,
    label,
    untouched.map(({ personId: id, stated }) => ({
      id,
      addresses: stated.flatMap((part) => [...(part.personalEmails ?? []), ...(part.workEmails ?? [])]),
    })),
  )
  const gone = untouched.map(({ personId }) => personId)
  const changed = changes.filter(({ isNew }) => !isNew)
  const restored = await restoreFields(tx, ctx, vocabulary, { importId, label, changes: changed })
  const staying = new Map([...work].filter(([id]) => created.some(({ personId }) => personId === id)))
  await settleChanges(tx, importId, staying, [...gone, ...changed.map(({ personId }) => personId)])
  await deletePeople(tx, ctx, gone)
  await mergeAgain(tx, ctx, vocabulary, merges)
  // the index no longer says that they applied
  const removed = new Set(gone)
  await indexAgain(
    tx,
    ids.filter((id) => !removed.has(id)),
  )
  await countUndone(tx, importId, { removed: gone.length, restored })
  return true
}

/** Returns how many people have their earlier details again. */
async function restoreFields(
  tx: Tx,
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  { importId, label, changes }: { importId: string; label: string; changes: readonly ImportChange[] },
): Promise<number> {
  const stored = changes.filter(({ before }) => before !== null)
  if (stored.length === 0) return 0
  const ids = stored.map(({ personId }) => personId)
  const rows = await tx
    .selectFrom('person')
    .select(['id', 'shadows', 'profile', 'sources'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute()
  const current = new Map(rows.map((row) => [row.id, row]))
  const elsewhere = await readOtherStatements(tx, importId, ids)
  const people: BookPerson[] = []
  const forgotten: { id: string; addresses: string[] }[] = []
  for (const { personId, before, stated } of stored) {
    const row = current.get(personId)
    if (!row || !before) continue
    const undone = undoMerge(row, before, { stated, elsewhere: elsewhere.get(personId) ?? [], label })
    if (isSameProfile(undone.profile, row.profile)) continue
    people.push({ id: personId, workspaceId: ctx.workspaceId, shadows: row.shadows, ...undone, state: 'changed' })
    const emails = emailsOf(undone.profile)
    forgotten.push({ id: personId, addresses: emailsOf(row.profile).filter((email) => !emails.includes(email)) })
  }
  await savePeople(tx, ctx, vocabulary, people, 'csv')
  for (const { id, profile } of people) await deleteAddresses(tx, id, emailsOf(profile))
  await forgetStatedAddresses(tx, ctx, label, forgotten)
  return people.length
}
