// Asks for what the product may not do yet with somebody's mailbox.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { messages } from '@fairlead/domain/text/messages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'

/** `provider`: the permission is not the user's to give here but their provider's, asked for when signing in. */
export function AskPermissionDialog({ product, provider, onClose }: { product: string; provider: boolean; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  async function allow() {
    setBusy(true)
    try {
      await send<PutUserSettings>('PUT', 'v1/users/settings', { may_send: true })
      invalidate('v1/users/settings')
      showToast(`${product} may write in your name`)
      onClose()
    } catch {
      showToast(messages.userFailed, { tone: 'bad' })
      setBusy(false)
    }
  }
  return (
    <Dialog title="Additional permissions" onClose={onClose}>
      <Stack>
        <Text size="sm">
          {provider
            ? `When you signed in you allowed ${product} to read alone. To write to candidates from your mailbox and your calendar it needs to change things there as well: sign in once more and allow both.`
            : `${product} writes to candidates in the name of the sender a project has chosen. That may be you, if you allow it. Every mail waits a moment in which it can be taken back.`}
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            Not now
          </Button>
          {provider ? (
            <Button component={Link} to="/login">
              Sign in again
            </Button>
          ) : (
            <Button loading={busy} onClick={() => void allow()}>
              Allow
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
