// A candidate's offer behind their link: read, downloaded, signed, or declined without an account.
import { checkSignature, longestComment, textOfLetter, whyNotAnswer, type OfferSignature } from '@fairlead/domain/candidate/offer-letter'
import type { LetterWriter } from '@fairlead/domain/ports/letters'
import type { OutgoingFile } from '@fairlead/domain/ports/mail'
import { fullName } from '@fairlead/domain/shared/profile'
import { appLanguageOf, asReader } from '@fairlead/domain/shared/readers-language'
import { text as validationText } from '@fairlead/domain/shared/texts/validation'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { requestOrigin } from '../../platform/request-origin.ts'
import { countAttempt } from '../accounts/security/login-rate-limit.ts'
import { findLink } from '../accounts/security/link-store.ts'
import { lockWithProject, type LoadedCandidate } from '../candidates/records/access-candidate.ts'
import { saveAttachment } from '../mail/messages/attachment-store.ts'
import type { LoadedProject } from '../projects/records/access-project.ts'
import { fileOf, unwritableIn } from './letter-desk.ts'
import { findLetter, readFile, settleLetter, type StoredLetter } from './offer-letter-store.ts'
import { text } from './texts/texts.ts'

export interface OfferLinks {
  database: Database
  now(): Date
}

/** Per link in fifteen minutes. */
const maxCalls = 120

interface Offer {
  ctx: WorkspaceContext
  project: LoadedProject
  candidate: LoadedCandidate
  letter: StoredLetter
}

/** Locks the candidate, so that signing, declining, and withdrawing follow each other; refuses with 'not_found' once the link has ended. */
async function atLink<T>({ database, now }: OfferLinks, token: string, work: (tx: Tx, offer: Offer) => Promise<T>): Promise<T> {
  const link = await findLink(database.system, token, 'offer', now())
  if (!link?.candidateId) throw ended()
  await countAttempt(database.system, `offer ${link.hash.toString('hex')}`, now(), maxCalls)
  const { candidateId } = link
  const ctx = systemContext(database, link.workspaceId, now)
  return ctx.transaction(async (tx) => {
    const locked = await lockWithProject(tx, candidateId)
    const letter = locked && (await findLetter(tx, candidateId, 'sent'))
    if (!locked || !letter || locked.project.isArchived) throw ended()
    return work(tx, { ctx, ...locked, letter })
  })
}

const ended = () => new Refusal('not_found', text.linkEnded)

export interface OfferView {
  candidateName: string
  jobTitle: string
  hiringCompany: string
  /** null for a withdrawn offer. */
  body: string | null
  answerBy: string
  /** Why it can't be answered; null when it can. */
  refusal: string | null
  state: StoredLetter['state']
  signedName: string | null
}

export function readOffer(links: OfferLinks, token: string): Promise<OfferView> {
  return atLink(links, token, async (_, { ctx, project, candidate, letter }) => {
    const refusal = whyNotAnswer({ ...letter, stage: candidate.stage }, ctx.now())
    return {
      candidateName: fullName(candidate.profile),
      jobTitle: project.settings.jobTitle,
      hiringCompany: project.settings.hiringCompany,
      body: isReadable(letter, candidate) ? textOfLetter(letter) : null,
      answerBy: letter.answerBy,
      refusal,
      state: letter.state,
      signedName: letter.signature?.by === 'link' ? letter.signature.name : null,
    }
  })
}

/** A withdrawn offer is no longer shown; one that was signed stays readable for the person who signed it. */
const isReadable = ({ state }: StoredLetter, { stage }: LoadedCandidate) =>
  state === 'signed' || state === 'declined' || (state === 'sent' && stage === 'OFFER')

export function readOfferFile(links: OfferLinks, token: string): Promise<OutgoingFile> {
  return atLink(links, token, async (tx, { letter, candidate }) => {
    const id = letter.signedFileId ?? letter.fileId
    const file = id && isReadable(letter, candidate) ? await readFile(tx, id) : null
    if (!file) throw new Refusal('not_found', text.noFile)
    return file
  })
}

