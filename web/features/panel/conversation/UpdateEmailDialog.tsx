import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { WireAddressGuess } from '@fairlead/contract/shapes/address'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { useRef } from 'react'
import { send } from '../../../api/send.ts'
import { useForm } from '../../../api/use-form.ts'
import { FormError } from '../../../ui/FormError.tsx'
import { refreshAddresses } from '../../../candidate/address/verify-address.ts'
import { refreshConversation } from '../../../candidate/conversation/use-conversation.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { text as panelConversationText } from '../../../i18n/panel-conversation.ts'

interface Props {
  projectId: string
  candidate: WireCandidate
  name: string
  address: string | null
  /** Where email to the candidate would go to a guess. */
  guess: WireAddressGuess | null
  onClose: () => void
}

export function UpdateEmailDialog({ projectId, candidate, name, address, guess, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // an address that is typed is one the user knows, so a guess may be typed
  const isGuess = (email: string) => guess?.address != null && normaliseEmail(email) === normaliseEmail(guess.address)
  const form = useForm(
    { updated_candidate_email: '' },
    {
      check: ({ updated_candidate_email: email }) => {
        if (!isEmail(email)) return { updated_candidate_email: messages.notAnEmail }
        const isKnown = candidate.candidate_emails.some((knownEmail) => normaliseEmail(knownEmail) === normaliseEmail(email))
        return isKnown && !isGuess(email) ? { updated_candidate_email: messages.emailExists } : null
      },
      send: ({ updated_candidate_email: email }) =>
        send<ChangeCandidate>('PUT', 'v1/candidates', {
          candidate_id: candidate.id,
          project_id: projectId,
          updated_candidate_email: email.trim(),
        }),
      success: messages.emailUpdated,
      onSuccess: () => {
        refreshConversation(projectId, candidate.id)
        refreshAddresses()
        onClose()
      },
      failure: panelConversationText.addressNotSaved,
    },
  )

  return (
    <Dialog onClose={onClose} title={messagesAbout.updateEmailOf(name)}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack>
          <TextInput
            label={panelConversationText.newEmailAddress}
            type="email"
            placeholder={address ?? undefined}
            data-autofocus
            ref={input}
            {...form.field('updated_candidate_email')}
          />
          <Text size="sm" c="dimmed">
            {panelConversationText.newAddressHint}
          </Text>
          {guess?.address && form.values.updated_candidate_email === '' && (
            <Group role="note" gap="xs" justify="space-between">
              <Text size="sm" flex="1 1 200px" className="anywhere">
                {panelConversationText.guessedAddress(guess.address)}
              </Text>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  form.set({ updated_candidate_email: guess.address ?? '' })
                  input.current?.focus()
                }}
              >
                {panelConversationText.useGuess}
              </Button>
            </Group>
          )}
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {panelConversationText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {panelConversationText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
