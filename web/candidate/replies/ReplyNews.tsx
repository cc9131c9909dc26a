import { notInterestedFromWire } from '@fairlead/contract/codes'
import { Button } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { greetingName } from '@fairlead/domain/shared/person-name'
import { ratingLabel } from '@fairlead/domain/candidate/approval'
import { cardLabels } from '@fairlead/domain/candidate/not-interested'
import { flagTexts } from '@fairlead/domain/conversation/tasks'
import { thankYouText } from '@fairlead/domain/conversation/thank-you'
import { IconCalendar, IconStar, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { When } from '../../ui/When.tsx'
import { exactDate } from '../../ui/time.ts'
import { MeetingPlace } from '../MeetingPlace.tsx'
import { saveDraft, readDraft } from './drafts.ts'
import { LabelMenu } from './LabelMenu.tsx'
import { PauseLine } from './PauseLine.tsx'
import { unflag } from './reply-actions.ts'
import styles from './replies.module.css'
import { TaskLine } from './TaskLine.tsx'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

interface Props {
  candidate: WireCandidate
  mayDecide: boolean
  /** Leaves out what the page already shows elsewhere. */
  withStage?: boolean
  onMail: () => void
}

const shownSigns = 240

export function ReplyNews({ candidate, mayDecide, withStage = true, onMail }: Props) {
  const { last_reply: last, person_flag: flag, interview, approval_score: score } = candidate
  const thank = (name: string | null) => () => {
    const text = thankYouText({
      firstName: greetingName({ firstName: candidate.first_name, lastName: candidate.last_name }),
      referred: name,
      reply: last?.text ?? '',
    })
    // keep the draft
    const before = readDraft('reply', candidate.id)
    saveDraft('reply', candidate.id, before?.trim() ? `${before.trimEnd()}\n\n${text}` : text)
    onMail()
  }
  const reasons = cardLabels(
    candidate.not_interested_reason.map((code) => notInterestedFromWire(code) ?? 'other'),
    last?.label === 'referral',
  ).filter((reason) => reason !== 'Other')
  return (
    <div className={styles.news}>
      {flag && (
        <div className="note bad">
          <IconUserOff size={15} aria-hidden />
          <span className="basis anywhere">{flagTexts[flag.kind]}</span>
          {mayDecide && flag.kind === 'wrong_person' && (
            <Button size="compact-sm" variant="subtle" onClick={() => void unflag(candidate.project_id, candidate.id)}>
              {candidateRepliesText.rightPersonAction}
            </Button>
          )}
        </div>
      )}
      {candidate.pause && (
        <PauseLine projectId={candidate.project_id} candidateId={candidate.id} pause={candidate.pause} mayDecide={mayDecide} />
      )}
      {withStage && interview && (
        <p className="flex text-14 anywhere">
          <IconCalendar size={15} aria-hidden />
          <span>
            <time dateTime={interview.start}>{exactDate(interview.start)}</time> {candidateRepliesText.withHost(interview.host_name)}{' '}
            <MeetingPlace meeting={interview.meeting} end={interview.end} />
          </span>
        </p>
      )}
      {withStage && score !== null && ratingLabel(score) && (
        <p className="flex text-14 anywhere">
          <IconStar size={15} aria-hidden />
          <span>
            {candidateRepliesText.rated(ratingLabel(score) ?? '')}
            {candidate.approval_score_other && `: ${candidate.approval_score_other}`}
          </span>
        </p>
      )}
      {last && <LastWords last={last} mayDecide={mayDecide} />}
      {withStage && candidate.status === 'NOT_INTERESTED' && reasons.length > 0 && (
        <p className="flex text-14 anywhere">
          <span>
            {candidateRepliesText.reasonReasons(reasons.join(', '))}
            {candidate.not_interested_reason_other && candidate.not_interested_reason_other !== last?.because
              ? ` · ${candidate.not_interested_reason_other}`
              : ''}
          </span>
        </p>
      )}
      {candidate.tasks.map((task) => (
        <TaskLine key={task.id} task={task} mayDecide={mayDecide} onThank={flag ? undefined : thank(task.name)} />
      ))}
    </div>
  )
}

function LastWords({ last, mayDecide }: { last: NonNullable<WireCandidate['last_reply']>; mayDecide: boolean }) {
  const [whole, setWhole] = useState(false)
  const isLong = last.text.length > shownSigns
  return (
    <div className="stack shrink gap-4">
      <div className="row wrap gap-12 tight">
        {last.label && <LabelMenu mailId={last.id} label={last.label} confident={last.confident} mayDecide={mayDecide} />}
        <span className="soft text-13">
          <When date={last.date} />
        </span>
      </div>
      <blockquote className="quote text-14 lines">
        {whole || !isLong ? last.text : `${last.text.slice(0, shownSigns).trimEnd()}…`}
        {isLong && (
          <button type="button" className="more" onClick={() => setWhole(!whole)}>
            {whole ? candidateRepliesText.less : candidateRepliesText.more}
          </button>
        )}
      </blockquote>
    </div>
  )
}
