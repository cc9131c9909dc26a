import { readKit as readCall, saveKit as saveCall } from '@fairlead/contract/v2/interviews/kit'
import { readKit, saveKit } from '../../../features/interviews/scorecards/kit-store.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const getInterviewsKit = endpoint(readCall, async (ctx, { input }) => {
  const { questions, attributes, isProposed, maySave } = await readKit(ctx, input.project_id)
  return { questions, attributes, is_proposed: isProposed, may_save: maySave }
})

export const putInterviewsKit = endpoint(saveCall, async (ctx, { input }) => {
  await saveKit(ctx, input.project_id, { questions: input.questions ?? [], attributes: input.attributes })
  return ok
})
