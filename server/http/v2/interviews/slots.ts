import { readSlots } from '@fairlead/contract/v2/interviews/slots'
import { clockOf, reasonSentence } from '@fairlead/domain/interview/slot-reasons'
import { explainSlots } from '../../../features/interviews/slots/explain-slots.ts'
import { endpoint } from '../../endpoint.ts'
import { slotToWire } from '../../wire/interview.ts'

export const getInterviewsSlots = endpoint(readSlots, async (ctx, { input }) => {
  const { timeZone, slotMinutes, isSet, days } = await explainSlots(ctx, { from: input.from ?? null, days: input.days })
  return {
    time_zone: timeZone,
    slot_minutes: slotMinutes,
    is_set: isSet,
    days: days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ minutes, reasons, ...slot }) => ({
        ...slotToWire(slot),
        clock: clockOf(minutes),
        is_offered: isSet && reasons.length === 0,
        reasons: reasons.map((reason) => ({ code: reason.code, text: reasonSentence(reason, timeZone) })),
      })),
    })),
  }
})
