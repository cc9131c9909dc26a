// Unknown addresses.
import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../ui/EmptyState.tsx'
import { productName } from '../session/product-name.ts'
import { Wordmark } from '../session/Wordmark.tsx'
import { text as appText } from '../i18n/app.ts'

export function NotFoundScreen() {
  return (
    <main>
      <Link to="/panel" className="pad-16 inline ink bare" aria-label={appText.homeLink(productName)}>
        <Wordmark />
      </Link>
      <EmptyState
        alone
        icon={<IconMapOff size={44} stroke={1.4} />}
        title={appText.pageNotFound}
        text={appText.notFoundText}
        action={
          <Button component={Link} to="/panel" size="md">
            {appText.projectsLink}
          </Button>
        }
      />
    </main>
  )
}
