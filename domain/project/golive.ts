// Go-live: autopilot is running but has no candidates yet.
import { isAutopilot, isRecruiter, type Actor, type ProjectFacts } from './project.ts'

type Facts = Pick<ProjectFacts, 'type' | 'isWarmleadsRecruiter' | 'isAutopilotRecruiter' | 'golive' | 'outreachPause' | 'isArchived'>

/** Autopilot, not a recruiter's, go-live on, no candidates, neither paused nor archived. */
export function isGolive(project: Facts, actor: Pick<Actor, 'isSuperAdmin'>, candidates: number): boolean {
  return (
    isAutopilot(project) &&
    !isRecruiter(project, actor) &&
    project.golive &&
    candidates === 0 &&
    !project.outreachPause &&
    !project.isArchived
  )
}
