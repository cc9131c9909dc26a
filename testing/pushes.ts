// A synced project that pushes its people into the applicant tracking system, with a view of both sides for tests.
import type { Stage } from '@fairlead/domain/shared/stages'
import { linkedTeam, reactToMoves, stageNamed, syncedProject, syncRound } from './ats.ts'
import { createTestApp } from './test-app.ts'
import { addPerson } from './projects.ts'

export async function openPushes() {
  const testApp = await createTestApp()
  const team = await linkedTeam(testApp)
  const { projectId, jobId } = await syncedProject(testApp, team)
  const rowOf = (id: string) => testApp.database.system.selectFrom('ats_push').selectAll().where('candidate_id', '=', id).executeTakeFirst()
  const round = (options: Parameters<typeof syncRound>[2] = {}) => syncRound(testApp, team.workspaceId, options)
  const move = async (candidate_id: string, status: Stage) => {
    const answer = await team.user.call('PUT', 'v1/candidates', { candidate_id, project_id: projectId, status })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer))
  }
  return {
    testApp,
    team,
    projectId,
    person: (change: Parameters<typeof addPerson>[3] = {}) => addPerson(testApp, team.user, projectId, { stage: 'APPROVED', ...change }),
    move,
    push: (candidate_id: string) => team.user.call('POST', 'v2/ats/push', { candidate_id }),
    rowOf,
    round,
    react: () => reactToMoves(testApp),
    stage: (name: string) => stageNamed(testApp, team.account, jobId, name),
    /** The people with this address in the system, each with their applications' stages. */
    there: (email: string) =>
      team.account.candidates
        .filter((candidate) => candidate.email_addresses.some(({ value }) => value === email))
        .map(({ id }) =>
          team.account.applications.filter((application) => application.candidate === id).map((application) => application.current_stage),
        ),
    async historyOf(id: string) {
      const lines = await testApp.database.system
        .selectFrom('candidate_history')
        .select('detail')
        .where('candidate_id', '=', id)
        .where('event', '=', 'ats')
        .orderBy('at')
        .execute()
      return lines.map(({ detail }) => detail)
    },
    /** Runs rounds until nothing is waiting, each later than the longest wait. */
    async settle(id: string) {
      for (let turn = 1; turn < 30; turn++) {
        await round({ later: turn * 3_700_000 })
        const row = await rowOf(id)
        if (row && !['queued', 'sending', 'unknown'].includes(row.state)) return row
      }
      throw new Error('It never came to an end.')
    },
    /** A pause that the gateway requested in one test must not affect the next. */
    async reset() {
      await testApp.database.system.updateTable('ats_link').set({ pause_until: null, busy_until: null }).execute()
    },
  }
}
export type Pushes = Awaited<ReturnType<typeof openPushes>>
