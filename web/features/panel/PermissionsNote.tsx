// What someone has not allowed the product to do with their mailbox.
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { useUser } from '../../session/use-user.ts'
import styles from './panel.module.css'
import * as panelText from '../../i18n/en/panel.ts'

const PermissionsDialog = lazy(() =>
  import('../../session/PermissionsDialog.tsx').then(({ PermissionsDialog: component }) => ({ default: component })),
)

export function PermissionsNote() {
  const user = useUser().data
  const [asking, setAsking] = useState(false)
  if (!user) return null
  const product = user.product.name
  const missing = !user.may_send || user.missing_modify_scope
  return (
    <>
      {missing && (
        <div className={styles.note}>
          <Banner
            tone="warn"
            role="note"
            action={
              <Button size="compact-sm" variant="subtle" c="inherit" onClick={() => setAsking(true)}>
                {panelText.additionalPermissions}
              </Button>
            }
          >
            {user.may_send ? panelText.mailboxReadOnly(product) : panelText.sendNotAllowed(product)}
          </Banner>
        </div>
      )}
      <Suspense>{asking && <PermissionsDialog onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
