// The meaning of Merge's responses to a write: done, explicitly refused, certainly not received, or unknown.
import { AtsDown, type AtsPerson, type AtsWrite } from '@fairlead/domain/ports/ats'
import type { Answer } from '../http/send-request.ts'
import { field, text } from '../http/shape.ts'
import { atsDownFrom, unreadable, type MergeClient } from './merge-client.ts'

/** Problem types from Merge's list 'Writes warnings and errors'. */
const relinkProblems = new Set(['RELINK_NEEDED', 'CREDENTIAL_REFRESH_FAILED'])
const sentences: Record<string, string> = {
  MISSING_PERMISSION: 'The link has no permission to write. Ask the administrator of the system to allow it.',
  DISABLED_MODEL_WRITE: 'Writing is switched off for this link.',
}

/**
 * POSTs once. 2xx with `model.id` is done, with or without warnings; 429 and a failed connection were certainly not received;
 * 5xx, a lost response, an unreadable success, and a reported duplicate are unknown: the caller looks it up.
 */
export async function write(client: MergeClient, path: string, accountToken: string, body: Record<string, unknown>): Promise<AtsWrite> {
  const answer = await client.post(path, accountToken, body)
  if (answer.state === 'not_reached') return { state: 'not_asked', reason: answer.reason, retryAfter: null }
  if (answer.state === 'lost') return { state: 'unknown', reason: answer.reason }
  const { status } = answer
  if (status === 429) return { state: 'not_asked', reason: 'The ATS gateway asks us to wait.', retryAfter: answer.retryAfter ?? 60 }
  if (status >= 500) return { state: 'unknown', reason: `The ATS gateway failed (${status}).` }
  if (status === 401 || status === 403) return refusedAccount(client)
  return status >= 200 && status < 300 ? accepted(answer.body) : refused(answer)
}

async function refusedAccount(client: MergeClient): Promise<AtsWrite> {
  try {
    await client.assertOurKey()
    return { state: 'relink' }
  } catch (error) {
    if (error instanceof AtsDown) return { state: 'not_asked', reason: error.message, retryAfter: error.retryAfter }
    throw error
  }
}

function accepted(body: unknown): AtsWrite {
  const problem = problemOf(body)
  if (problem) return problem
  const id = text(field(body, 'model'), 'id')
  return id === null ? { state: 'unknown', reason: unreadable } : { state: 'done', id }
}

function refused(answer: Extract<Answer, { state: 'answered' }>): AtsWrite {
  return problemOf(answer.body) ?? { state: 'refused', reason: text(answer.body, 'detail') ?? atsDownFrom(answer).message }
}

function problemOf(body: unknown): AtsWrite | null {
  const errors = field(body, 'errors')
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  if (first === undefined) return null
  const type = text(first, 'problem_type') ?? ''
  const sentence = sentences[type] ?? text(first, 'detail') ?? text(first, 'title') ?? 'The system refused it.'
  if (relinkProblems.has(type)) return { state: 'relink' }
  return type === 'DUPLICATE_MODEL_EXISTS' ? { state: 'unknown', reason: sentence } : { state: 'refused', reason: sentence }
}

export const inNameOf = (userId: string | null) => (userId === null ? {} : { remote_user_id: userId })

/** Merge's Candidate; unknown fields are left out. */
export function candidateModel(person: AtsPerson): Record<string, unknown> {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    email_addresses: [{ value: person.email, email_address_type: 'PERSONAL' }],
    ...(person.title ? { title: person.title } : {}),
    ...(person.company ? { company: person.company } : {}),
    ...(person.place ? { locations: [person.place] } : {}),
    ...(person.linkedinUrl ? { urls: [{ value: person.linkedinUrl, url_type: 'SOCIAL_MEDIA' }] } : {}),
  }
}
