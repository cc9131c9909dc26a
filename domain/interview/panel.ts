// Interviews held jointly by several interviewers, all of a panel or some of a pool: the slots they offer, and their names.
import { eachDayOnce, type Schedule, type Slot } from './availability.ts'
import { addDays } from '../shared/days.ts'
import type { InterviewerSettings } from './interviewer.ts'
import type { SlotReason } from './slot-reasons.ts'
import { text as panelText } from './texts/panel.ts'
import { must } from '../shared/records.ts'

/** The settings of someone who joins another's interview: their own hours, days off, buffers, and limits, with the host's length. */
export function joiningSettings(settings: InterviewerSettings, host: InterviewerSettings): InterviewerSettings {
  return { ...settings, slotMinutes: host.slotMinutes, slotStepMinutes: host.slotStepMinutes }
}

/** The host's slots at which every other interviewer is also free. */
export function jointSchedule([host, ...guests]: readonly [Schedule, ...Schedule[]]): Schedule {
  const against = (schedule: Schedule, start: number): SlotReason[] => schedule.explain(start).filter(({ code }) => code !== 'off_grid')
  const suitsAll = ({ start }: { start: number }) => guests.every((schedule) => against(schedule, start).length === 0)
  return {
    ...host,
    explain: (start) => [...host.explain(start), ...guests.flatMap((schedule) => against(schedule, start))],
    offeredOn: eachDayOnce((date) => host.offeredOn(date).filter(suitsAll)),
    offered: () => host.offered().filter(suitsAll),
  }
}

/** True if someone could join an interview at this time; it may start between their own start times. */
export const mayJoin = (schedule: Schedule, start: number): boolean => schedule.explain(start).every(({ code }) => code === 'off_grid')

/** The slots that any member offers and `seats` of them could hold together. */
export function poolSchedule(members: readonly [Schedule, ...Schedule[]], seats: number): Schedule {
  const [first] = members
  const suits = (start: number) => members.filter((schedule) => mayJoin(schedule, start)).length >= seats
  const isOffered = (start: number) => suits(start) && members.some((schedule) => schedule.explain(start).length === 0)
  const merged = (slots: readonly Slot[]) =>
    [...new Map(slots.map((slot) => [slot.start, slot])).values()].filter(({ start }) => suits(start)).toSorted((a, b) => a.start - b.start)
  const [from, to] = [members.map(({ range }) => range[0]), members.map(({ range }) => range[1])]
  return {
    explain: (start) => (isOffered(start) ? [] : members.flatMap((schedule) => schedule.explain(start))),
    slotsOn: first.slotsOn,
    // days of members elsewhere begin and end at other times
    offeredOn: eachDayOnce((date) =>
      merged(
        members
          .flatMap((schedule) => [-1, 0, 1].flatMap((days) => schedule.offeredOn(addDays(date, days))))
          .filter(({ start }) => first.dateOf(start) === date),
      ),
    ),
    offered: () => merged(members.flatMap((schedule) => schedule.offered())),
    dateOf: first.dateOf,
    range: [must(from.toSorted()[0]), must(to.toSorted().at(-1))],
  }
}

/** 'Ada', 'Ada and Ben', 'Ada, Ben and Cy'. */
export function namesInWords(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : panelText.and(names.slice(0, -1).join(', '), names.at(-1) ?? '')
}
