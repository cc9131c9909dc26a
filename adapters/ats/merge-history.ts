// Earlier applications through Merge: one page, with the objects they refer to.
import type { AtsPastApplication, AtsPosition } from '@fairlead/domain/ports/ats'
import { field, text } from '../http/shape.ts'
import { pageOf, type MergeClient } from './merge-client.ts'
import { dayOf } from './vendor-client.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A page of the applications that were modified since a time; the time at which a reading began is where the next one begins. */
export async function mergeHistory(
  client: MergeClient,
  accountToken: string,
  { since, cursor }: AtsPosition,
): Promise<{ applications: AtsPastApplication[]; next: AtsPosition }> {
  const [began = '', pageCursor] = cursor === null ? [new Date().toISOString()] : cursor.split(' ')
  const query = {
    page_size: '50',
    expand: 'candidate,job,current_stage,reject_reason',
    ...(since === null ? {} : { modified_after: since }),
    ...(pageCursor === undefined ? {} : { cursor: pageCursor }),
  }
  const { results, next } = pageOf((await client.read('applications', accountToken, query)) ?? { results: [] })
  return {
    applications: results.flatMap((entry) => pastOf(entry) ?? []),
    next: next === null || next === pageCursor ? { since: began, cursor: null } : { since, cursor: `${began} ${next}` },
  }
}

function pastOf(entry: unknown): AtsPastApplication | null {
  const [id, candidate, stage] = [text(entry, 'id'), field(entry, 'candidate'), field(entry, 'current_stage')]
  if (!id || typeof candidate !== 'object' || candidate === null) return null
  const rejected = text(entry, 'rejected_at')
  const textIn = (value: unknown, name: string) => text(value, name) ?? ''
  const values = (name: string) => listOf(field(candidate, name)).flatMap((value) => text(value, 'value') ?? [])
  const [place] = listOf(field(candidate, 'locations'))
  return {
    id,
    stageId: typeof stage === 'string' ? stage : text(stage, 'id'),
    isRejected: rejected !== null,
    application: {
      jobTitle: textIn(field(entry, 'job'), 'name'),
      stage: textIn(stage, 'name'),
      outcome: rejected === null ? 'open' : 'rejected',
      appliedOn: dayOf(text(entry, 'applied_at')),
      endedOn: dayOf(rejected),
      reason: textIn(field(entry, 'reject_reason'), 'name'),
      source: textIn(entry, 'source'),
      externalId: text(entry, 'remote_id') ?? id,
    },
    person: {
      name: `${textIn(candidate, 'first_name')} ${textIn(candidate, 'last_name')}`.trim(),
      email: values('email_addresses')[0] ?? '',
      title: textIn(candidate, 'title'),
      company: textIn(candidate, 'company'),
      place: typeof place === 'string' ? place : '',
      linkedinUrl: values('urls').find((link) => /linkedin\.com\/in\//i.test(link)) ?? '',
    },
  }
}
