// The item requested from a candidate on hold arrives through their link: it is stored, and they are Interested again.
import { greetingName } from '@fairlead/domain/shared/person-name'
import { resumeKind, resumeMaximumBytes } from '@fairlead/domain/candidate/resume-file'
import { resumeReadWords, type ResumeCounts } from '@fairlead/domain/candidate/resume-reading'
import { informationWords } from '@fairlead/domain/conversation/information'
import { interestedStage } from '@fairlead/domain/project/tabs'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { findLink, useLink } from '../../accounts/security/link-store.ts'
import { loadCandidate, lockWithProject } from '../../candidates/records/access-candidate.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import {
  learnFromResume,
  noteOf,
  readResumeFile,
  type ResumeReaders,
  type ResumeReading,
} from '../../candidates/people/learn-from-resume.ts'
import { lockPeople } from '../../candidates/people/person-store.ts'
import { saveResume } from '../../candidates/imports/resume-store.ts'
import { saveInformation } from '../../mail/inbound/save-information.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { text } from '../texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'
import { must } from '@fairlead/domain/shared/records'

const gone = () => new Refusal('not_found', text.linkUsed)

export interface InformationRequest {
  firstName: string
  item: string
  jobTitle: string
  hiringCompany: string
}

/** The requested item of a link; refuses an unknown, used, or expired link. */
export async function readRequest(database: Database, token: string, now: Date): Promise<InformationRequest> {
  const link = await findLink(database.system, token, 'additional_information', now)
  if (!link?.candidateId) throw gone()
  return database.inWorkspace(link.workspaceId, async (tx) => {
    const candidate = await loadCandidate(tx, must(link.candidateId), false)
    const project = candidate && (await loadProject(tx, candidate.projectId))
    if (!candidate || !project) throw gone()
    return {
      firstName: greetingName(candidate.profile),
      item: informationWords(candidate.keptFor ?? 'more information'),
      jobTitle: project.jobTitle,
      hiringCompany: project.hiringCompany,
    }
  })
}

export interface GivenInformation {
  token: string
  message: string
  file: { name: string; bytes: Uint8Array } | null
}

/** Text, a file, or both; uses up the link. Returns the candidate and what was read from the file. */
export async function receiveInformation(
  database: Database,
  readers: ResumeReaders,
  input: GivenInformation,
  now: () => Date,
): Promise<{ workspaceId: string; candidateId: string; resume: ResumeCounts | null; resumeNote: string }> {
  const link = await findLink(database.system, input.token, 'additional_information', now())
  if (!link?.candidateId) throw gone()
  const message = input.message.trim()
  if (message === '' && !input.file) throw new Refusal('invalid_input', undefined, { message: messages.fieldRequired })
  const ctx = systemContext(database, link.workspaceId, now)
  const isKept = input.file !== null && input.file.bytes.length <= resumeMaximumBytes && resumeKind(input.file.bytes) !== null
  const reading = isKept && input.file ? await readResumeFile(readers, input.file.bytes, link.workspaceId) : null
  const resume = reading && 'profile' in reading ? reading.profile : null
  const outcome = readingWords(reading)
  await ctx.transaction(async (tx) => {
    if (resume) await lockPeople(tx, link.workspaceId)
    const locked = await lockWithProject(tx, must(link.candidateId))
    if (!locked || !(await useLink(tx, link.hash, now()))) throw gone()
    const { project, candidate } = locked
    if (input.file) await saveResume(tx, ctx, candidate, { ...input.file, note: noteOf(reading) })
    if (resume) await learnFromResume(tx, ctx, readers.vocabulary, candidate.personId, resume)
    const mailId = newId()
    await saveInformation(tx, ctx, candidate, {
      id: mailId,
      subject: `They sent ${informationWords(candidate.keptFor ?? 'more information')}`,
      message: [message, input.file ? [`File: ${input.file.name}`, outcome].filter(Boolean).join('\n') : ''].filter(Boolean).join('\n\n'),
    })
    await saveCandidate(tx, candidate.id, { keptFor: null, repliedAt: now() })
    const details = { note: 'Sent the requested information' }
    if (candidate.stage === 'AWAITING_INFO')
      await moveCandidate(tx, { project, candidate, to: interestedStage(project), by: { ctx, actor: null }, details })
    await record(tx, ctx, { type: 'information.received', projectId: project.id, candidateId: candidate.id, mailId })
  })
  return {
    workspaceId: link.workspaceId,
    candidateId: link.candidateId,
    resume: reading && 'read' in reading ? reading.read : null,
    resumeNote: reading && 'problem' in reading ? reading.problem : '',
  }
}

function readingWords(reading: ResumeReading | null): string {
  if (!reading) return ''
  return 'read' in reading ? [resumeReadWords(reading.read), reading.unread].filter(Boolean).join('\n') : reading.problem
}
