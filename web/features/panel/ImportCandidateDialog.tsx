import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { ImportCandidate } from '@fairlead/contract/v1/candidates'
import type { CheckImport } from '@fairlead/contract/v1/candidates/import/check'
import { checkImport, checkImportUrl, mayFindEmail } from '@fairlead/domain/candidate/import-form'
import { guessSentence } from '@fairlead/domain/outreach/guessed-address'
import { messages } from '@fairlead/domain/shared/messages'
import { limits } from '@fairlead/domain/shared/limits'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { AddressBadge } from '../../candidate/address/AddressBadge.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { text as panelText } from '../../i18n/panel.ts'
import { text as panelImportCandidateText } from '../../i18n/panel-import-candidate.ts'

const noOriginal = { sender: '', subject: '', body: '' }

export function ImportCandidateDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const [linkedinUrl, setUrl] = useState('')
  const [email, setEmail] = useState('')
  const [original, setOriginal] = useState<typeof noOriginal | null>(null)
  const [touched, setTouched] = useState<Record<string, boolean>>({})
  const [notFound, setNotFound] = useState(false)
  const [url] = useDebouncedValue(linkedinUrl.trim(), limits.emailLookupDelayMs)
  const check = useQuery({
    queryKey: ['v1/candidates/import/check', { project_id: projectId, cand_linkedin_url: url }],
    queryFn: ({ signal }) =>
      send<CheckImport>('POST', 'v1/candidates/import/check', { project_id: projectId, cand_linkedin_url: url }, signal),
    enabled: url !== '' && checkImportUrl(url) === null,
    retry: false,
  })
  const checked = check.isSuccess && url === linkedinUrl.trim()
  const inProject = checked && check.data.in_project
  // typed input isn't a result of the email finder
  const finding =
    checked && typeof check.data.email_vendor === 'string' && email.trim().toLowerCase() === check.data.email ? check.data : null
  const wrong = checkImport({ linkedinUrl, email, original })
  const importing = useSubmit({
    send: () =>
      send<ImportCandidate>('POST', 'v1/candidates', {
        project_id: projectId,
        cand_linkedin_url: linkedinUrl,
        cand_email: email,
        ...(finding ? { cand_email_vendor: finding.email_vendor ?? '', cand_email_guessed: finding.email_guessed } : {}),
        cand_name: check.data?.name ?? '',
        ...(original ? { referral_sender: original.sender, referral_subject: original.subject, referral_body: original.body } : {}),
      }),
    success: ({ in_project: isThere }) => (isThere ? messages.importAlreadyThere : messages.imported),
    onSuccess: () => {
      invalidate('v1/projects', 'v2/projects/candidates', 'v1/candidates/import/check')
      onClose()
    },
    failure: messages.importFailed,
    fields: ['cand_linkedin_url', 'cand_email', 'referral_sender', 'referral_subject', 'referral_body'],
  })
  const error = (field: string) => importing.errors[field] ?? (touched[field] ? wrong?.[field] : undefined)
  const touch = (field: string) => () => setTouched((before) => ({ ...before, [field]: true }))

  const findEmail = () => {
    const foundEmail = check.data?.email ?? null
    setNotFound(foundEmail === null)
    if (foundEmail) setEmail(foundEmail)
  }
  const field = (name: keyof typeof noOriginal) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setOriginal((before) => before && { ...before, [name]: value })
    importing.clear(`referral_${name}`)
  }

  return (
    <Dialog title={panelText.importCandidate} size={limits.importDialogWidth} onClose={onClose}>
      <Stack>
        <TextInput
          label={panelImportCandidateText.linkedinProfile}
          placeholder={panelImportCandidateText.linkedinPlaceholder}
          data-autofocus
          value={linkedinUrl}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            importing.clear('cand_linkedin_url')
            setNotFound(false)
          }}
          onBlur={touch('cand_linkedin_url')}
          error={error('cand_linkedin_url')}
        />
        <Text size="sm" aria-live="polite" mih="1.4em" c={inProject || notFound ? 'var(--warn-text)' : 'dimmed'}>
          {inProject && messages.importAlreadyThere}
          {checked && !inProject && (notFound ? messages.importNoEmail : messages.importPossible)}
        </Text>
        <Group align="end" wrap="nowrap" gap="xs">
          <TextInput
            label={panelImportCandidateText.email}
            type="email"
            className="grow"
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              importing.clear('cand_email')
            }}
            onBlur={touch('cand_email')}
            error={error('cand_email')}
          />
          <Button
            variant="default"
            mb={error('cand_email') ? 22 : 0}
            disabled={!mayFindEmail({ linkedinUrl, checked, inProject })}
            loading={check.isFetching}
            onClick={findEmail}
          >
            {panelImportCandidateText.findEmail}
          </Button>
        </Group>
        {finding?.email_guessed && (
          <Group role="note" gap="xs" wrap="nowrap">
            <AddressBadge status="guessed" />
            <Text size="sm">{guessSentence(finding.email_vendor || null)}</Text>
          </Group>
        )}
        <Checkbox
          label={panelImportCandidateText.referredByEmail}
          checked={original !== null}
          onChange={(event) => setOriginal(event.currentTarget.checked ? noOriginal : null)}
        />
        {original && (
          <>
            <TextInput
              label={panelImportCandidateText.emailSender}
              type="email"
              value={original.sender}
              onChange={field('sender')}
              onBlur={touch('referral_sender')}
              error={error('referral_sender')}
            />
            <TextInput
              label={panelImportCandidateText.subject}
              value={original.subject}
              onChange={field('subject')}
              onBlur={touch('referral_subject')}
              error={error('referral_subject')}
            />
            <Textarea
              label={panelImportCandidateText.text}
              autosize
              minRows={3}
              maxRows={10}
              value={original.body}
              onChange={field('body')}
              onBlur={touch('referral_body')}
              error={error('referral_body')}
            />
          </>
        )}
        <FormError>{importing.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {panelImportCandidateText.cancel}
          </Button>
          <Button disabled={wrong !== null || inProject} loading={importing.busy} onClick={() => void importing.run()}>
            {panelImportCandidateText.importAction}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
