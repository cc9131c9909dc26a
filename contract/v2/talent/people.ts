import { personFlags } from '@fairlead/domain/candidate/person-flags'
import { touchKinds } from '@fairlead/domain/outreach/in-touch'
import { stages } from '@fairlead/domain/shared/stages'
import { limits } from '@fairlead/domain/shared/limits'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, list, text, texts } from '../../fields.ts'
import { education, experience } from '../../shapes/candidate.ts'
import { knownAddress } from '../../shapes/address.ts'
import { application } from '../../shapes/application.ts'
import { tag } from '../../shapes/tag.ts'

export const readPerson = call(
  'GET',
  'v2/talent/people',
  ['staff', 'unproven'],
  'One person in the talent pool: profile, tags, notes, résumés, and where they are in the projects the user can open; v2/talent/timeline has what happened there.',
  z.object({ person_id: id }),
  z.object({
    person_id: z.string(),
    name: z.string(),
    /** The project that hides the name from this user; null when none does. */
    hidden_by: z.string().nullable(),
    picture_url: z.string().nullable(),
    headline: z.string().nullable(),
    summary: z.string().nullable(),
    location: z.string().nullable(),
    emails: z.array(z.string()),
    /** All known ones with their sources; empty if the name is hidden. */
    addresses: z.array(knownAddress),
    linkedin_url: z.string().nullable(),
    experiences: z.array(experience),
    education: z.array(education),
    skills: z.array(z.string()),
    is_own: z.boolean(),
    source: z.string(),
    added_at: z.string(),
    sources: z.array(z.object({ field: z.string(), source: z.string(), at: z.string() })),
    tags: z.array(tag),
    /** Earlier applications, from imports, newest first. */
    applications: z.array(application),
    notes: z.array(z.object({ id: z.string(), body: z.string(), by: z.string().nullable(), at: z.string(), may_delete: z.boolean() })),
    resumes: z.array(z.object({ id: z.string(), file_name: z.string(), at: z.string(), note: z.string() })),
    projects: z.array(
      z.object({
        project_id: z.string(),
        project_name: z.string(),
        is_archived: z.boolean(),
        candidate_id: z.string(),
        status: z.enum(stages),
        stage: z.string(),
        since: z.string(),
      }),
    ),
    /** Contacts in projects the user can't open: who and when, never where. */
    elsewhere: z.array(z.object({ kind: z.enum(touchKinds), by: z.string().nullable(), at: z.string(), sentence: z.string() })),
    /** Why no one writes to them; null when nothing prevents it. */
    stopped: z.enum([...personFlags, 'unsubscribed']).nullable(),
    may_delete: z.boolean(),
  }),
)
export type ReadPerson = CallType<typeof readPerson>

export const changePerson = call(
  'PUT',
  'v2/talent/people',
  ['unproven'],
  'Edits a person’s basic information. A person in the shared pool becomes one of the workspace’s own.',
  z.object({
    person_id: id,
    name: text,
    headline: text.default(''),
    location: text.default(''),
    linkedin_url: text.default(''),
    emails: list(text, 20).default([]),
    skills: texts.default([]),
  }),
  z.object({ person_id: z.string() }),
  { audit: 'person_changed' },
)
export type ChangePerson = CallType<typeof changePerson>

export const deletePeople = call(
  'DELETE',
  'v2/talent/people',
  ['unproven'],
  'Deletes people for good: profile, résumés, emails and notes. Hashes of their addresses stay, so that they are neither written to nor added again. All or none; admins only.',
  z.object({ person_ids: list(id, limits.deleteAtOnce) }),
  z.object({ deleted: z.number().int() }),
  { audit: 'itself' },
)
export type DeletePeople = CallType<typeof deletePeople>
