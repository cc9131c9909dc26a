import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ListInterviews } from '@fairlead/contract/v2/interviews'
import type { DeclineInterview } from '@fairlead/contract/v2/interviews/decline'
import type { CancelInterview } from '@fairlead/contract/v2/interviews/cancel'
import { IconCalendar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { listed } from '@fairlead/domain/shared/language'
import { FormError } from '../../ui/FormError.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { exactDate } from '../../ui/time.ts'
import { MeetingPlace } from '../MeetingPlace.tsx'
import { refreshStages } from '../pages.ts'
import { text as candidateCardStageLineText } from '../../i18n/candidate-card-stage-line.ts'

const RebookDialog = lazy(() => import('../moves/RebookDialog.tsx').then(({ RebookDialog: component }) => ({ default: component })))

type Interview = ListInterviews['answer']['interviews'][number]

/** Candidates moved to Interview manually have no booked one: only the date is shown. */
export function InterviewLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const about = { project_id: candidate.project_id, candidate_id: candidate.id }
  const query = queryFor<ListInterviews>('v2/interviews', about)
  // a changed time needs a new query
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, candidate.interview_date] })
  // a single one, or those of a day
  const booked = data?.interviews.filter(({ state }) => state === 'booked') ?? []
  return booked.map((interview, index) => (
    <BookedInterview key={interview.interview_id} interview={interview} name={name} isFirst={index === 0} />
  ))
}

interface BookedProps {
  interview: Interview
  name: string
  /** A day is canceled as a whole. */
  isFirst: boolean
}

function BookedInterview({ interview, name, isFirst }: BookedProps) {
  const [isCancelling, setIsCancelling] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const { day } = interview
  return (
    <p className="flex soft text-14 wrap gap-16 tight above-4">
      <span>
        <IconCalendar size={14} aria-hidden />{' '}
        {day
          ? candidateCardStageLineText.partWith(day.name, interview.host_name)
          : candidateCardStageLineText.interviewWith(interview.host_name)}{' '}
        <time dateTime={interview.start}>{exactDate(interview.start)}</time>,{' '}
        <MeetingPlace meeting={interview.meeting} end={interview.end} />
        {interview.candidate_phone && ` · ${interview.candidate_phone}`}
      </span>
      {interview.trainees.length > 0 && (
        <span>
          {candidateCardStageLineText.sitsIn(
            listed(
              'en',
              interview.trainees.map((trainee) => trainee.name),
            ),
          )}
        </span>
      )}
      {interview.room_trouble && <span>{candidateCardStageLineText.noRoomYet(interview.room_trouble)}</span>}
      {interview.may_decline && <DeclineLink interview={interview} />}
      {interview.may_move && (
        <Anchor component="button" type="button" size="sm" onClick={() => setIsMoving(true)}>
          {candidateCardStageLineText.moveInterview}
        </Anchor>
      )}
      {interview.may_cancel && isFirst && (
        <Anchor component="button" type="button" size="sm" onClick={() => setIsCancelling(true)}>
          {day ? candidateCardStageLineText.cancelDay : candidateCardStageLineText.cancelInterview}
        </Anchor>
      )}
      {isMoving && (
        <Suspense>
          <RebookDialog interview={interview} onClose={() => setIsMoving(false)} />
        </Suspense>
      )}
      {isCancelling && <CancelDialog interview={interview} name={name} onClose={() => setIsCancelling(false)} />}
    </p>
  )
}

function DeclineLink({ interview }: { interview: Interview }) {
  const [isOpen, setIsOpen] = useState(false)
  const declining = useSubmit({
    send: () => send<DeclineInterview>('POST', 'v2/interviews/decline', { interview_id: interview.interview_id }),
    success: candidateCardStageLineText.declined,
    onSuccess: () => {
      setIsOpen(false)
      invalidate('v1/projects', 'v2/interviews')
    },
    failure: candidateCardStageLineText.notDeclined,
  })
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={() => setIsOpen(true)}>
        {candidateCardStageLineText.cannotMakeIt}
      </Anchor>
      {isOpen && (
        <Dialog title={candidateCardStageLineText.declineTitle} onClose={() => setIsOpen(false)}>
          <Stack>
            <Text>{candidateCardStageLineText.declineText}</Text>
            <FormError>{declining.sentence}</FormError>
            <Group justify="end" gap="xs">
              <Button variant="subtle" onClick={() => setIsOpen(false)}>
                {candidateCardStageLineText.keepIt}
              </Button>
              <Button loading={declining.busy} onClick={() => void declining.run()}>
                {candidateCardStageLineText.decline}
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
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
        <Text>{interview.day ? candidateCardStageLineText.cancelDayText : candidateCardStageLineText.cancelText}</Text>
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
