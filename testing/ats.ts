// ATS test helpers: a linked team, a synced project, and on-demand worker rounds.
import type { Ats } from '@fairlead/domain/ports/ats'
import type { LinkedAccount } from '@fairlead/local-services/ats/ats-state'
import { planPush } from '../server/features/ats/plan-push.ts'
import { syncAts } from '../server/features/ats/sync-ats.ts'
import { systemContext } from '../server/platform/context.ts'
import { handleOpenEvents } from '../server/platform/events.ts'
import { newUser, type TestApp, type TestUser } from './test-app.ts'
import { activeProject, contextOf } from './projects.ts'

export interface LinkedTeam {
  user: TestUser
  workspaceId: string
  /** The system's current contents. */
  account: LinkedAccount
  accountToken: string
}

export async function linkedTeam(testApp: TestApp, integration = 'Greenhouse'): Promise<LinkedTeam> {
  const user = await newUser(testApp.app)
  const { workspaceId } = await contextOf(testApp, user)
  const knownTokens = new Set(testApp.embedded.ats!.accounts().map(([token]) => token))
  await user.call('POST', 'v1/link/update', { public_token: testApp.embedded.ats!.link(integration) })
  const [accountToken, account] = testApp.embedded.ats!.accounts().find(([token]) => !knownTokens.has(token))!
  return { user, workspaceId, account, accountToken }
}

/** A project past calibration whose sync is on, with the proposed mapping. */
export async function syncedProject(
  testApp: TestApp,
  { user, account }: LinkedTeam,
  jobAt = 0,
): Promise<{ projectId: string; jobId: string }> {
  const projectId = await activeProject(testApp, user)
  const jobId = testApp.embedded.ats!.jobs(account).filter(({ status }) => status === 'OPEN')[jobAt]!.id
  const saved = await user.call('PUT', 'v2/ats/sync', { project_id: projectId, job_id: jobId, is_on: true })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved))
  return { projectId, jobId }
}

/** Runs the worker's reactions to pending events. */
export async function reactToMoves(testApp: TestApp): Promise<void> {
  while (
    (await handleOpenEvents(
      testApp.database,
      async ({ workspaceId, event }) => {
        if (event.type === 'candidate.moved') await planPush(systemContext(testApp.database, workspaceId), event)
      },
      (_, error) => {
        throw error
      },
    )) > 0
  );
}

/** One worker round over a team's link, `later` milliseconds from now. */
export async function syncRound(
  testApp: TestApp,
  workspaceId: string,
  options: { ats?: Ats; later?: number; graceMs?: number; workerId?: string | null } = {},
): Promise<void> {
  const { ats = testApp.services.outside.ats, later = 0, graceMs = 0, workerId = null } = options
  const ctx = systemContext(testApp.database, workspaceId, () => new Date(Date.now() + later))
  await syncAts(ctx, { ats, secrets: testApp.services.secrets, graceMs, workerId })
}

export const stageNamed = (testApp: TestApp, account: LinkedAccount, jobId: string, name: string): string =>
  testApp.embedded.ats!.stages(account, jobId).find((stage) => stage.name === name)!.id
