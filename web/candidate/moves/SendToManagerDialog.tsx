// The email that sends candidates to the hiring manager: filled in, editable, and sent once.
import { Button, Group, List, Skeleton, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { GetWarmLeadsTemplate } from '@fairlead/contract/v1/warmleads/template'
import type { ReviewByRecruiter } from '@fairlead/contract/v2/projects/candidates/recruiter_review'
import type { ReadReviewEmail, SendForReview } from '@fairlead/contract/v2/projects/candidates/send_for_review'
import { isInterested } from '@fairlead/domain/candidate/send-for-review'
import type { Stage } from '@fairlead/domain/shared/stages'
import { readRecipients } from '@fairlead/domain/candidate/share'
import { checkManagerMail, type ManagerMail } from '@fairlead/domain/outreach/manager-mail'
import { limits } from '@fairlead/domain/shared/limits'
import { messages } from '@fairlead/domain/shared/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFooter } from '../../ui/DialogFooter.tsx'
import { focusOnArrival } from '../../ui/focus-on-arrival.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { shownName } from '../names.ts'
import { refreshStages } from '../pages.ts'
import { text as candidateMovesSendToManagerText } from '../../i18n/candidate-moves-send-to-manager.ts'

const path = 'v2/projects/candidates/send_for_review'
type LeftOut = SendForReview['answer']['left_out']

interface Props {
  view: PanelView
  stage: Stage
  /** The candidates who may be sent, at least one. */
  candidates: readonly WireCandidate[]
  onClose: () => void
  onSent: () => void
}

export function SendToManagerDialog({ view, stage, candidates, onClose, onSent }: Props) {
  const projectId = view.facts.id
  const names = candidates.map((candidate) => shownName(candidate, view.facts.biasReducer))
  const [only = null] = candidates.length === 1 ? candidates.map(({ id }) => id) : []
  const nameText = only === null ? candidateMovesSendToManagerText.countedCandidates(names.length) : names.join('')
  const about = { project_id: projectId, candidate_ids: candidates.map(({ id }) => id) }

  const template = useQuery<ReadReviewEmail['answer']>(
    only === null
      ? queryFor<ReadReviewEmail>(path, about)
      : queryFor<GetWarmLeadsTemplate>('v1/warmleads/template', { candidate_id: only, template_type: 'hm' }),
  )
  const [edited, setEdited] = useState<Partial<ManagerMail>>({})
  const [touched, setTouched] = useState<Partial<Record<keyof ManagerMail, true>>>({})
  const defaults = template.data
  const mail: ManagerMail = {
    to: defaults?.to_email ?? '',
    cc: defaults?.hm_cc_emails ?? [],
    subject: defaults?.email_subject ?? '',
    body: defaults?.email_body ?? '',
    ...edited,
  }
  const nameOf = (id: string) =>
    names[candidates.findIndex((candidate) => candidate.id === id)] ?? candidateMovesSendToManagerText.aCandidate
  const wrong = checkManagerMail(mail)
  const sending = useSubmit({
    send: async () => {
      const email = { email_to: mail.to.trim(), email_cc: [...mail.cc], email_subject: mail.subject, email_body: mail.body }
      if (only !== null) return sendOne(projectId, only, email)
      return (await send<SendForReview>('POST', path, { ...about, ...email })).left_out
    },
    onSuccess: (leftOut) => {
      onClose()
      onSent()
      if (leftOut.length === 0) showToast(messages.emailSent, { ms: limits.reviewMailMessageMs })
      else
        showToast(candidateMovesSendToManagerText.sentWithout(leftOut.map((entry) => ({ ...entry, name: nameOf(entry.candidate_id) }))), {
          tone: 'bad',
          ms: limits.reviewMailMessageMs,
        })
      refreshStages(projectId, stage, 'HIRING_MANAGER')
      invalidate('v1/projects', 'v2/projects/candidates/one')
    },
    failure: messages.reviewMailFailed,
    fields: ['email_to', 'email_cc', 'email_subject', 'email_body'],
    refused: ({ code, fields, message }) =>
      Object.keys(fields).length > 0 ? fields : code === 'invalid_move' ? message : messages.reviewMailFailed,
  })
  const errorOf = (part: keyof ManagerMail) => sending.errors[`email_${part}`] ?? (touched[part] ? wrong?.[part] : undefined)
  const field = (part: 'to' | 'subject' | 'body') => ({
    value: mail[part],
    error: errorOf(part),
    onBlur: () => setTouched((before) => ({ ...before, [part]: true })),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setEdited((before) => ({ ...before, [part]: value }))
      sending.clear(`email_${part}`)
    },
  })

  return (
    <Dialog title={candidateMovesSendToManagerText.title(nameText)} size={620} onClose={onClose}>
      {template.isError && <ErrorState text={candidateMovesSendToManagerText.prepareFailed} onRetry={() => void template.refetch()} />}
      {template.isPending && (
        <Stack aria-busy="true">
          <Skeleton h={56} />
          <Skeleton h={56} />
          <Skeleton h={180} />
        </Stack>
      )}
      {defaults && (
        <Stack>
          <Text size="sm" c="dimmed">
            {candidateMovesSendToManagerText.whatHappens({
              count: names.length,
              moves: stage !== 'HIRING_MANAGER',
              hasReplied: isInterested(stage),
            })}
          </Text>
          {names.length > 1 && (
            <List size="sm" aria-label={candidateMovesSendToManagerText.candidatesLabel}>
              {names.map((name, index) => (
                <List.Item key={candidates[index]?.id}>{name}</List.Item>
              ))}
            </List>
          )}
          <TextInput
            label={candidateMovesSendToManagerText.to}
            type="email"
            withAsterisk
            data-autofocus
            ref={focusOnArrival}
            {...field('to')}
          />
          <TagsInput
            label={candidateMovesSendToManagerText.cc}
            splitChars={[',', ';', ' ']}
            acceptValueOnBlur
            value={[...mail.cc]}
            onChange={(values) => setEdited((before) => ({ ...before, cc: readRecipients(values.join(',')) }))}
            onBlur={() => setTouched((before) => ({ ...before, cc: true }))}
            error={errorOf('cc')}
          />
          <TextInput label={candidateMovesSendToManagerText.subject} withAsterisk {...field('subject')} />
          <Textarea label={candidateMovesSendToManagerText.message} withAsterisk autosize minRows={6} maxRows={14} {...field('body')} />
          <DialogFooter>
            <FormError>{sending.sentence}</FormError>
            <Group justify="end" gap="xs">
              <Button variant="subtle" onClick={onClose}>
                {candidateMovesSendToManagerText.cancel}
              </Button>
              <Button disabled={wrong !== null} loading={sending.busy} onClick={() => void sending.run()}>
                {candidateMovesSendToManagerText.send}
              </Button>
            </Group>
          </DialogFooter>
        </Stack>
      )}
    </Dialog>
  )
}

async function sendOne(project_id: string, candidate_id: string, email: object): Promise<LeftOut> {
  await send<ReviewByRecruiter>('POST', 'v2/projects/candidates/recruiter_review', { project_id, candidate_id, approved: true, ...email })
  return []
}
