// An InMail or an invitation to one candidate: written, counted, and sent, or copied for pasting.
import { Anchor, Button, CopyButton, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import { checkLinkedinMessage, type LinkedinKind } from '@fairlead/domain/outreach/linkedin'
import type { Stage } from '@fairlead/domain/shared/stages'
import { limits } from '@fairlead/domain/shared/limits'
import { useQuery } from '@tanstack/react-query'
import { useMailChoice } from './use-mail-choice.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { usePending } from '../../../api/use-submit.ts'
import { DialogFooter } from '../../../ui/DialogFooter.tsx'
import { linkedinOf } from '../../../candidate/names.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { TakeOver, useBeforeWriting } from './BeforeWriting.tsx'
import { Refusals } from './Refusals.tsx'
import { sendOverLinkedin } from '../../../candidate/linkedin.ts'
import { LinkedinSignIn } from '../../../candidate/LinkedinSignIn.tsx'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

interface Props {
  view: PanelView
  candidate: WireCandidate
  from: Stage
  kind: LinkedinKind
  onClose: () => void
}

export function LinkedinForm({ view, candidate, from, kind, onClose }: Props) {
  const { template } = useMailChoice(view, candidate)
  const before = useBeforeWriting({
    projectId: view.facts.id,
    candidateId: candidate.id,
    channel: kind === 'inmail' ? 'inmail' : 'connection',
  })
  const linkedin = linkedinOf(candidate)
  const start = useQuery({
    queryKey: ['v2/outreach/preview', { project_id: view.facts.id, candidate_id: candidate.id, kind }],
    queryFn: () =>
      send<PreviewMail>('POST', 'v2/outreach/preview', {
        project_id: view.facts.id,
        candidate_id: candidate.id,
        step: 0,
        ...(kind === 'invitation' ? { body: template?.li_connection_template ?? '' } : {}),
      }),
    retry: false,
  })
  // if names are hidden, only the server knows
  const hasProfile = view.facts.biasReducer || candidate.linkedin_profile_url !== null
  const [subject, setSubject] = useState<string | null>(null)
  const [body, setBody] = useState<string | null>(null)
  const [busy, during] = usePending()
  const [byHand, setByHand] = useState<{ profileUrl: string; text: string } | null>(null)
  const [signingIn, setSigningIn] = useState(false)
  const message = { kind, subject: subject ?? start.data?.draft_subject ?? '', body: body ?? start.data?.draft_text ?? '' }
  const wrong = checkLinkedinMessage(kind, message)
  const length = [...message.body].length

  async function submit() {
    const result = await sendOverLinkedin(view.facts.id, candidate, from, { ...message, takeOver: before.takeOver })
    if (result.outcome === 'sign_in') setSigningIn(true)
    else if (result.outcome === 'by_hand') setByHand(result)
    else if (result.outcome === 'done') onClose()
  }

  if (byHand)
    return (
      <Stack aria-live="polite">
        <Text>{panelOutreachText.pasteOnLinkedin}</Text>
        <Textarea label={panelOutreachText.text} readOnly autosize maxRows={12} value={byHand.text} />
        <DialogFooter>
          <Group justify="end" gap="xs">
            <CopyButton value={byHand.text}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? panelOutreachText.copied : panelOutreachText.copyText}
                </Button>
              )}
            </CopyButton>
            <Button component="a" href={byHand.profileUrl} target="_blank" rel="noreferrer">
              {panelOutreachText.openProfile}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {panelOutreachText.done}
            </Button>
          </Group>
        </DialogFooter>
      </Stack>
    )
  return (
    <Stack>
      <TakeOver before={before} />
      <Refusals before={before} />
      {kind === 'inmail' && (
        <TextInput
          label={panelOutreachText.subject}
          value={message.subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
          error={subject !== null && wrong?.message_subject}
        />
      )}
      <Textarea
        label={panelOutreachText.message}
        autosize
        minRows={kind === 'inmail' ? 8 : 4}
        maxRows={16}
        value={message.body}
        onChange={(event) => setBody(event.currentTarget.value)}
        error={(body !== null || length > limits.invitationLength) && wrong?.message_body}
        description={kind === 'invitation' ? panelOutreachText.characterCount(length, limits.invitationLength) : undefined}
      />
      {!hasProfile && <Text c="var(--warn-text)">{panelOutreachText.noLinkedinProfile}</Text>}
      <DialogFooter>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {linkedin && (
              <Anchor href={linkedin.url} target="_blank" rel="noreferrer" underline="always">
                {linkedin.label}
              </Anchor>
            )}
          </Text>
          <Group gap="xs" justify="end" ml="auto">
            <Button variant="subtle" onClick={onClose}>
              {panelOutreachText.cancel}
            </Button>
            <Button disabled={wrong !== null || !hasProfile || !before.mayWrite} loading={busy} onClick={() => void during(submit)}>
              {kind === 'inmail' ? panelOutreachText.sendInmail : panelOutreachText.sendInvitation}
            </Button>
          </Group>
        </Group>
      </DialogFooter>
      {signingIn && (
        <LinkedinSignIn
          onClose={() => setSigningIn(false)}
          onSignedIn={() => {
            setSigningIn(false)
            void during(submit)
          }}
        />
      )}
    </Stack>
  )
}
