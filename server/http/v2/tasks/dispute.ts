import { readDispute, settleDispute } from '@fairlead/contract/v2/tasks'
import { judgeAgain } from '../../../features/sourcing/records/judge-again.ts'
import { readDispute as read, settleDispute as settle, type JudgeAgain } from '../../../features/tasks/settle-dispute.ts'
import { endpoint, ok } from '../../endpoint.ts'
import type { Services } from '../../services.ts'

const judgeWith =
  (services: Services): JudgeAgain =>
  (tx, project, profiles, today) =>
    judgeAgain(tx, services, { project, profiles, today })

export const getTasksDispute = endpoint(readDispute, async (ctx, { input, services }) => {
  const { personId, resumeId, fileName, due, missedBefore, missedAfter, ...view } = await read(ctx, judgeWith(services), input.task_id)
  return {
    ...view,
    person_id: personId,
    document_id: resumeId,
    document_name: fileName,
    due_date: due,
    missed_before: missedBefore,
    missed_after: missedAfter,
  }
})

export const postTasksDispute = endpoint(settleDispute, async (ctx, { input, services }) => {
  const tools = { vocabulary: services.vocabulary, settings: services.settings, judgeAgain: judgeWith(services) }
  await settle(ctx, tools, { id: input.task_id, isAccepted: input.accept, reason: input.reason })
  return ok
})
