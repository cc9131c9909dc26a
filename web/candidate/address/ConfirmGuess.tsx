import { Button, Group, Stack, Text } from '@mantine/core'
import type { WireAddressGuess } from '@fairlead/contract/shapes/address'
import { guessSentence } from '@fairlead/domain/outreach/guessed-address'
import { Dialog } from '../../ui/Dialog.tsx'
import { text as addressText } from '../../i18n/candidate-address.ts'

interface Props {
  guess: WireAddressGuess
  onClose: () => void
  onYes: () => void
}

/** Asked before an email to a guess is sent. */
export function ConfirmGuess({ guess, onClose, onYes }: Props) {
  return (
    <Dialog title={addressText.confirmTitle} onClose={onClose}>
      <Stack>
        {guess.address && (
          <Text fw={550} className="anywhere">
            {guess.address}
          </Text>
        )}
        <Text size="sm">
          {guessSentence(guess.vendor)} {addressText.confirmHint}
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" data-autofocus onClick={onClose}>
            {addressText.cancel}
          </Button>
          <Button
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {addressText.sendAnyway}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
