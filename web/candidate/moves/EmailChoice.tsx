// Shows which email a move sends to the candidate, with a preview and an option to leave it out.
import { Anchor, Checkbox, Popover, Skeleton, Stack, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ReadNotice } from '@fairlead/contract/v2/projects/candidates/notice'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import type { Together } from '../../project/InterviewersTogether.tsx'
import { text as candidateMovesEmailChoiceText } from '../../i18n/candidate-moves-email-choice.ts'

interface Props {
  /** The first candidate of the move: their email is shown. */
  candidate: WireCandidate
  name: string
  /** How many are moved. */
  count?: number
  status: ReadNotice['input']['status']
  /** For another interview, by address; otherwise the project’s. */
  interviewers?: readonly string[]
  together?: Together
  /** null until the project's choice is known. */
  value: boolean | null
  onChange: (value: boolean) => void
  /** True when it is known what is sent, or that it can't be known. */
  onReady?: (isReady: boolean) => void
}

const labels = {
  REJECTED: candidateMovesEmailChoiceText.shortRejection,
  HIRING_MANAGER_APPROVED: candidateMovesEmailChoiceText.introduction,
} as const

export function EmailChoice({ candidate, name, count = 1, status, interviewers, together, value, onChange, onReady }: Props) {
  const [isShown, setIsShown] = useState(false)
  const { data, isError } = useQuery(
    queryFor<ReadNotice>('v2/projects/candidates/notice', {
      project_id: candidate.project_id,
      candidate_id: candidate.id,
      status,
      ...(interviewers ? { interviewers: [...interviewers], ...together } : {}),
    }),
  )
  useEffect(() => {
    if (value === null && data) onChange(data.is_default && (data.email !== null || count > 1))
  }, [value, data, count, onChange])
  const isReady = data !== undefined || isError
  useEffect(() => onReady?.(isReady), [onReady, isReady])
  if (isError) return <Text size="sm">{candidateMovesEmailChoiceText.previewLoadFailed}</Text>
  if (!data) return <Skeleton h={46} />
  if (!data.email && count === 1)
    return (
      <Text size="sm" c="dimmed">
        {candidateMovesEmailChoiceText.noEmailText(name, data.why_not ?? '')}
      </Text>
    )
  const { email } = data
  const cc = email && email.cc_emails.length > 0 ? candidateMovesEmailChoiceText.copySuffix(email.cc_emails.join(', ')) : ''
  const to = count > 1 ? candidateMovesEmailChoiceText.everyoneInTouch : email?.to_email || name
  return (
    <Stack gap={4}>
      <Checkbox
        label={candidateMovesEmailChoiceText.emailChoice(to, labels[status], cc)}
        checked={value ?? false}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {email?.starts_booking && value && (
        <Text size="sm" c="dimmed">
          {candidateMovesEmailChoiceText.emailsAfterBooking(name)}
        </Text>
      )}
      {email && (
        // above the dialog, so that the buttons below stay where they are
        <Popover opened={isShown} onChange={setIsShown} position="top-start" width="target" withRoles={false} withinPortal>
          <Popover.Target>
            <Anchor component="button" type="button" size="sm" ta="start" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown
                ? candidateMovesEmailChoiceText.hideTheEmail
                : count > 1
                  ? candidateMovesEmailChoiceText.previewLabel(name)
                  : candidateMovesEmailChoiceText.showTheEmail}
            </Anchor>
          </Popover.Target>
          <Popover.Dropdown p="sm" mah="50dvh" style={{ overflowY: 'auto' }}>
            <section aria-label={candidateMovesEmailChoiceText.theEmail}>
              <Text size="sm" fw={600}>
                {email.email_subject}
              </Text>
              <Text size="sm" className="lines">
                {email.email_text}
              </Text>
            </section>
          </Popover.Dropdown>
        </Popover>
      )}
    </Stack>
  )
}
