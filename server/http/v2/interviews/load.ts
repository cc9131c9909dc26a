import { readInterviewLoad as call } from '@fairlead/contract/v2/interviews/load'
import { readInterviewLoad } from '../../../features/interviews/slots/interview-load.ts'
import { endpoint } from '../../endpoint.ts'

export const getInterviewsLoad = endpoint(call, async (ctx) => ({
  interviewers: (await readInterviewLoad(ctx)).map(({ email, thisWeek, nextWeek, weeklyLimit }) => ({
    email,
    this_week: thisWeek,
    next_week: nextWeek,
    weekly_limit: weeklyLimit,
  })),
}))
