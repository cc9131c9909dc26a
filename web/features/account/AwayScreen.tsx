import { Button, Group } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { sessionToken } from '../../api/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { text as accountAwayText } from '../../i18n/account-away.ts'

export function AwayScreen() {
  const inside = sessionToken() !== null
  return (
    <main>
      <EmptyState
        alone
        icon={<IconPlugConnectedX size={44} stroke={1.4} />}
        title={accountAwayText.youAreOffline}
        text={inside ? accountAwayText.recentPagesAvailable : accountAwayText.pageNeedsConnection}
        action={
          <Group justify="center">
            {inside ? (
              <Button component={Link} to="/panel" size="md">
                {accountAwayText.openYourProjects}
              </Button>
            ) : (
              <Button component={Link} to="/login" size="md">
                {accountAwayText.signIn}
              </Button>
            )}
          </Group>
        }
      />
    </main>
  )
}
