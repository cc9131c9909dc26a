// An address that leads nowhere.
import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NotFoundScreen() {
  return (
    <main>
      <EmptyState
        alone
        icon={<IconMapOff size={44} stroke={1.4} />}
        title="Page not found"
        text="The page may have moved, or the link is incomplete."
        action={
          <Button component={Link} to="/panel" size="md">
            Go to your projects
          </Button>
        }
      />
    </main>
  )
}
