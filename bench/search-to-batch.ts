// A whole search as a user's browser sees it: from submitting the wizard to a batch ready for review.
import { listenToEvents, listEventsAfter, newestEventId } from '../server/platform/events.ts'
import type { Database } from '../server/platform/database.ts'
import { timed, type Caller } from './figures.ts'

const template = { name: 'Template 1', initial_outreach_subject: 'A job', initial_outreach_template: '<p>Hello</p>' }

/**
 * @param fields settings of the project, as sent to the API
 * @returns milliseconds
 */
export async function searchToBatch(
  call: Caller,
  database: Database,
  fields: Record<string, unknown> & { job_titles: readonly string[] },
): Promise<number> {
  const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', {
    project_name: 'Bench',
    job_title: fields.job_titles[0] ?? 'Anything',
    type: '3',
  })
  await call('PUT', 'v1/projects/settings', { project_id, ...fields, outreach_templates: [template] })
  const done = Promise.withResolvers<void>()
  const before = await newestEventId(database)
  const stop = await listenToEvents(database, () => {
    listEventsAfter(database, { after: before, lookBack: 0, limit: 1000 }).then((stored) => {
      const isDone = stored.some(
        ({ event }) => (event.type === 'search.batch_ready' || event.type === 'project.status_changed') && event.projectId === project_id,
      )
      if (isDone) done.resolve()
    }, done.reject)
  })
  const [, took] = await timed(async () => {
    await call('POST', 'v2/projects/flashcards/initial', { project_id })
    await done.promise
  })
  await stop()
  return took
}
