// What a first message would start: the follow-ups with their dates, and taking a person over from colleagues who are in touch.
import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import type { ReadOutreachPlan } from '@fairlead/contract/v2/outreach/plan'
import { touchSentence } from '@fairlead/domain/outreach/in-touch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../api/cache.ts'
import { sentDate } from '../../../ui/time.ts'

interface About {
  projectId: string
  candidateId: string
  templateName?: string | undefined
}

export interface BeforeWriting {
  plan: ReadOutreachPlan['answer'] | undefined
  takeOver: boolean
  followUps: boolean
  setTakeOver: (value: boolean) => void
  setFollowUps: (value: boolean) => void
  /** Nothing is in the way, or it is taken over. */
  mayWrite: boolean
}

/** What comes before a first message, and the choices made about it. */
export function useBeforeWriting({ projectId, candidateId, templateName }: About): BeforeWriting {
  const [takeOver, setTakeOver] = useState(false)
  const [followUps, setFollowUps] = useState(true)
  const { data: plan } = useQuery({
    ...ask<ReadOutreachPlan>('v2/outreach/plan', { project_id: projectId, candidate_id: candidateId, template_name: templateName }),
    staleTime: 0,
  })
  // the server decides in the end: while this is not known yet, writing is left to it
  const mayWrite = takeOver || (plan?.in_touch.length ?? 0) === 0
  return { plan, takeOver, followUps, setTakeOver, setFollowUps, mayWrite }
}

/** Who is in touch with this person already, and the way to take them over; nothing when no one is. */
export function TakeOver({ before }: { before: BeforeWriting }) {
  const { plan, takeOver, setTakeOver } = before
  if (!plan || plan.in_touch.length === 0) return null
  return (
    <Alert color="amber" role="alert" title="Your team is already in touch with this person">
      <Stack gap="xs">
        {plan.in_touch.map((touch) => {
          const text = touchSentence({ kind: touch.kind, by: touch.by, at: new Date(touch.date), projectName: touch.project_name })
          return (
            <Text key={text} size="sm">
              {text.charAt(0).toUpperCase() + text.slice(1)}
            </Text>
          )
        })}
        <Checkbox
          label="Take over: stop the other conversation and write anyway. Both histories will show it."
          checked={takeOver}
          onChange={(event) => setTakeOver(event.currentTarget.checked)}
        />
      </Stack>
    </Alert>
  )
}

/** The follow-ups a first email starts, with their earliest dates; they can be left out. */
export function FollowUpDates({ before }: { before: BeforeWriting }) {
  const { plan, followUps, setFollowUps } = before
  if (!plan || plan.follow_ups.length === 0) return null
  const dates = plan.follow_ups.map(({ date }) => sentDate(date)).join(', ')
  const count = plan.follow_ups.length === 1 ? '1 follow-up' : `${plan.follow_ups.length} follow-ups`
  return (
    <Checkbox
      label={`Send ${count} unless they reply: ${dates}`}
      description="Earliest dates if the first email is sent now. A reply stops them."
      checked={followUps}
      onChange={(event) => setFollowUps(event.currentTarget.checked)}
    />
  )
}
