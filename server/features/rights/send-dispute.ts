// A candidate says that a fact or a claim about them is wrong: a task for the team, due within a month. And documents that they add.
import { disputeDue, maxOpenDisputes, type DisputeDetails, type DisputeSubject } from '@fairlead/domain/candidate/your-data'
import { isSame } from '@fairlead/domain/candidate/merge'
import { applyChange, whyNotChange, type FactChange } from '@fairlead/domain/candidate/fact-change'
import { dayOfMoment, type Day } from '@fairlead/domain/shared/days'
import type { Language } from '@fairlead/domain/shared/language'
import { asReader } from '@fairlead/domain/shared/readers-language'
import { resumeKind, resumeMaximumBytes } from '@fairlead/domain/candidate/resume-file'
import { maxAttachedPerDay } from '@fairlead/domain/candidate/attached-resume'
import { Refusal } from '@fairlead/domain/refusal'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { findResumeOf, listResumes, saveResume } from '../candidates/imports/resume-store.ts'
import { learnFromResume, noteOf, readResumeFile, type ResumeReaders } from '../candidates/people/learn-from-resume.ts'
import { readPlace } from '../candidates/people/people-rows.ts'
import { lockPeople, readOwnPerson } from '../candidates/people/person-store.ts'
import { loadCandidate, lockWithProject, type LoadedCandidate } from '../candidates/records/access-candidate.ts'
import { missedForCandidate } from '../candidates/views/missed-requirements.ts'
import { saveInformation } from '../mail/inbound/save-information.ts'
import { openTask } from '../mail/messages/task-store.ts'
import { atAccess, unknownPage, type Access, type PageLinks } from './open-page.ts'
import { text } from './texts/texts.ts'

export interface SentDispute {
  access: string
  /** Of the search whose reason or requirement it is about; null for a fact. */
  candidateId: string | null
  about: DisputeSubject
  /** The position of the reason, or of the requirement. */
  position: number
  change: FactChange
  statement: string
  documentId: string | null
  language: Language
}

/** Sending the same again returns the open one. Returns the day by which the team decides. */
export function sendDispute(links: PageLinks, input: SentDispute): Promise<Day> {
  return atAccess(links, input.access, async (tx, access) => {
    const { ctx, personIds, email } = access
    const candidate = await candidateOf(tx, access, input.candidateId)
    const problem = whyNotChange(input.change)
    if (problem) throw new Refusal('invalid_input', undefined, { change: problem })
    await lockWithProject(tx, candidate.id)
    const { profile } = await readOwnPerson(tx, ctx.workspaceId, candidate.personId)
    if (!applyChange(profile, input.change, readPlace)) throw new Refusal('invalid_move', text.stale)
    const document = input.documentId === null ? null : await findDocument(tx, personIds, input.documentId)
    const open = await tx
      .selectFrom('task')
      .selectAll()
      .where('person_id', 'in', personIds)
      .where('kind', '=', 'dispute')
      .where('state', '=', 'open')
      .execute()
    const details: DisputeDetails = {
      about: input.about,
      claim: await claimOf(tx, candidate.id, input),
      change: input.change,
      resumeId: document?.id ?? null,
      fileName: document?.fileName ?? null,
      email,
      language: input.language,
    }
    const isRepeated = ({ change, claim }: DisputeDetails) => claim === details.claim && isSame(change, details.change)
    const same = open.find((row) => row.details.dispute && isRepeated(row.details.dispute))
    if (same?.due_at) return dayOfMoment(same.due_at)
    if (open.length >= maxOpenDisputes) throw new Refusal('rate_limited', text.tooManyOpen)
    const day = disputeDue(dayOfMoment(ctx.now()))
    const about = { projectId: candidate.projectId, candidateId: candidate.id }
    const quote = input.statement.trim() || null
    const taskId = await openTask(tx, ctx, {
      ...about,
      personId: candidate.personId,
      kind: 'dispute',
      inboundId: null,
      day,
      quote,
      details: { dispute: details },
    })
    if (taskId !== null) await record(tx, ctx, { type: 'task.opened', ...about, taskId, kind: 'dispute' })
    return day
  })
}

