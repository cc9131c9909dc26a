// Résumés attached to a candidate's email: read before the transaction, stored and merged within it.
import {
  isTheirResume,
  maxAttachedPerDay,
  maxAttachedResumes,
  type AttachedOutcome,
  type AttachedResume,
} from '@fairlead/domain/candidate/attached-resume'
import type { AttachedDocument } from '@fairlead/domain/ports/mail'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import {
  learnFromResume,
  noteOf,
  readResumeFile,
  type ResumeReaders,
  type ResumeReading,
} from '../../candidates/people/learn-from-resume.ts'
import { saveResume } from '../../candidates/imports/resume-store.ts'
import type { ReceivedMail } from './inbound-mail.ts'

export interface ReadDocument {
  file: AttachedDocument
  /** null = not read: the email may be forged, there were too many, or it is of an unknown kind. */
  reading: ResumeReading | null
}

const dayMs = 24 * 3600_000
const none = { jobs: 0, skills: 0, schools: 0 }

/** Reads attachments outside any transaction; none from an email with a doubtful sender. */
export async function readAttached(
  ctx: WorkspaceContext,
  readers: ResumeReaders,
  received: ReceivedMail,
  candidateId: string,
): Promise<ReadDocument[]> {
  const files = received.mail.documents.slice(0, maxAttachedResumes)
  if (files.length === 0) return []
  const room = received.senderCheck === 'fail' ? 0 : await ctx.transaction((tx) => roomToday(tx, ctx, candidateId))
  const read: ReadDocument[] = []
  for (const [index, file] of files.entries())
    read.push({ file, reading: index < room && file.isOpened ? await readResumeFile(readers, file.bytes, ctx.workspaceId) : null })
  return read
}

async function roomToday(tx: Tx, ctx: WorkspaceContext, candidateId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('mail_resume')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('candidate_id', '=', candidateId)
    .where('created_at', '>', new Date(ctx.now().getTime() - dayMs))
    .executeTakeFirstOrThrow()
  return Math.max(0, maxAttachedPerDay - Number(count))
}

/**
 * Stores a candidate's attachments. The caller holds the lock on people, because the profile may change, and the email is new;
 * a repeated read never gets here.
 */
export async function saveAttachedResumes(
  tx: Tx,
  ctx: WorkspaceContext,
  readers: ResumeReaders,
  candidate: LoadedCandidate,
  mailId: string,
  received: ReceivedMail,
  attached: readonly ReadDocument[],
): Promise<void> {
  const room = await roomToday(tx, ctx, candidate.id)
  const addresses = await addressesOf(tx, candidate)
  const sender = received.mail.from?.address ?? null
  const { firstName, lastName } = candidate.profile
  const from = { firstName, lastName, addresses, sender }
  let hasResume = candidate.resumeId !== null
  // the longest goes last, because the newest résumé is the candidate's
  const inOrder = attached.map((document, number) => ({ ...document, number })).toSorted((a, b) => jobsOf(a.reading) - jobsOf(b.reading))
  for (const [index, { file, reading, number }] of inOrder.entries()) {
    const result = await settle(file, index < room ? reading : null)
    await tx
      .insertInto('mail_resume')
      .values({
        mail_id: mailId,
        number,
        workspace_id: ctx.workspaceId,
        candidate_id: candidate.id,
        resume_id: result.resumeId,
        file_name: file.name.trim().slice(0, 255) || 'attachment',
        outcome: result.outcome,
        ...result.read,
        note: result.note,
        created_at: ctx.now(),
      })
      .execute()
  }

  async function settle(file: AttachedDocument, reading: ResumeReading | null): Promise<AttachedResume & { resumeId: string | null }> {
    const without = (outcome: AttachedOutcome) => ({ outcome, read: none, note: '', resumeId: null })
    if (received.senderCheck === 'fail') return without('forged')
    if (!file.isOpened) return without('unopened')
    if (reading === null) return without('too_many')
    const keep = async (kind: 'resume' | 'attached') => {
      if (kind === 'resume') hasResume = true
      return saveResume(tx, ctx, candidate, { ...file, note: noteOf(reading) }, kind)
    }
    // a scan may be the résumé, but must not replace a readable one
    if ('problem' in reading)
      return { outcome: 'unreadable', read: none, note: reading.problem, resumeId: await keep(hasResume ? 'attached' : 'resume') }
    const { read, contact, head, profile, unread } = reading
    // a cover letter lists skills as well
    if (read.jobs + read.schools === 0) return { outcome: 'no_resume', read, note: unread, resumeId: await keep('attached') }
    if (!isTheirResume(from, { text: head, name: contact.name, email: contact.email }))
      return { outcome: 'not_theirs', read, note: unread, resumeId: await keep('attached') }
    const resumeId = await keep('resume')
    const isNew = await learnFromResume(tx, ctx, readers.vocabulary, candidate.personId, profile)
    return { outcome: isNew ? 'updated' : 'unchanged', read, note: unread, resumeId }
  }
}

const jobsOf = (reading: ResumeReading | null) => (reading && 'read' in reading ? reading.read.jobs + reading.read.schools : -1)

/** The candidate's known addresses, and those we have written to. */
async function addressesOf(tx: Tx, { id, profile, preferredEmail }: LoadedCandidate): Promise<string[]> {
  const written = await tx.selectFrom('message').select('to_email').distinct().where('candidate_id', '=', id).execute()
  return [
    ...profile.personalEmails,
    ...profile.workEmails,
    ...(preferredEmail ? [preferredEmail] : []),
    ...written.map((message) => message.to_email),
  ]
}

/** These emails' attachments, by email, in order. */
export async function listAttachedResumes(tx: Tx, candidateId: string) {
  return tx.selectFrom('mail_resume').selectAll().where('candidate_id', '=', candidateId).orderBy('mail_id').orderBy('number').execute()
}
