// Another address for a candidate: from then on everything goes there.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { useState, type FormEvent } from 'react'
import { invalidate } from '../../../api/cache.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { showToast } from '../../../ui/toast.ts'
import { refreshConversation } from './use-conversation.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

interface Props {
  projectId: string
  candidate: WireCandidate
  name: string
  address: string | null
  onClose: () => void
}

export function UpdateEmailDialog({ projectId, candidate, name, address, onClose }: Props) {
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmail(email)) return setWrong(messages.notAnEmail)
    if (candidate.candidate_emails.some((known) => normaliseEmail(known) === normaliseEmail(email))) return setWrong(messages.emailExists)
    setBusy(true)
    try {
      await send<ChangeCandidate>('PUT', 'v1/candidates', {
        candidate_id: candidate.id,
        project_id: projectId,
        updated_candidate_email: email.trim(),
      })
      showToast(messages.emailUpdated)
      refreshConversation(projectId, candidate.id)
      invalidate('v2/projects/candidates', 'v2/projects/candidates/one')
      onClose()
    } catch (error) {
      setWrong(sentenceOf(error, 'We couldn’t save the address. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={onClose} title={messagesAbout.updateEmailOf(name)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            label={panelConversationText.newEmailAddress}
            type="email"
            placeholder={address ?? undefined}
            data-autofocus
            value={email}
            error={wrong}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              setWrong(null)
            }}
          />
          <Text size="sm" c="dimmed">
            {panelConversationText.newAddressHint}
          </Text>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {panelConversationText.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {panelConversationText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
