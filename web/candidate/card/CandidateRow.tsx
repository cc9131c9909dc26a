import { Checkbox } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { IconAlertTriangle, IconMail } from '@tabler/icons-react'
import { memo } from 'react'
import { CardButton } from '../../ui/CardButton.tsx'
import { relativeDate } from '../../ui/time.ts'
import { MeetingPlace } from '../MeetingPlace.tsx'
import { MoveMenu } from '../moves/MoveMenu.tsx'
import { shownName } from '../names.ts'
import { TagList } from '../tags/TagList.tsx'
import type { CandidateInList } from './CompactCard.tsx'
import styles from './row.module.css'
import { text as candidateCardListText } from '../../i18n/candidate-card-list.ts'

export const CandidateRow = memo(function CandidateRow(props: CandidateInList) {
  const { view, candidate, stage, selected, at: position = 0, of: count, onSelect, onOpen, onMail, onMove } = props
  const name = shownName(candidate, view.facts.biasReducer)
  const [job] = candidate.experiences
  return (
    <article
      className={styles.row}
      aria-label={name}
      aria-posinset={count === undefined ? undefined : position + 1}
      aria-setsize={count}
      data-id={candidate.id}
      data-at={position}
      data-selected={selected || undefined}
      tabIndex={-1}
    >
      <Checkbox
        size="sm"
        aria-label={candidateCardListText.selectName(name)}
        checked={selected}
        onChange={() => {}}
        onClick={(event) => onSelect(candidate.id, !selected, event.shiftKey)}
      />
      <h2 className="clip text-15">
        <button type="button" className="whole bold" onClick={() => onOpen(candidate.id)}>
          {name}
        </button>
      </h2>
      <p className={`clip ${styles.job}`}>{job ? `${job.title} · ${job.company}` : candidate.headline}</p>
      <p className={`clip soft ${styles.place}`}>{candidate.location}</p>
      <p className={`clip soft ${styles.last}`}>
        {candidate.attention && <IconAlertTriangle size={14} aria-label={candidate.attention.text} className="warned" />}
        <TagList tags={candidate.tags} /> {lastWords(candidate)}
        {candidate.interview && (
          <span className="clip block">
            <MeetingPlace meeting={candidate.interview.meeting} end={candidate.interview.end} />
          </span>
        )}
      </p>
      <span
        className={`bold num right ${styles.score}`}
        aria-label={
          candidate.score === null ? candidateCardListText.noScore : candidateCardListText.scoreLabel(Math.round(candidate.score))
        }
      >
        {candidate.score === null ? '–' : Math.round(candidate.score)}
      </span>
      <footer className={`flex gap-2 ${styles.actions}`}>
        <CardButton icon={<IconMail size={15} />} onClick={() => onMail(candidate.id)}>
          {candidateCardListText.mail}
        </CardButton>
        <MoveMenu
          view={view}
          from={stage}
          candidates={[candidate]}
          label={candidateCardListText.move}
          onMove={(to, reason) => onMove(candidate, to, reason)}
          small
        />
      </footer>
    </article>
  )
})

/** The latest activity, in a few words. */
function lastWords({ interview, last_reply, contacted_date, approved_date }: WireCandidate): string {
  if (interview) return candidateCardListText.interviewWith(relativeDate(interview.start), interview.host_name)
  if (last_reply) return candidateCardListText.replied(relativeDate(last_reply.date))
  if (contacted_date) return candidateCardListText.contacted(relativeDate(contacted_date))
  return approved_date ? candidateCardListText.approved(relativeDate(approved_date)) : ''
}
