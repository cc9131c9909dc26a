// The first address without a connection: the doors, and what can be read in the meantime.
import { Button, Group } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { sessionToken } from '../../api/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function AwayScreen() {
  const inside = sessionToken() !== null
  return (
    <main>
      <EmptyState
        alone
        icon={<IconPlugConnectedX size={44} stroke={1.4} />}
        title="You are offline"
        text={inside ? 'Pages you opened recently are available offline.' : 'This page needs a connection. You stay signed in.'}
        action={
          <Group justify="center">
            {inside ? (
              <Button component={Link} to="/panel" size="md">
                Open your projects
              </Button>
            ) : (
              <Button component={Link} to="/login" size="md">
                Sign in
              </Button>
            )}
          </Group>
        }
      />
    </main>
  )
}
