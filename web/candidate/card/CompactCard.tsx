import { Checkbox, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { mayShareFrom } from '@fairlead/domain/candidate/share'
import type { Stage } from '@fairlead/domain/shared/stages'
import { shortened } from '@fairlead/domain/shared/formats'
import { tabOfStage } from '@fairlead/domain/project/tabs'
import { limits } from '@fairlead/domain/shared/limits'
import { IconAlertTriangle, IconBrandLinkedin, IconMail, IconMapPin, IconSchool } from '@tabler/icons-react'
import { lazy, memo, Suspense } from 'react'
import { CardButton } from '../../ui/CardButton.tsx'
import { Initials } from '../../ui/Initials.tsx'
import { monthYear } from '../../ui/time.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { CardMenu } from './CardMenu.tsx'
import { MoveMenu } from '../moves/MoveMenu.tsx'
import type { MoveReason } from '../moves/move.ts'
import { PastApplications } from './PastApplications.tsx'
import { linkedinOf, shownName } from '../names.ts'
import { hasReplyNews } from '../replies/has-reply-news.ts'
import { ReplyNews } from '../replies/reply-parts.ts'
import { TagList } from '../tags/TagList.tsx'
import styles from './compact.module.css'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'
import { text as candidateCardListText } from '../../i18n/candidate-card-list.ts'

const AtsLine = lazy(() => import('../ats/AtsLine.tsx').then(({ AtsLine: component }) => ({ default: component })))
const ClosingLine = lazy(() => import('./ClosingLine.tsx').then(({ ClosingLine: component }) => ({ default: component })))
const ReviewRequestLine = lazy(() => import('./ReviewRequestLine.tsx').then(({ ReviewRequestLine: component }) => ({ default: component })))

export interface CandidateInList {
  view: PanelView
  candidate: WireCandidate
  stage: Stage
  selected: boolean
  /** Its position in the list, from 0, and the total. */
  at?: number
  of?: number
  onSelect: (id: string, on: boolean, range: boolean) => void
  onOpen: (id: string) => void
  onMail: (id: string) => void
  onMove: (candidate: WireCandidate, to: Stage, reason?: MoveReason) => void
}

const chipsShown = 5

export const CompactCard = memo(function CompactCard({
  view,
  candidate,
  stage,
  selected,
  at: position = 0,
  of: count,
  onSelect,
  onOpen,
  onMail,
  onMove,
}: CandidateInList) {
  const name = shownName(candidate, view.facts.biasReducer)
  const linkedin = linkedinOf(candidate)
  const [school] = candidate.education
  const chips = candidate.matched_keywords.length > 0 ? candidate.matched_keywords : candidate.skills.map((skill) => skill.name)
  return (
    <article
      className={styles.card}
      aria-label={name}
      aria-posinset={count === undefined ? undefined : position + 1}
      aria-setsize={count}
      data-id={candidate.id}
      data-at={position}
      data-selected={selected || undefined}
      tabIndex={-1}
    >
      <header className="flex start gap-12">
        <Initials name={view.facts.biasReducer ? '?' : name} size={44} plain={view.facts.biasReducer} />
        <div className="grow">
          <h2 className="row wrap gap-2 text-16 dense">
            <button type="button" className="whole bold" onClick={() => onOpen(candidate.id)}>
              {name}
            </button>
            {linkedin && (
              <a
                href={linkedin.url}
                target="_blank"
                rel="noreferrer"
                className="tool"
                aria-label={candidateCardText.linkedinLinkLabel(name)}
              >
                <IconBrandLinkedin size={17} stroke={1.7} />
              </a>
            )}
          </h2>
          {candidate.headline && <p className="text-14 dense">{candidate.headline}</p>}
          {candidate.location && (
            <p className="soft text-13 above-4">
              <IconMapPin size={13} aria-hidden /> {candidate.location}
            </p>
          )}
        </div>
        {candidate.score !== null && (
          <span className="accent bold num text-20" aria-label={candidateCardListText.scoreLabel(Math.round(candidate.score))}>
            {Math.round(candidate.score)}
          </span>
        )}
        <Checkbox
          size="sm"
          aria-label={candidateCardListText.selectName(name)}
          checked={selected}
          onChange={() => {}}
          onClick={(event) => onSelect(candidate.id, !selected, event.shiftKey)}
        />
      </header>
      <TagList tags={candidate.tags} />
      <PastApplications applications={candidate.applications} limit={2} />
      {(candidate.offer || candidate.start_date) && (
        <Suspense>
          <ClosingLine candidate={candidate} name={view.mayDecide && !view.facts.biasReducer ? name : undefined} />
        </Suspense>
      )}
      {stage === 'HIRING_MANAGER' && candidate.review_request && (
        <Suspense>
          <ReviewRequestLine request={candidate.review_request} />
        </Suspense>
      )}
      {candidate.attention && (
        <p className="flex warn pad-8 round text-13 gap-6">
          <IconAlertTriangle size={15} aria-hidden /> {candidate.attention.text}
        </p>
      )}
      {hasReplyNews(candidate) && (
        <Suspense fallback={<div className={styles.newsPlace} aria-hidden />}>
          <ReplyNews candidate={candidate} mayDecide={view.mayDecide} onMail={() => onMail(candidate.id)} />
        </Suspense>
      )}
      {candidate.ats && (
        <Suspense>
          <AtsLine candidate={candidate} name={name} />
        </Suspense>
      )}
      {candidate.rejection_reason_formatted.length > 0 && <Rejection reasons={candidate.rejection_reason_formatted} />}
      <ul className="stack text-14 gap-4">
        {candidate.experiences.slice(0, limits.experiencesShown).map((job, index) => (
          <li className="flex split gap-12" key={index}>
            <span>
              {job.title} · <strong>{job.company}</strong>
            </span>
            <span className="soft text-13 fixed num">
              {monthYear(job.start_date).slice(-4)} – {job.end_date ? monthYear(job.end_date).slice(-4) : candidateCardListText.now}
            </span>
          </li>
        ))}
      </ul>
      {school && (
        <p className="soft text-13">
          <IconSchool size={15} aria-hidden /> {[school.degree, school.major].filter(Boolean).join(' ')}
          {school.degree || school.major ? ', ' : ''}
          {school.school}
        </p>
      )}
      <ul className="flex wrap gap-6" aria-label={candidateCardText.keywords}>
        {chips.slice(0, chipsShown).map((chip) => (
          <li key={chip} className="pill sunken">
            {chip}
          </li>
        ))}
        {chips.length > chipsShown && (
          <li className="pill sunken" title={chips.slice(chipsShown).join(', ')}>
            +{chips.length - chipsShown}
          </li>
        )}
      </ul>
      <footer className={styles.actions}>
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
        <span className="grow" />
        <CardMenu candidate={candidate} name={name} share={mayShareFrom(tabOfStage(stage)) ? (view.mayDecide ? 'on' : 'off') : null} />
      </footer>
    </article>
  )
})

function Rejection({ reasons }: { reasons: string[] }) {
  const whole = reasons.join(', ')
  const text = <p className={`soft text-13 ${styles.rejected}`}>{shortened(whole, limits.rejectionLength)}</p>
  return whole.length > limits.rejectionLength ? <Tooltip label={whole}>{text}</Tooltip> : text
}
