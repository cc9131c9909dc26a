import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { text as factorText } from '../i18n/second-factor.ts'
import { PageBanner } from '../ui/PageBanner.tsx'
import { shortDate } from '../ui/time.ts'

/** Until the day from which the workspace requires a second factor. */
export function SecondFactorBanner({ due }: { due: string }) {
  return (
    <PageBanner
      rank="second_factor"
      tone="warn"
      role="note"
      action={
        <Button size="compact-sm" variant="default" component={Link} to="/profile" hash="second-factors">
          {factorText.addOne}
        </Button>
      }
    >
      {factorText.dueFrom(shortDate(due))}
    </PageBanner>
  )
}
