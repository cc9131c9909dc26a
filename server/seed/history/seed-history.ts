// The demo's past: searches from weeks ago with their batches, reviewed one after another, and the stories of contacted
// candidates.
import { defaultTemplate } from '@fairlead/domain/outreach/default-template'
import type { Actor } from '@fairlead/domain/project/project'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import { listCandidates } from '../../features/candidates/views/candidate-views.ts'
import { swipeCandidate } from '../../features/candidates/moves/swipe-candidate.ts'
import { createProject } from '../../features/projects/settings/create-project.ts'
import { saveProjectSettings } from '../../features/projects/settings/save-project-settings.ts'
import { searchAgain, submitProject } from '../../features/projects/searches/start-search.ts'
import { runSearch } from '../../features/sourcing/searches/run-search.ts'
import type { Services } from '../../http/services.ts'
import { actorContext, systemContext } from '../../platform/context.ts'
import type { Batch, Fate } from './fates.ts'
import type { World } from './correspond.ts'
import { simulateCandidate, workdayAfter } from './simulate-candidate.ts'
import { openPast } from './past.ts'
import { reviewRejections } from './texts.data.ts'

const dayMs = 86_400_000
/** Worse matches aren't contacted. */
const minScore = 45

export interface History {
  projectName: string
  settings: Partial<ProjectSettings>
  batches: readonly Batch[]
}

/** Creates one project's history up to `present`; returns its ID. The newest search is left for review. */
export async function seedHistory(
  services: Services,
  people: { recruiter: Actor; manager: { email: string } },
  { projectName, settings, batches }: History,
): Promise<string> {
  const { workspaceId } = people.recruiter
  const present = services.now()
  const past = openPast(services, workspaceId, present)
  const daysAgo = (days: number) => workdayAfter(new Date(present.getTime() - days * dayMs), 0, 8)
  const begun = new Date(daysAgo(must(batches[0]).daysAgo).getTime() - 3_600_000)
  const projectId = await past.apart('', null, begun, async (database) => {
    const ctx = actorContext(database, people.recruiter, () => begun)
    const id = await createProject(ctx, { type: 'self-serve', settings: { projectName } })
    await saveProjectSettings(ctx, { projectId: id, change: { ...settings, outreachTemplates: [defaultTemplate] } })
    await submitProject(ctx, id)
    return id
  })
  let turns = 0
  const world: World = {
    services,
    past,
    present,
    ...people,
    projectId,
    jobTitle: settings.jobTitle ?? '',
    turn: () => turns++,
    next: inTurn(),
  }
  const search = (time: Date) =>
    past.apart(projectId, null, time, (database) =>
      runSearch(
        systemContext(database, workspaceId, () => time),
        services,
        projectId,
      ),
    )
  for (const [number, { daysAgo: days, fates }] of batches.entries()) {
    const time = daysAgo(days)
    if (number > 1) await again(world, new Date(time.getTime() - 1_800_000))
    // calibration starts the second search automatically
    await search(new Date(time.getTime() - 1_200_000))
    await review(world, time, fates)
  }
  // on a Sunday before eight, the day before Monday is still ahead
  const recent = Math.min(daysAgo(1).getTime() - dayMs, present.getTime() - 3_600_000)
  const newest = new Date(Math.max(recent, begun.getTime()))
  await again(world, newest)
  await search(newest)
  return projectId
}

async function again({ past, projectId, recruiter }: World, time: Date): Promise<void> {
  await past.apart(projectId, null, time, (database) =>
    searchAgain(
      actorContext(database, recruiter, () => time),
      projectId,
      'next',
    ),
  )
}

/** Cycles through every list it is given. */
function inTurn(): World['next'] {
  const used = new Map<readonly unknown[], number>()
  return (list) => {
    const usedCount = used.get(list) ?? 0
    used.set(list, usedCount + 1)
    return must(list[usedCount % list.length])
  }
}

/** Contacts the best and rejects the others. */
async function review(world: World, time: Date, fates: readonly Fate[]): Promise<void> {
  const { services, projectId, recruiter, past } = world
  const { candidates } = await listCandidates(
    actorContext(services.database, recruiter, () => time),
    services.vocabulary,
    {
      projectId,
      stage: 'UNDER_REVIEW',
      page: 1,
    },
  )
  const waiting = candidates.map(({ row }) => row.id)
  const fitting = candidates.flatMap(({ row }) => ((row.score ?? 0) >= minScore ? [row.id] : []))
  let minutes = 0
  const next = () => new Date(time.getTime() + ++minutes * 60_000)
  const written = new Set<string>()
  for (const fate of fates) written.add((await firstFree(world, fitting, fate, next)) ?? '')
  await past.live(projectId, null, async (life) => {
    for (const candidateId of waiting.filter((id) => !written.has(id))) {
      const { reasons, words } = world.next(reviewRejections)
      const rejection = { rejectionReasons: reasons, ...(words ? { rejectionOther: words } : {}) }
      await swipeCandidate(life.as(recruiter, next()), { projectId, candidateId, approved: false, ...rejection })
    }
  })
}

/** Skips someone another project is in touch with; in a small pool no one may be left, and the fate is skipped. */
async function firstFree(world: World, fitting: string[], fate: Fate, next: () => Date): Promise<string | null> {
  for (let candidateId = fitting.shift(); candidateId !== undefined; candidateId = fitting.shift())
    try {
      await simulateCandidate(world, candidateId, fate, next())
      return candidateId
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'in_touch_elsewhere')) throw error
    }
  return null
}
