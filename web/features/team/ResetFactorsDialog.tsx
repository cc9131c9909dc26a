import { Button, Group, Stack, Text } from '@mantine/core'
import { useSubmit } from '../../api/use-submit.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import { useConfirmation } from '../../session/use-confirmation.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { resetFactors, type Member } from './use-members.ts'

export function ResetFactorsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const name = member.name || member.email
  const { confirmed, dialog } = useConfirmation()
  const resetting = useSubmit({
    send: () => resetFactors(member.id),
    success: factorText.wasReset(name),
    onSuccess: onClose,
    failure: factorText.resetFailed,
  })
  return (
    <Dialog title={factorText.resetTitle(name)} onClose={onClose}>
      {dialog}
      <Stack>
        <Text size="sm">{factorText.resetExplained(member.email)}</Text>
        <FormError>{resetting.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {factorText.cancel}
          </Button>
          <Button color="red" loading={resetting.busy} onClick={() => confirmed(() => void resetting.run())}>
            {factorText.reset}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
