import { interviewerFromWire, interviewerToWire } from '@fairlead/contract/shapes/interviewer-names'
import { getInterviewerSettings, putInterviewerSettings } from '@fairlead/contract/v2/interviewers/settings'
import { readInterviewer, setInterviewer, type InterviewerView } from '../../../features/interviews/slots/set-interviewer.ts'
import { endpoint } from '../../endpoint.ts'

const toWire = ({ settings, isSet }: InterviewerView) => ({ ...interviewerToWire(settings), is_set: isSet })

export const getInterviewersSettings = endpoint(getInterviewerSettings, async (ctx) => toWire(await readInterviewer(ctx)))
export const putInterviewersSettings = endpoint(putInterviewerSettings, async (ctx, { input }) =>
  toWire(await setInterviewer(ctx, interviewerFromWire(input))),
)
