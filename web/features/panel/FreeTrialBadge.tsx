// How much of a free trial is left.
import { Badge } from '@mantine/core'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { freeTrialText } from '@fairlead/domain/project/free-trial'

export function FreeTrialBadge({ project }: { project: WireProject }) {
  const { contacts_left: left, contacts_limit: limit } = project
  if (left === null || limit === null) return null
  return (
    <Badge variant="light" color={left === 0 ? 'amber' : undefined} c={left === 0 ? 'var(--warn-text)' : undefined} tt="none" fw={550}>
      {freeTrialText({ isFreeTrial: true, contacted: limit - left, limit })}
    </Badge>
  )
}
