// An interviewer's own days: which slots candidates are offered, and the reasons against each of the others.
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import type { Slot } from '@fairlead/domain/interview/availability'
import type { SlotReason } from '@fairlead/domain/interview/slot-reasons'
import { instantOf, wallAt } from '@fairlead/domain/interview/zone-clock'
import { addDays } from '@fairlead/domain/shared/days'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import { readPanel } from '../../projects/team/interviewers.ts'
import { findInterviewer } from '../records/interviewer-store.ts'
import { loadSchedules } from './load-schedules.ts'

export interface ExplainedDays {
  timeZone: string
  slotMinutes: number
  isSet: boolean
  days: { date: string; slots: (Slot & { minutes: number; reasons: SlotReason[] })[] }[]
}

/** `from` is 'YYYY-MM-DD' in their zone; null = today there. */
export function explainSlots(ctx: ActorContext, { from, days }: { from: string | null; days: number }): Promise<ExplainedDays> {
  return ctx.transaction(async (tx) => {
    const ownSettings = await findInterviewer(tx, ctx.userId)
    // with a synced calendar, the usual hours apply until they choose their own
    const panel = ownSettings ? null : await readPanel(tx, [ctx.userId])
    const settings = { ...(panel?.[0].settings ?? defaultInterviewer), ...ownSettings }
    const zone = settings.timeZone
    const first = from ?? wallAt(zone, ctx.now().getTime()).date
    const dates = Array.from({ length: days }, (_, index) => addDays(first, index))
    const ends = [instantOf(zone, { date: first, minutes: 0 }), instantOf(zone, { date: addDays(first, days), minutes: 0 })]
    const me = { userId: ctx.userId, name: '', email: '', settings }
    const [open] = await loadSchedules(tx, ctx, [me], [new Date(must(ends[0])), new Date(must(ends[1]))])
    const { schedule } = must(open)
    const slotsOn = (date: string) =>
      schedule.slotsOn(date).map((slot) => ({ ...slot, minutes: wallAt(zone, slot.start).minutes, reasons: schedule.explain(slot.start) }))
    return {
      timeZone: zone,
      slotMinutes: settings.slotMinutes,
      isSet: ownSettings !== null || panel !== null,
      days: dates.map((date) => ({ date, slots: slotsOn(date) })),
    }
  })
}
