import { listBoard } from '@fairlead/contract/v2/operations/projects'
import { healthRules } from '@fairlead/domain/operations/health-rules'
import { readBoard } from '../../../features/operations/board-views.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'
import { boardRowToWire } from '../../wire/operations.ts'

const rules = healthRules.map(({ status, says }) => ({ operations_status: status, says }))

export const getOperationsProjects = staffEndpoint(listBoard, 'open_operations', async (ctx, { input, services }) => {
  const { page_idx: page = 1, ...search } = input
  const { rows, total, counts } = await readBoard(ctx, services.settings, { ...search, page })
  return { projects: rows.map(boardRowToWire), total, groups: counts, rules }
})
