import { readPanelTimes as readCall } from '@fairlead/contract/v2/interviews/panel'
import { obstacles } from '@fairlead/domain/interview/panel-times'
import { must } from '@fairlead/domain/shared/records'
import { readPanelTimes } from '../../../features/interviews/slots/panel-times.ts'
import { endpoint } from '../../endpoint.ts'

export const getInterviewsPanel = endpoint(readCall, async (ctx, { input }) => {
  const { panel, fullyBooked } = await readPanelTimes(ctx, input.project_id)
  if (!panel) return { panel: null, fully_booked: fullyBooked }
  const { members, times } = panel
  const best = times?.bestChange ?? null
  return {
    panel: {
      members: members.map((member, index) => {
        const memberTimes = times?.members[index]
        return {
          ...member,
          rules_out: memberTimes?.rulesOut ?? null,
          by: obstacles.flatMap((obstacle) => (memberTimes?.by[obstacle] ? [{ obstacle, times: memberTimes.by[obstacle] }] : [])),
        }
      }),
      times: times && {
        days: times.days,
        host_slots: times.hostSlots,
        common: times.common,
        best_change: best && {
          email: must(members[best.member]).email,
          times: best.times,
          mostly: must(times.members[best.member]).mostly,
        },
      },
    },
    fully_booked: null,
  }
})
