import { Button, Group, Text } from '@mantine/core'
import type { WireAddressGuess } from '@fairlead/contract/shapes/address'
import { guessSentence } from '@fairlead/domain/outreach/guessed-address'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { text as addressText } from '../../i18n/candidate-address.ts'
import { AddressBadge } from './AddressBadge.tsx'
import { refreshAddresses, verifyAddress, verifyProblem } from './verify-address.ts'

const outcomes = {
  verified: addressText.nowVerified,
  confirmed: null,
  guessed: addressText.stillGuessed,
  undeliverable: addressText.isUndeliverable,
}

/** Says that an address is a guess, with the way to have it checked. */
export function GuessLine({ guess, projectId, candidateId }: { guess: WireAddressGuess; projectId: string; candidateId: string }) {
  const check = useSubmit({
    send: () => verifyAddress(projectId, candidateId, guess.address ?? ''),
    success: ({ status }) => outcomes[status],
    onSuccess: refreshAddresses,
    failure: addressText.verifyFailed,
    refused: (failure) => verifyProblem(failure, addressText.verifyFailed),
  })
  return (
    <div role="note">
      <Group gap="xs" wrap="nowrap" align="center">
        <AddressBadge status="guessed" />
        <Text size="sm" flex={1} miw={0}>
          {guessSentence(guess.vendor)}
        </Text>
        {guess.can_verify && (
          <Button size="compact-sm" variant="default" loading={check.busy} onClick={() => void check.run()} className="fixed">
            {addressText.verify}
          </Button>
        )}
      </Group>
      <FormError>{check.sentence}</FormError>
    </div>
  )
}