async function candidateOf(tx: Tx, { candidate, personIds }: Access, candidateId: string | null): Promise<LoadedCandidate> {
  // someone who is no candidate has no card on which the team could decide
  if (!candidate) throw new Refusal('invalid_move', text.replyInstead)
  if (candidateId === null || candidateId === candidate.id) return candidate
  const named = await loadCandidate(tx, candidateId, false)
  if (!named || !personIds.includes(named.personId)) throw unknownPage()
  return named
}

async function findDocument(tx: Tx, personIds: string[], id: string) {
  const document = (await listResumes(tx, personIds)).find((file) => file.id === id)
  if (!document || !(await findResumeOf(tx, personIds, id))) throw new Refusal('not_found', text.unknownDocument)
  return document
}

/** As the team reads it, in English. */
async function claimOf(tx: Tx, candidateId: string, { about, position }: SentDispute): Promise<string | null> {
  if (about === 'fact') return null
  const row = await tx.selectFrom('candidate').select('assessment').where('id', '=', candidateId).executeTakeFirst()
  const assessment = row?.assessment ?? null
  const claim = about === 'reason' ? assessment?.reasons[position]?.text : missedForCandidate(assessment, 'en')[position]?.text
  if (claim === undefined) throw new Refusal('invalid_move', text.stale)
  return claim
}

/**
 * Stores a file; a résumé's facts are added to the profile. Returns the document, and whether facts were read from it.
 * `isProof`: it belongs to a dispute that follows.
 */
export async function addDocument(
  links: PageLinks,
  readers: ResumeReaders,
  input: { access: string; file: { name: string; bytes: Uint8Array } | null; isProof: boolean },
): Promise<{ id: string; isRead: boolean }> {
  const { file } = input
  const workspaceId = await atAccess(links, input.access, async (_, { ctx }) => Promise.resolve(ctx.workspaceId))
  const kind = file && file.bytes.length <= resumeMaximumBytes ? resumeKind(file.bytes) : null
  if (!file || !kind) throw new Refusal('unsupported_file', text.documentRefused)
  const reading = await readResumeFile(readers, file.bytes, workspaceId)
  // a certificate lists skills as well; only a résumé has jobs or schools
  const resume = 'profile' in reading && reading.read.jobs + reading.read.schools > 0 ? reading.profile : null
  return atAccess(links, input.access, async (tx, { ctx, candidate: subject, personIds }) => {
    if (!subject) throw new Refusal('invalid_move', text.replyInstead)
    const candidateId = subject.id
    await lockPeople(tx, ctx.workspaceId)
    const locked = await lockWithProject(tx, candidateId)
    if (!locked) throw unknownPage()
    const { project, candidate } = locked
    const recent = (await listResumes(tx, personIds)).filter(({ at: time }) => time.getTime() > ctx.now().getTime() - 86_400_000)
    if (recent.length >= maxAttachedPerDay) throw new Refusal('too_many_attempts')
    const id = await saveResume(tx, ctx, candidate, { ...file, note: noteOf(reading) }, resume ? 'resume' : 'attached')
    if (resume) await learnFromResume(tx, ctx, readers.vocabulary, candidate.personId, resume)
    const about = { projectId: project.id, candidateId: candidate.id }
    await record(tx, ctx, { type: 'candidate.changed', ...about })
    // the dispute names its document; any other is for the team to look at, and says nothing about interest
    if (!input.isProof) {
      const mailId = newId()
      const note = asReader('en', () => ({ subject: text.documentSubject, message: text.documentMessage(file.name.slice(0, 255)) }))
      await saveInformation(tx, ctx, candidate, { id: mailId, ...note, label: 'unclear' })
      await record(tx, ctx, { type: 'information.received', ...about, mailId })
    }
    return { id, isRead: resume !== null }
  })
}
