// The mail that brings an interested candidate to the hiring manager: filled in, to be changed, and sent once.
import { Button, Group, Skeleton, Stack, TagsInput, Textarea, TextInput } from '@mantine/core'
import type { GetWarmLeadsTemplate } from '@fairlead/contract/v1/warmleads/template'
import type { ReviewByRecruiter } from '@fairlead/contract/v2/projects/candidates/recruiter_review'
import { readRecipients } from '@fairlead/domain/candidate/share'
import { checkManagerMail, type ManagerMail } from '@fairlead/domain/outreach/manager-mail'
import { limits } from '@fairlead/domain/text/limits'
import { messages } from '@fairlead/domain/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, invalidate } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { focusOnArrival } from '../../ui/focus-on-arrival.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { refreshStages } from './pages.ts'

interface Props {
  projectId: string
  candidateId: string
  name: string
  onClose: () => void
  onSent: () => void
}

export function SendToManagerDialog({ projectId, candidateId, name, onClose, onSent }: Props) {
  const template = useQuery(ask<GetWarmLeadsTemplate>('v1/warmleads/template', { candidate_id: candidateId, template_type: 'hm' }))
  const [edited, setEdited] = useState<Partial<ManagerMail>>({})
  const [touched, setTouched] = useState<Partial<Record<keyof ManagerMail, true>>>({})
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const given = template.data
  const mail: ManagerMail = {
    to: given?.to_email ?? '',
    cc: given?.hm_cc_emails ?? [],
    subject: given?.email_subject ?? '',
    body: given?.email_body ?? '',
    ...edited,
  }
  const wrong = checkManagerMail(mail)
  const errorOf = (part: keyof ManagerMail) => refused[`email_${part}`] ?? (touched[part] ? wrong?.[part] : undefined)
  const field = (part: 'to' | 'subject' | 'body') => ({
    value: mail[part],
    error: errorOf(part),
    onBlur: () => setTouched((before) => ({ ...before, [part]: true })),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setEdited((before) => ({ ...before, [part]: value }))
    },
  })

  async function submit() {
    setBusy(true)
    setRefused({})
    try {
      await send<ReviewByRecruiter>('POST', 'v2/projects/candidates/recruiter_review', {
        project_id: projectId,
        candidate_id: candidateId,
        approved: true,
        email_to: mail.to.trim(),
        email_cc: [...mail.cc],
        email_subject: mail.subject,
        email_body: mail.body,
      })
      onClose()
      onSent()
      showToast(messages.emailSent, { ms: limits.reviewMailMessageMs })
      refreshStages(projectId, 'AUTOPILOT_RECRUITER', 'HIRING_MANAGER')
      invalidate('v1/projects')
      return
    } catch (error) {
      setRefused(failureOf(error)?.fields ?? {})
      showToast(messages.reviewMailFailed, { tone: 'bad', ms: limits.reviewMailMessageMs })
    }
    setBusy(false)
  }

  return (
    <Dialog title={`Send ${name} to the hiring manager`} size={620} onClose={onClose}>
      {template.isError && <ErrorState text="The mail could not be prepared." onRetry={() => void template.refetch()} />}
      {template.isPending && (
        <Stack aria-busy="true">
          <Skeleton h={56} />
          <Skeleton h={56} />
          <Skeleton h={180} />
        </Stack>
      )}
      {given && (
        <Stack>
          <TextInput label="To" type="email" withAsterisk data-autofocus ref={focusOnArrival} {...field('to')} />
          <TagsInput
            label="Cc"
            splitChars={[',', ';', ' ']}
            acceptValueOnBlur
            value={[...mail.cc]}
            onChange={(values) => setEdited((before) => ({ ...before, cc: readRecipients(values.join(',')) }))}
            onBlur={() => setTouched((before) => ({ ...before, cc: true }))}
            error={errorOf('cc')}
          />
          <TextInput label="Subject" withAsterisk {...field('subject')} />
          <Textarea label="Message" withAsterisk autosize minRows={6} maxRows={14} {...field('body')} />
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={wrong !== null} loading={busy} onClick={() => void submit()}>
              Send
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
