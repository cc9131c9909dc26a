import { getOperation } from '@fairlead/contract/v2/lro'
import { readRun } from '../../features/projects/searches/read-run.ts'
import { readNote } from '../../features/sourcing/searches/search-note.ts'
import { endpoint } from '../endpoint.ts'

const names = { queued: 'PENDING', running: 'RUNNING', completed: 'COMPLETED', failed: 'FAILED' } as const

export const getLro = endpoint(getOperation, async (ctx, { input }) => {
  const run = await readRun(ctx, input.lro_id)
  return { lro_id: run.id, status: names[run.state], progress_pct: run.progress, note: readNote(run) }
})
