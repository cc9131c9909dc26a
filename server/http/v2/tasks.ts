import { addReferred, changeTask, closeTask, listTasks, unflagPerson } from '@fairlead/contract/v2/tasks'
import { addReferred as add, changeTaskDay, closeTask as close, unflagPerson as unflag } from '../../features/tasks/settle-task.ts'
import { listTasks as list } from '../../features/mail/inbound/task-views.ts'
import { endpoint, ok } from '../endpoint.ts'
import { taskToWire } from '../wire/task.ts'

export const getTasks = endpoint(listTasks, async (ctx, { input }) =>
  (await list(ctx, { projectId: input.project_id })).map((task) => ({
    ...taskToWire(task, (text) => text),
    project_id: task.projectId,
    project_name: task.projectName,
    candidate_id: task.candidateId,
    candidate_name: task.name,
    date: task.createdAt.toISOString(),
    may_close: task.mayClose,
  })),
)

export const putTasks = endpoint(changeTask, async (ctx, { input }) => {
  await changeTaskDay(ctx, input.task_id, input.due_date)
  return ok
})

export const postTasksClose = endpoint(closeTask, async (ctx, { input }) => {
  await close(ctx, { id: input.task_id, state: input.state, outcome: input.outcome ?? '' })
  return ok
})

export const postTasksReferral = endpoint(addReferred, async (ctx, { input, services }) => {
  const added = await add(ctx, services.vocabulary, {
    taskId: input.task_id,
    name: input.name,
    email: input.email,
    linkedinUrl: input.linkedin_url ?? '',
  })
  return { candidate_id: added.candidateId, in_project: added.wasThere }
})

export const deleteTasksFlag = endpoint(unflagPerson, async (ctx, { input }) => {
  await unflag(ctx, { projectId: input.project_id, candidateId: input.candidate_id })
  return ok
})
