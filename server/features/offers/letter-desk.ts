// A candidate's offer letter for a member of the team: access, what it lacks, and its values.
import type { OfferTerms } from '@fairlead/domain/candidate/offer'
import { isSameTerms, letterValues, textOfLetter, type LetterStanding } from '@fairlead/domain/candidate/offer-letter'
import type { LetterFile, LetterWriter } from '@fairlead/domain/ports/letters'
import type { Language } from '@fairlead/domain/shared/language'
import { appLanguageOf, asReader } from '@fairlead/domain/shared/readers-language'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessCandidate, type CandidateKey, type LoadedCandidate } from '../candidates/records/access-candidate.ts'
import { languageOfCandidate } from '../mail/messages/candidate-language.ts'
import { valuesFor } from '../mail/messages/template-values.ts'
import { mayDo } from '@fairlead/domain/project/project'
import type { LoadedProject } from '../projects/records/access-project.ts'
import { listApprovals, type StoredApproval } from './offer-approval-store.ts'
import { findLetter, type StoredLetter } from './offer-letter-store.ts'
import { text } from './texts/texts.ts'

export interface LetterDesk {
  project: LoadedProject
  candidate: LoadedCandidate
  letter: StoredLetter | null
  approvals: StoredApproval[]
  terms: OfferTerms | null
}

/** For members who may move candidates. A letter names the candidate, so that projects that hide names have none. */
export async function openLetterDesk(
  tx: Tx,
  ctx: ActorContext,
  key: CandidateKey,
  need: 'read' | 'decide' = 'decide',
): Promise<LetterDesk> {
  const { project, candidate } = await accessCandidate(tx, ctx.actor, key, need)
  if (!mayDo('move_candidates', project, ctx.actor)) throw new Refusal('not_permitted')
  if (project.biasReducer) throw new Refusal('not_permitted', text.namesHidden)
  const letter = await findLetter(tx, candidate.id)
  const approvals = letter ? await listApprovals(tx, letter.id) : []
  return { project, candidate, letter, approvals, terms: await readTerms(tx, candidate.id) }
}

/** The terms of the candidate's offer as they are now. */
export async function readTerms(tx: Tx, candidateId: string): Promise<OfferTerms | null> {
  const row = await tx.selectFrom('candidate').select('offer_terms').where('id', '=', candidateId).executeTakeFirst()
  return row?.offer_terms ?? null
}

/** The characters of the letter and of its head that the file can't show. */
export const unwritableIn = ({ settings }: Pick<LoadedProject, 'settings'>, letter: StoredLetter, writer: LetterWriter): string[] =>
  writer.unwritable(`${settings.hiringCompany}\n${textOfLetter(letter)}`)

export const standingOf = (
  { project, candidate, letter, approvals, terms }: LetterDesk & { letter: StoredLetter },
  writer: LetterWriter,
): LetterStanding => ({
  state: letter.state,
  version: letter.version,
  stage: candidate.stage,
  hasOtherTerms: hasOtherTerms(letter, terms),
  body: textOfLetter(letter),
  answerBy: letter.answerBy,
  unwritable: unwritableIn(project, letter, writer),
  approvals,
})

/** A letter that was sent stays as it is. */
export const hasOtherTerms = (letter: StoredLetter, terms: OfferTerms | null): boolean =>
  letter.state === 'draft' && !isSameTerms(letter.terms, terms)

/** The values of every variable of a letter that has one. */
export async function valuesOf(
  tx: Tx,
  { project, candidate, terms }: Pick<LetterDesk, 'project' | 'candidate' | 'terms'>,
  { answerBy, now }: { answerBy: string; now: Date },
): Promise<{ values: Record<string, string>; language: Language }> {
  const language = await languageOfCandidate(tx, candidate.id)
  const { settings } = project
  const place = settings.locations[0] ?? ''
  const ofLetter = letterValues({ terms, place, signer: settings.senderName, answerBy }, language)
  return { values: { ...valuesFor(project, candidate, now, ''), ...ofLetter }, language }
}

/** The file of a letter without a signature. */
export const fileOf = (project: Pick<LoadedProject, 'settings'>, letter: StoredLetter, date: Date): LetterFile => {
  const { settings } = project
  return {
    title: asReader(appLanguageOf(letter.language) ?? 'en', () => text.fileName.replace(/\.pdf$/, '')),
    company: settings.hiringCompany,
    body: textOfLetter(letter),
    language: letter.language,
    signature: null,
    date,
  }
}
