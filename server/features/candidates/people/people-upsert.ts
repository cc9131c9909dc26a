// Adds people to a workspace in chunks and merges them with existing people.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { erasedSentences } from '@fairlead/domain/candidate/erasure'
import { must } from '@fairlead/domain/shared/records'
import { findApplications, openApplications, saveApplications, type ApplicationList, type ApplicationOrigin } from './application-store.ts'
import { saveAddressNews, type AddressNews } from './address-store.ts'
import { readErased } from './erased-addresses.ts'
import { finderLabel } from './person-keep-email.ts'
import { saveImportChanges } from './import-change-store.ts'
import { emailsOf, openBook, type BookPerson, type Finding, type Newcomer, type Outcome, type PersonSource } from './person-book.ts'
import { indexAgain } from './index-store.ts'
import { findKnown, lockPeople, savePeople } from './person-store.ts'

/** Maximum newcomers per call, whose number of statements doesn't grow with them. */
export const chunkSize = 500

const refused = ({ line }: Newcomer): Outcome => ({ line, outcome: 'error', message: erasedSentences.notAddedAgain })

/** An application that says something new changes the person, even if the rest of the row doesn't. */
function takeApplications(list: ApplicationList, newcomers: readonly Newcomer[], outcomes: readonly Outcome[], system: string): Outcome[] {
  return outcomes.map((outcome, position) => {
    const { application } = must(newcomers[position])
    if (outcome.outcome === 'error' || !application) return outcome
    const isNews = list.take(outcome.personId, application, system)
    return isNews && outcome.outcome === 'unchanged' ? { ...outcome, outcome: 'merged' } : outcome
  })
}

const peopleWithApplications = (newcomers: readonly Newcomer[], outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((outcome, position) => (outcome.outcome !== 'error' && must(newcomers[position]).application ? [outcome.personId] : []))

/**
 * Previews adding newcomers chunk by chunk, without writing or locking: each chunk is compared
 * with the people stored at that moment, and with the newcomers before it.
 */
export function openPreview(ctx: WorkspaceContext, source: PersonSource, system = ''): (chunk: readonly Newcomer[]) => Promise<Outcome[]> {
  const book = openBook(ctx.workspaceId, [])
  const applications = openApplications()
  const timestamp = ctx.now().toISOString()
  return async (chunk) => {
    const isErased = await ctx.transaction(async (tx) => {
      book.learn(await findKnown(tx, ctx.workspaceId, chunk))
      return readErased(tx, ctx, chunk)
    })
    const outcomes: Outcome[] = []
    for (const [position, newcomer] of chunk.entries()) {
      if (position % 100 === 49) await nextTurn()
      outcomes.push(isErased(newcomer) ? refused(newcomer) : book.take(newcomer, source, timestamp))
    }
    const people = peopleWithApplications(chunk, outcomes)
    if (people.length > 0) applications.learn(await ctx.transaction((tx) => findApplications(tx, ctx, people)))
    return takeApplications(applications, chunk, outcomes, system)
  }
}

function findingState({ vendor, isGuess }: Finding) {
  return { status: isGuess ? ('guessed' as const) : ('verified' as const), proof: 'finder' as const, origin: finderLabel(vendor), vendor }
}

function statedBy(
  newcomers: readonly Newcomer[],
  outcomes: readonly Outcome[],
  source: PersonSource,
  people: readonly BookPerson[],
): AddressNews[] {
  const ownPeople = new Map(people.map((person) => [person.id, person]))
  return outcomes.flatMap((outcome, position) => {
    if (outcome.outcome === 'error') return []
    const { personId } = outcome
    const { profile, finding } = must(newcomers[position])
    const state = finding ? findingState(finding) : ({ status: 'confirmed', proof: 'stated', origin: source.label } as const)
    const person = ownPeople.get(personId)
    const rootPerson = { id: person?.shadows ?? personId, isNew: person?.state === 'new' && person.shadows === null }
    return emailsOf(profile).map((address) => ({ personId, address, rootPerson, ...state }))
  })
}

/** One outcome per newcomer, in their order. Newcomers that are the same person merge as well; a refused one changes nothing. */
export async function upsertPeople(
  tx: Tx,
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  newcomers: readonly Newcomer[],
  source: PersonSource,
  origin: ApplicationOrigin = { system: '', importId: null },
): Promise<Outcome[]> {
  if (newcomers.length > chunkSize) throw new RangeError(`at most ${chunkSize} people at once`)
  await lockPeople(tx, ctx.workspaceId)
  const book = openBook(ctx.workspaceId, await findKnown(tx, ctx.workspaceId, newcomers))
  const isErased = await readErased(tx, ctx, newcomers)
  const timestamp = ctx.now().toISOString()
  const outcomes: Outcome[] = []
  for (const [position, newcomer] of newcomers.entries()) {
    if (position % 100 === 49) await nextTurn()
    outcomes.push(isErased(newcomer) ? refused(newcomer) : book.take(newcomer, source, timestamp))
  }
  const applications = openApplications()
  applications.learn(await findApplications(tx, ctx, peopleWithApplications(newcomers, outcomes)))
  const all = takeApplications(applications, newcomers, outcomes, origin.system)
  const changed = book.people().filter((person) => person.state !== 'stored')
  const news = applications.changes()
  await savePeople(tx, ctx, vocabulary, changed, source.kind, () => saveApplications(tx, ctx, news, origin))
  const written = new Set(changed.map(({ id }) => id))
  await indexAgain(
    tx,
    news.flatMap(({ personId }) => (written.has(personId) ? [] : personId)),
  )
  if (origin.importId !== null) {
    const applicationKeys = applications.keys()
    await saveImportChanges(tx, ctx, origin.importId, { newcomers, outcomes, people: book.people(), applicationKeys })
  }
  await saveAddressNews(tx, ctx, statedBy(newcomers, all, source, book.people()))
  return all
}
