// Shares candidates by email with people inside or outside of the product.
import { Button, Group, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ShareCandidates } from '@fairlead/contract/v1/share'
import { checkShare, readRecipients, shareSubject } from '@fairlead/domain/candidate/share'
import { limits } from '@fairlead/domain/shared/limits'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { newId } from '../api/new-id.ts'
import { send } from '../api/send.ts'
import { useSubmit } from '../api/use-submit.ts'
import { FormError } from '../ui/FormError.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { text as candidateText } from '../i18n/candidate.ts'

export function ShareDialog({ candidates, onClose }: { candidates: readonly WireCandidate[]; onClose: () => void }) {
  const [toEmails, setToEmails] = useState<string[]>([])
  const [subject, setSubject] = useState<string>(messages.shareSubject)
  const [body, setBody] = useState('')
  const [touched, setTouched] = useState(false)
  // sent once, however often the button is pressed or the response lost
  const [requestId] = useState(() => newId())
  const form = { candidateIds: candidates.map(({ id }) => id), toEmails, subject, body }
  const wrong = checkShare(form)

  const sharing = useSubmit({
    send: () =>
      send<ShareCandidates>('POST', 'v1/share', {
        candidate_ids: form.candidateIds,
        to_emails: toEmails,
        email_subject: shareSubject(form),
        email_body: body,
        request_id: requestId,
      }),
    success: messages.emailSent,
    onSuccess: onClose,
    failure: messages.shareFailed,
    fields: ['to_emails', 'email_subject', 'email_body'],
    refused: ({ fields }) => (Object.keys(fields).length > 0 ? fields : messages.shareFailed),
  })

  return (
    <Dialog title={candidateText.shareCandidates} size={limits.shareDialogWidth} onClose={onClose}>
      <Stack>
        <Text size="sm">{messagesAbout.shared(candidates.length)}</Text>
        <TagsInput
          label={candidateText.to}
          placeholder={toEmails.length === 0 ? candidateText.emailsPlaceholder : ''}
          data-autofocus
          splitChars={[',', ';', ' ']}
          value={toEmails}
          onChange={(values) => {
            setToEmails(readRecipients(values.join(',')))
            sharing.clear('to_emails')
          }}
          acceptValueOnBlur
          onBlur={() => setTouched(true)}
          error={sharing.errors.to_emails ?? (touched ? wrong?.to_emails : undefined)}
        />
        <TextInput
          label={candidateText.subject}
          value={subject}
          onChange={(event) => {
            setSubject(event.currentTarget.value)
            sharing.clear('email_subject')
          }}
          error={sharing.errors.email_subject}
        />
        <Textarea
          label={candidateText.message}
          description={candidateText.optional}
          autosize
          minRows={4}
          maxRows={12}
          value={body}
          onChange={(event) => {
            setBody(event.currentTarget.value)
            sharing.clear('email_body')
          }}
          error={sharing.errors.email_body}
        />
        <FormError>{sharing.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {candidateText.cancel}
          </Button>
          <Button disabled={wrong !== null} loading={sharing.busy} onClick={() => void sharing.run()}>
            {candidateText.share}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
