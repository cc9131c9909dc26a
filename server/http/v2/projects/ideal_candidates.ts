import { idealFromWire, idealResumeToWire } from '@fairlead/contract/shapes/ideal-names'
import { readIdealCandidates as readIdealsCall, readIdealResume as readResumeCall } from '@fairlead/contract/v2/projects/ideal_candidates'
import { readIdealResume } from '../../../features/projects/intake/read-ideal-resume.ts'
import { readIdealCandidates } from '../../../features/sourcing/planning/read-ideals.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsIdealCandidates = endpoint(readIdealsCall, (ctx, { input, services }) =>
  readIdealCandidates(ctx, services.vocabulary, input.ideal_candidates.map(idealFromWire)),
)

export const postProjectsIdealCandidatesResume = endpoint(readResumeCall, async (ctx, { file, services }) => ({
  resume: idealResumeToWire(await readIdealResume(services.texts, services.files, file?.bytes ?? null, ctx.workspaceId)),
}))
