// A person's events outside of projects: when they were added to the pool, notes, and why no one may write to them.
import { applicationSentence } from '@fairlead/domain/candidate/application'
import { dayAsMoment } from '@fairlead/domain/shared/dates'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { readApplications } from '../candidates/people/application-views.ts'
import { emailsOf } from '../candidates/people/person-book.ts'
import { readSuppressions } from '../mail/suppression/suppression-store.ts'
import type { LoadedPerson } from './access-person.ts'
import { readNotes } from './note-store.ts'
import type { TimelineEvent } from './timeline-views.ts'
import { text } from './texts/texts.ts'

export async function readOwnEvents(tx: Tx, ctx: ActorContext, person: LoadedPerson): Promise<TimelineEvent[]> {
  const about = { by: null, subject: null, text: null, replyLabel: null, files: 0, projectId: null, candidateId: null }
  if (!person.isOwn) return []
  const applications = (await readApplications(tx, [person.id])).get(person.id) ?? []
  const notes = await readNotes(tx, ctx, person.id)
  const flags = await tx.selectFrom('person_flag').select(['kind', 'at', 'quote']).where('person_id', '=', person.id).execute()
  const suppressions = await readSuppressions(tx, ctx, emailsOf(person.profile))
  return [
    { ...about, id: `person:${person.id}`, kind: 'added', at: person.createdAt, label: text.timelineInPool },
    ...applications.map((application): TimelineEvent => ({
      ...about,
      id: `application:${application.id}`,
      kind: 'application',
      at: application.appliedOn === null ? application.addedAt : dayAsMoment(application.appliedOn),
      label: applicationSentence(application),
      subject: [application.system, application.source].filter(Boolean).join(', ') || null,
    })),
    ...notes.map((note): TimelineEvent => ({
      ...about,
      id: `note:${note.id}`,
      kind: 'note',
      at: note.at,
      label: text.timelineNote,
      by: note.by,
      text: note.body,
    })),
    ...flags.map(({ kind, at: time, quote }): TimelineEvent => ({
      ...about,
      id: `flag:${kind}`,
      kind: 'stop',
      at: time,
      label: text.timelineFlags[kind],
      text: quote,
    })),
    ...suppressions.map(({ reason, scope, at: time }, index): TimelineEvent => ({
      ...about,
      id: `stop:${index}:${reason}`,
      kind: 'stop',
      at: time,
      label: scope === 'domain' ? text.timelineDomainStopped : text.timelineStops[reason],
    })),
  ]
}
