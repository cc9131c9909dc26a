// The question before an answer goes out.
import { Button, Group, Stack, Text } from '@mantine/core'
import { messages } from '@fairlead/domain/shared/messages'
import { Dialog } from '../../../ui/Dialog.tsx'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

export function ConfirmSend({ to, onClose, onYes }: { to: string | null; onClose: () => void; onYes: () => void }) {
  return (
    <Dialog title={messages.confirmSend} onClose={onClose}>
      <Stack>
        {to && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {panelConversationText.recipient(to)}
          </Text>
        )}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {panelConversationText.cancel}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {panelConversationText.yes}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
