// What somebody has not allowed the product to do with their mailbox.
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { useUser } from '../projects/use-projects.ts'
import styles from './panel.module.css'

const AskPermissionDialog = lazy(() =>
  import('./AskPermissionDialog.tsx').then(({ AskPermissionDialog: component }) => ({ default: component })),
)

export function PermissionsNote() {
  const user = useUser().data
  const [asking, setAsking] = useState(false)
  if (!user || (user.may_send && !user.missing_modify_scope)) return null
  const product = user.product.name
  return (
    <div className={styles.note}>
      <Banner
        tone="warn"
        role="note"
        action={
          <Button size="compact-sm" variant="subtle" c="inherit" onClick={() => setAsking(true)}>
            Additional permissions
          </Button>
        }
      >
        {user.may_send
          ? `${product} may read your mailbox but not write with it.`
          : `${product} may not write in your name: no mail goes out from you.`}
      </Banner>
      {asking && (
        <Suspense>
          <AskPermissionDialog product={product} provider={user.may_send} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
