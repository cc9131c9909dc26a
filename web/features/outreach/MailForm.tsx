// The mail as this candidate will get it, to be read, changed and sent.
import { Alert, Autocomplete, Button, Group, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { isEmail } from '@fairlead/domain/text/validation'
import { messages } from '@fairlead/domain/text/messages'
import { textToHtml } from '@fairlead/domain/text/mail-body'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { SafeHtml } from '../../ui/SafeHtml.tsx'
import { WrittenBefore } from '../candidates/WrittenBefore.tsx'
import { shownName } from '../candidates/names.ts'
import type { PanelView } from '../panel/panel-view.ts'
import { useHold } from '../projects/hold.ts'
import { useProductName } from '../projects/use-projects.ts'
import { VariableChips } from '../wizard/VariableChips.tsx'
import { labelOfVariable } from '../wizard/template-variables.ts'
import type { Deed } from '../candidates/deeds.ts'
import { approveAndSend } from '../review/verdicts.ts'

interface Props {
  view: PanelView
  candidate: WireCandidate
  from: Stage
  onClose: () => void
  onSent: (deed: Deed) => void
}

export function MailForm({ view, candidate, from, onClose, onSent }: Props) {
  const product = useProductName()
  const hold = useHold()
  const name = shownName(candidate, view.facts.biasReducer)
  const [subject, setSubject] = useState<string | null>(null)
  const [body, setBody] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [asked] = useDebouncedValue({ subject, body }, 400)
  const preview = useQuery({
    queryKey: ['v2/outreach/preview', { project_id: view.facts.id, candidate_id: candidate.id, ...asked }],
    queryFn: () =>
      send<PreviewMail>('POST', 'v2/outreach/preview', {
        project_id: view.facts.id,
        candidate_id: candidate.id,
        step: 0,
        subject: asked.subject ?? undefined,
        body: asked.body === null ? undefined : textToHtml(asked.body),
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const mail = preview.data
  const addresses = [
    ...new Set(
      [
        mail?.to_email,
        candidate.thread_email,
        ...candidate.candidate_emails,
        ...candidate.personal_emails,
        ...candidate.prof_emails,
      ].filter((one): one is string => Boolean(one)),
    ),
  ]
  const receiver = to ?? mail?.to_email ?? addresses[0] ?? ''
  const missing = mail?.missing ?? []
  const shownSubject = subject ?? mail?.subject ?? ''
  const shownBody = body ?? mail?.text ?? ''
  const ready = mail !== undefined && isEmail(receiver) && missing.length === 0 && shownSubject.trim() !== '' && shownBody.trim() !== ''

  const submit = () => {
    if (!ready) return
    onSent(
      approveAndSend(product, candidate, from, {
        project_id: view.facts.id,
        candidate_id: candidate.id,
        email_subject: subject ?? undefined,
        email_body: body === null ? undefined : textToHtml(body),
        email_override: receiver === mail.to_email ? undefined : receiver,
        is_calibration: view.calibrating,
      }),
    )
    onClose()
  }

  return (
    <>
      {preview.isError && !mail ? (
        <Alert color="red" role="alert">
          {failureOf(preview.error)?.message ?? 'The mail could not be prepared.'}
        </Alert>
      ) : !mail ? (
        <Stack>
          <Skeleton h={36} />
          <Skeleton h={36} />
          <Skeleton h={220} />
        </Stack>
      ) : (
        <Stack onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit()}>
          <WrittenBefore candidate={candidate} />
          <Autocomplete
            label="To"
            data={addresses}
            value={receiver}
            onChange={setTo}
            placeholder={addresses.length === 0 ? 'No email address found' : undefined}
            error={receiver !== '' && !isEmail(receiver) ? messages.notAnEmail : null}
          />
          <TextInput label="Subject" value={shownSubject} onChange={(event) => setSubject(event.currentTarget.value)} />
          <Textarea
            id="mail-body"
            label="Message"
            autosize
            minRows={8}
            maxRows={16}
            value={shownBody}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          <VariableChips fieldId="mail-body" onInsert={setBody} />
          {missing.length > 0 && (
            <Alert color="amber" role="alert" title="This mail cannot go out yet">
              {name} has no value for {missing.map(labelOfVariable).join(', ')}. Put in your own words or take it out.
            </Alert>
          )}
          {(body !== null || subject !== null) && missing.length === 0 && (
            <div>
              <Text size="sm" fw={550} mb={4}>
                As {name} will read it
              </Text>
              <div className="card" style={{ padding: 16, background: 'var(--paper)' }}>
                <SafeHtml html={mail.html} title="Preview of the mail" />
              </div>
            </div>
          )}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {hold.seconds > 0 && `Held for ${hold.text}, so that you can take it back.`}
            </Text>
            <Group gap="xs">
              <Button variant="subtle" onClick={onClose}>
                Cancel
              </Button>
              <Button disabled={!ready} onClick={submit}>
                Approve & send
              </Button>
            </Group>
          </Group>
        </Stack>
      )}
    </>
  )
}
