// LinkedIn test helpers: a project, people with profiles, calls, and the gateway's messages.
import { historyEventToWire } from '@fairlead/contract/codes'
import type { Stage } from '@fairlead/domain/shared/stages'
import { newId } from '../server/platform/ids.ts'
import { newUser, type TestApp, type TestUser } from './test-app.ts'
import { addPerson, activeProject } from './projects.ts'

export type LinkedinTools = Awaited<ReturnType<typeof startLinkedinTools>>

export async function startLinkedinTools(testApp: TestApp, user?: TestUser) {
  const me = user ?? (await newUser(testApp.app))
  const project_id = await activeProject(testApp, me)
  const db = testApp.database.system
  return {
    user: me,
    project_id,
    signIn: (username = `${newId()}@work.example`) => me.call<string>('POST', 'v1/li/login', { username, password: 'a-password-9f2' }),
    addCandidate: (stage: Stage = 'UNDER_REVIEW', change: { linkedinUrl?: string | null } = {}) =>
      addPerson(testApp, me, project_id, { stage, profile: { linkedinUrl: `https://www.linkedin.com/in/jo-${newId()}`, ...change } }),
    connect: (candidate_id: string, fields: object = {}) =>
      me.call('POST', 'v1/li/connect', { project_id, candidate_id, message_body: 'Hi {{first_name}}, shall we connect?', ...fields }),
    inmail: (candidate_id: string, fields: object = {}) =>
      me.call('POST', 'v1/li/inmail', {
        project_id,
        candidate_id,
        message_subject: 'A role',
        message_body: 'Hi {{first_name}}, would you like to talk?',
        ...fields,
      }),
    rowOf: (id: string) => db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    messagesOf: (id: string) => db.selectFrom('linkedin_message').selectAll().where('candidate_id', '=', id).execute(),
    /** Codes of the history, oldest first. */
    async codesOf(id: string) {
      const lines = await db
        .selectFrom('candidate_history')
        .select(['event', 'is_scheduled'])
        .where('candidate_id', '=', id)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return lines.map((line) => (line.is_scheduled ? `${historyEventToWire(line.event)} scheduled` : historyEventToWire(line.event)))
    },
    /** The messages the gateway got for this candidate. */
    async sentTo(id: string) {
      const { linkedin_url } = await db
        .selectFrom('candidate')
        .innerJoin('person', 'person.id', 'candidate.person_id')
        .select('linkedin_url')
        .where('candidate.id', '=', id)
        .executeTakeFirstOrThrow()
      return testApp.embedded.linkedin!.sent().filter((message) => linkedin_url?.endsWith(`/${message.publicId}`))
    },
  }
}
