import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ListInterviews } from '@fairlead/contract/v2/interviews'
import type { CancelInterview } from '@fairlead/contract/v2/interviews/cancel'
import { IconCalendar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { exactDate } from '../../ui/time.ts'
import styles from './card.module.css'
import { MeetingPlace } from '../MeetingPlace.tsx'
import { refreshStages } from '../pages.ts'
import { text as candidateCardStageLineText } from '../../i18n/candidate-card-stage-line.ts'

type Interview = ListInterviews['answer']['interviews'][number]

/** Candidates moved to Interview manually have no booked one: only the date is shown. */
export function InterviewLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [isCancelling, setIsCancelling] = useState(false)
  const about = { project_id: candidate.project_id, candidate_id: candidate.id }
  const query = queryFor<ListInterviews>('v2/interviews', about)
  // a changed time needs a new query
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, candidate.interview_date] })
  const interview = data?.interviews.find(({ state }) => state === 'booked')
  if (!interview) return null
  return (
    <p className={styles.facts}>
      <span>
        <IconCalendar size={14} aria-hidden /> {candidateCardStageLineText.interviewWith(interview.host_name)}{' '}
        <time dateTime={interview.start}>{exactDate(interview.start)}</time>,{' '}
        <MeetingPlace meeting={interview.meeting} end={interview.end} />
        {interview.candidate_phone && ` · ${interview.candidate_phone}`}
      </span>
      {interview.may_cancel && (
        <Anchor component="button" type="button" size="sm" onClick={() => setIsCancelling(true)}>
          {candidateCardStageLineText.cancelInterview}
        </Anchor>
      )}
      {isCancelling && <CancelDialog interview={interview} name={name} onClose={() => setIsCancelling(false)} />}
    </p>
  )
}

function CancelDialog({ interview, name, onClose }: { interview: Interview; name: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const cancelling = useSubmit({
    send: () => send<CancelInterview>('POST', 'v2/interviews/cancel', { interview_id: interview.interview_id, reason: reason.trim() }),
    success: candidateCardStageLineText.interviewCanceled(name),
    onSuccess: () => {
      onClose()
      refreshStages(interview.project_id, 'INTERVIEWING', 'HIRING_MANAGER_APPROVED')
      invalidate('v1/projects', 'v2/interviews')
    },
    failure: candidateCardStageLineText.notCanceled,
  })
  return (
    <Dialog title={candidateCardStageLineText.cancelTitle(name)} onClose={onClose}>
      <Stack>
        <Text>{candidateCardStageLineText.cancelText}</Text>
        <Textarea
          label={candidateCardStageLineText.reason}
          description={candidateCardStageLineText.optional}
          autosize
          minRows={2}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormError>{cancelling.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {candidateCardStageLineText.keepIt}
          </Button>
          <Button color="red" loading={cancelling.busy} onClick={() => void cancelling.run()}>
            {candidateCardStageLineText.cancelTheInterview}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
