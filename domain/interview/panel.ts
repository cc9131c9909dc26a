// Interviews held jointly by several interviewers: the slots they offer, and their names.
import type { Schedule } from './availability.ts'
import type { InterviewerSettings } from './interviewer.ts'
import type { SlotReason } from './slot-reasons.ts'
import { text as panelText } from './texts/panel.ts'

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
    offeredOn: (date) => host.offeredOn(date).filter(suitsAll),
    offered: () => host.offered().filter(suitsAll),
  }
}

/** 'Ada', 'Ada and Ben', 'Ada, Ben and Cy'. */
export function namesInWords(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : panelText.and(names.slice(0, -1).join(', '), names.at(-1) ?? '')
}
