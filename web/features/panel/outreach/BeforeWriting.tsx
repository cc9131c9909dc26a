import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import type { ReadOutreachPlan } from '@fairlead/contract/v2/outreach/plan'
import { touchSentence } from '@fairlead/domain/outreach/in-touch'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../api/cache.ts'
import { plannedText } from '../../../candidate/replies/planned.ts'
import { FilesOfFollowUps } from '../../../candidate/writing/AttachedFiles.tsx'
import type { FollowUpFiles } from '../../../candidate/writing/use-attachments.ts'
import { sentDate } from '../../../ui/time.ts'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

interface About {
  projectId: string
  candidateId: string
  templateName?: string | undefined
  channel?: ReadOutreachPlan['input']['channel']
  /** An address other than the candidate’s own. */
  toEmail?: string | undefined
}

export interface BeforeWriting {
  plan: ReadOutreachPlan['answer'] | undefined
  takeOver: boolean
  followUps: boolean
  sendNow: boolean
  /** When the first email is sent, if that is later because of the local time. */
  leavesLater: string | null
  setTakeOver: (value: boolean) => void
  setFollowUps: (value: boolean) => void
  setSendNow: (value: boolean) => void
  /** Nothing prevents it, or it is taken over. */
  mayWrite: boolean
}

/** The effects of a first message, and the choices about it. */
export function useBeforeWriting({ projectId, candidateId, templateName, channel, toEmail }: About): BeforeWriting {
  const [takeOver, setTakeOver] = useState(false)
  const [followUps, setFollowUps] = useState(true)
  const [sendNow, setSendNow] = useState(false)
  const { data: plan } = useQuery({
    ...queryFor<ReadOutreachPlan>('v2/outreach/plan', {
      project_id: projectId,
      candidate_id: candidateId,
      template_name: templateName,
      to_email: toEmail,
      channel,
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  // the server decides in the end: while this is unknown, writing is allowed
  const mayWrite = (takeOver || (plan?.in_touch.length ?? 0) === 0) && (plan?.refusals.length ?? 0) === 0
  const leavesLater = plan?.first_email.because && !sendNow ? plan.first_email.date : null
  return { plan, takeOver, followUps, sendNow, leavesLater, setTakeOver, setFollowUps, setSendNow, mayWrite }
}

/** Colleagues already in touch with this person, and the button to take over. */
export function TakeOver({ before }: { before: BeforeWriting }) {
  const { plan, takeOver, setTakeOver } = before
  if (!plan || plan.in_touch.length === 0) return null
  return (
    <Alert color="amber" role="alert" title={panelOutreachText.inTouchTitle}>
      <Stack gap="xs">
        {plan.in_touch.map((touch) => {
          const text = touchSentence({ kind: touch.kind, by: touch.by, at: new Date(touch.date), projectName: touch.project_name })
          return (
            <Text key={text} size="sm">
              {text.charAt(0).toUpperCase() + text.slice(1)}
            </Text>
          )
        })}
        <Checkbox label={panelOutreachText.takeOver} checked={takeOver} onChange={(event) => setTakeOver(event.currentTarget.checked)} />
      </Stack>
    </Alert>
  )
}

/** When a first email is sent if it is a weekend or night at the candidate's location, with a button to send it now. */
export function LeavesLater({ before }: { before: BeforeWriting }) {
  const { plan, sendNow, setSendNow } = before
  const first = plan?.first_email
  if (!first?.because) return null
  if (first.because === 'mailbox_day' || first.because === 'domain_hour')
    return (
      <Text size="sm" c="dimmed">
        {panelOutreachText.limitReached[first.because](plannedText(first.date))}
      </Text>
    )
  if (!first.time_zone) return null
  const now = panelOutreachText.timeThere[first.because]
  return (
    <Checkbox
      label={panelOutreachText.sendNowAnyway}
      description={panelOutreachText.otherwiseSentOn(now, plannedText(first.date, undefined, first.time_zone))}
      checked={sendNow}
      onChange={(event) => setSendNow(event.currentTarget.checked)}
    />
  )
}

/** The steps that will be sent unless the candidate replies. */
export const plannedSteps = ({ plan, followUps }: Pick<BeforeWriting, 'plan' | 'followUps'>): number[] =>
  followUps ? (plan?.follow_ups ?? []).map(({ step }) => step) : []

/** The follow-ups of a first email, with their earliest dates; they can be left out, or carry files. */
export function FollowUpDates({ before, files, disabled }: { before: BeforeWriting; files: FollowUpFiles; disabled: boolean }) {
  const { plan, followUps, setFollowUps } = before
  if (!plan || plan.follow_ups.length === 0) return null
  const dates = plan.follow_ups.map(({ date }) => sentDate(date)).join(', ')
  const count = panelOutreachText.followUps(plan.follow_ups.length)
  return (
    <div>
      <Checkbox
        label={panelOutreachText.followUpsLabel(count, dates)}
        description={panelOutreachText.earliestDatesHint}
        checked={followUps}
        onChange={(event) => setFollowUps(event.currentTarget.checked)}
      />
      <FilesOfFollowUps steps={plannedSteps(before)} files={files} disabled={disabled} />
    </div>
  )
}
