import { saveRecordYears } from '@fairlead/contract/v2/team/records'
import { saveYears } from '../../../features/sourcing/records/read-records.ts'
import { endpoint } from '../../endpoint.ts'

export const putTeamRecords = endpoint(saveRecordYears, async (ctx, { input }) => {
  await saveYears(ctx, input.years)
  return { years: input.years }
})
