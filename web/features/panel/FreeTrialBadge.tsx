// What is left of a free trial, and a link to the plans.
import { Badge } from '@mantine/core'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { freeTrialText } from '@fairlead/domain/project/free-trial'
import { Link } from '@tanstack/react-router'

export function FreeTrialBadge({ project }: { project: WireProject }) {
  const { contacts_left: contactsLeft, contacts_limit: limit } = project
  if (contactsLeft === null || limit === null) return null
  return (
    <Badge
      component={Link}
      to="/checkout"
      variant="light"
      {...(contactsLeft === 0 ? { color: 'amber', c: 'var(--warn-text)' } : {})}
      tt="none"
      fw={550}
      style={{ cursor: 'pointer' }}
    >
      {freeTrialText({ isFreeTrial: true, contacted: limit - contactsLeft, limit })}
    </Badge>
  )
}
