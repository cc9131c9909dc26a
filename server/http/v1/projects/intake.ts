import { readJobDescription as readJobDescriptionCall } from '@fairlead/contract/v1/projects/intake'
import { readJobDescription } from '../../../features/projects/intake/read-job-description.ts'
import { protectedSentence } from '@fairlead/domain/project/protected-traits'
import { endpoint } from '../../endpoint.ts'

export const postProjectsIntake = endpoint(readJobDescriptionCall, async (ctx, { input, file, services }) => {
  const { vocabulary, files, texts, outside, log } = services
  const readers = { vocabulary, files, texts, workspaceId: ctx.workspaceId, pages: outside.pages, model: outside.jobModel, log }
  const reading = await readJobDescription(readers, input.text, file?.bytes ?? null, input.model)
  const byRules = reading.proposals.length - reading.fromModel
  return {
    text: reading.text,
    proposals: [
      ...reading.proposals.map((proposal, index) => ({
        ...proposal,
        by: index < byRules ? ('rules' as const) : ('model' as const),
        is_used: true,
      })),
      ...reading.unused.map((proposal) => ({ ...proposal, by: 'rules' as const, is_used: false })),
    ],
    language: { code: reading.language.code, name: reading.language.name, is_read: reading.language.isRead },
    left_out: reading.leftOut,
    warnings: reading.warnings.map(({ sentence, wish }) => ({ sentence, warning: protectedSentence(wish) })),
    model: reading.model,
  }
})