/** Signs the file that was sent. The same person signing again changes nothing. */
export function signOffer(
  links: OfferLinks,
  writer: LetterWriter,
  { token, name, consent }: { token: string; name: string; consent: boolean },
): Promise<void> {
  return atLink(links, token, async (tx, { ctx, project, candidate, letter }) => {
    const signedName = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
    const wrong = checkSignature({ name: signedName, consent })
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    if (letter.state === 'signed' && letter.signature?.by === 'link' && letter.signature.name === signedName) return
    const refusal = whyNotAnswer({ ...letter, stage: candidate.stage }, ctx.now())
    if (refusal) throw new Refusal('invalid_move', refusal)
    const strange = writer.unwritable(signedName)
    if (strange.length > 0) {
      const sentence = text.nameUnwritable(strange.join(' '))
      throw new Refusal('invalid_input', sentence, { name: sentence })
    }
    const strangeInLetter = unwritableIn(project, letter, writer)
    if (strangeInLetter.length > 0) throw new Refusal('invalid_move', text.unwritable(strangeInLetter.join(' ')))
    if (!letter.fileSha256) throw new Refusal('not_found', text.noFile)
    const origin = requestOrigin()
    const signature: OfferSignature & { by: 'link' } = {
      by: 'link',
      name: signedName,
      at: ctx.now().toISOString(),
      address: origin?.ip ?? '',
      userAgent: origin?.userAgent ?? '',
      sha256: letter.fileSha256.toString('hex'),
    }
    const page = asReader(appLanguageOf(letter.language) ?? 'en', () => pageOf(signature))
    const bytes = await writer.write({ ...fileOf(project, letter, letter.sentAt ?? ctx.now()), signature: page.signature })
    const place = { projectId: project.id, candidateId: candidate.id }
    const file = await saveAttachment(tx, ctx, place, { name: page.name, contentType: 'application/pdf', bytes })
    if (!(await settleLetter(tx, ctx, letter, { state: 'signed', signature, signedFileId: file.id }))) throw ended()
    await answered(tx, ctx, { project, candidate, letter }, 'signed')
  })
}

const pageOf = ({ name, at: moment, address, userAgent, sha256 }: OfferSignature & { by: 'link' }) => ({
  name: text.signedFileName,
  signature: {
    title: text.signatureTitle,
    lines: [
      text.signedBy(name),
      text.signedAt(`${moment.slice(0, 19).replace('T', ' ')} UTC`),
      text.signedFrom(address),
      text.signedWith(userAgent),
      text.signedFile(sha256),
      text.consent,
    ],
  },
})

export function declineOffer(links: OfferLinks, { token, reason }: { token: string; reason: string }): Promise<void> {
  return atLink(links, token, async (tx, { ctx, project, candidate, letter }) => {
    const words = reason.trim()
    if (words.length > longestComment)
      throw new Refusal('invalid_input', undefined, { reason: validationText.charactersMax(longestComment) })
    if (letter.state === 'declined' && letter.declineReason === words) return
    const refusal = whyNotAnswer({ ...letter, stage: candidate.stage }, ctx.now())
    if (refusal) throw new Refusal('invalid_move', refusal)
    if (!(await settleLetter(tx, ctx, letter, { state: 'declined', declineReason: words }))) throw ended()
    await answered(tx, ctx, { project, candidate, letter }, 'declined')
  })
}

async function answered(tx: Tx, ctx: WorkspaceContext, { project, candidate, letter }: Omit<Offer, 'ctx'>, answer: 'signed' | 'declined') {
  const about = { projectId: project.id, candidateId: candidate.id }
  await record(tx, ctx, { type: 'offer.answered', ...about, letterId: letter.id, answer })
  await record(tx, ctx, { type: 'candidate.changed', ...about })
}
