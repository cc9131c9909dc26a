// How many times suit everyone on a panel, who rules out how many of the others and why, and whose change would help most.
import type { Schedule } from './availability.ts'
import type { SlotReasonCode } from './slot-reasons.ts'
import { daysBetween } from './zone-clock.ts'
import { addDays } from '../shared/days.ts'
import { must } from '../shared/records.ts'

export const obstacles = ['hours', 'calendar', 'days_off', 'limits', 'notice'] as const
/** Why a time is ruled out, without details of anyone's calendar. */
export type Obstacle = (typeof obstacles)[number]

const obstacleOf: Record<Exclude<SlotReasonCode, 'off_grid'>, Obstacle> = {
  hours: 'hours',
  busy: 'calendar',
  interview: 'calendar',
  held: 'calendar',
  buffer_before: 'calendar',
  buffer_after: 'calendar',
  day_off: 'days_off',
  daily_limit: 'limits',
  weekly_limit: 'limits',
  notice: 'notice',
  horizon: 'notice',
}

export interface MemberTimes {
  /** For the host: times within their hours that they can't offer. For others: times the host offers that they can't join. */
  rulesOut: number
  /** The same by obstacle; a time with two obstacles counts for both. */
  by: Record<Obstacle, number>
  /** Times that only they rule out. */
  onlyThem: number
  /** The most frequent obstacle; null when there are none. */
  mostly: Obstacle | null
}

export interface PanelTimes {
  /** How far ahead the host can be booked. */
  days: number
  /** Times the host offers. */
  hostSlots: number
  /** Those that suit everyone, which candidates are offered. */
  common: number
  /** In the order of the panel, the host first. */
  members: MemberTimes[]
  /** The member without whose obstacles the most times would suit everyone, and how many; null when no single member is in the way. */
  bestChange: { member: number; times: number } | null
}

type Counts = Record<Obstacle, number>
const none = (): Counts => ({ hours: 0, calendar: 0, days_off: 0, limits: 0, notice: 0 })

/** Counts what a panel offers over the host's booking horizon. `common` is exactly what `jointSchedule` offers. */
export function panelTimes(schedules: readonly [Schedule, ...Schedule[]]): PanelTimes {
  const [host] = schedules
  const counts = schedules.map(() => ({ rulesOut: 0, by: none(), onlyThem: 0, onlyBy: none() }))
  let [hostSlots, common] = [0, 0]
  const [first, last] = host.range
  for (let date = first; date <= last; date = addDays(date, 1))
    for (const { start } of host.slotsOn(date)) {
      const byHost = against(host, start)
      // too soon or too late to be booked with anyone: no one's change would help
      if (byHost.has('notice')) continue
      const offered = byHost.size === 0
      if (offered) hostSlots++
      const inTheWay: number[] = []
      let lastOnes: ReadonlySet<Obstacle> = byHost
      for (const [index, schedule] of schedules.entries()) {
        const reasons = index === 0 ? byHost : against(schedule, start)
        if (reasons.size === 0) continue
        inTheWay.push(index)
        lastOnes = reasons
        if (index > 0 && !offered) continue
        const count = must(counts[index])
        count.rulesOut++
        for (const obstacle of reasons) count.by[obstacle]++
      }
      if (inTheWay.length === 0) common++
      if (inTheWay.length !== 1) continue
      const only = must(counts[must(inTheWay[0])])
      only.onlyThem++
      for (const obstacle of lastOnes) only.onlyBy[obstacle]++
    }
  const max = Math.max(...counts.map(({ onlyThem }) => onlyThem))
  // between equals, someone who joins: without the host there is no interview
  const member = counts.findLastIndex(({ onlyThem }) => onlyThem === max)
  return {
    days: daysBetween(first, last),
    hostSlots,
    common,
    members: counts.map(({ onlyBy, ...rest }) => ({ ...rest, mostly: largestObstacle(onlyBy) })),
    bestChange: max > 0 ? { member, times: common + max } : null,
  }
}

function against(schedule: Schedule, start: number): ReadonlySet<Obstacle> {
  return new Set(schedule.explain(start).flatMap(({ code }) => (code === 'off_grid' ? [] : [obstacleOf[code]])))
}

function largestObstacle(counts: Counts): Obstacle | null {
  const max = Math.max(...Object.values(counts))
  return max > 0 ? (obstacles.find((obstacle) => counts[obstacle] === max) ?? null) : null
}
