// Autopilot has gone live and no one has answered yet: what it is doing in the meantime.
import { IconRocket } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useProductName } from '../../../session/use-user.ts'

export function GoliveState() {
  const product = useProductName()
  return (
    <EmptyState
      icon={<IconRocket size={40} stroke={1.4} />}
      title="Your project is live"
      text={`${product} writes to matching candidates and reads their replies. Interested candidates appear here, and you get a notification.`}
    />
  )
}
