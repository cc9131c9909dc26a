// When and how a user interviews: read with defaults, changed only by the user.
import { checkInterviewer, defaultInterviewer, type InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { syncOnlyCalendar } from '../../calendars/change-calendar.ts'
import { scheduleExpansion } from '../../calendars/calendar-store.ts'
import { findInterviewer, saveInterviewer } from '../records/interviewer-store.ts'

export interface InterviewerView {
  settings: InterviewerSettings
  isSet: boolean
}

export function readInterviewer(ctx: ActorContext): Promise<InterviewerView> {
  return ctx.transaction(async (tx) => {
    const settings = await findInterviewer(tx, ctx.userId)
    return { settings: { ...defaultInterviewer, ...settings }, isSet: settings !== null }
  })
}

/** Their first hours come with their calendar, if they have just one. */
export function setInterviewer(ctx: ActorContext, settings: InterviewerSettings): Promise<InterviewerView> {
  const wrong = checkInterviewer(settings)
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
  return ctx.transaction(async (tx) => {
    const before = await findInterviewer(tx, ctx.userId)
    await saveInterviewer(tx, ctx, settings)
    if (!before) await syncOnlyCalendar(tx, ctx)
    if (before?.timeZone !== settings.timeZone) await scheduleExpansion(tx, ctx, ctx.userId)
    return { settings, isSet: true }
  })
}
