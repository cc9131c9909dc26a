import { historyEventFromWire } from '@fairlead/contract/codes'
import { Button, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { OneCandidate } from '@fairlead/contract/v2/projects/candidates'
import type { GetHardRequirements } from '@fairlead/contract/v1/projects/hard_requirements'
import { likedWords, readApproval } from '@fairlead/domain/candidate/approval'
import { mayDo } from '@fairlead/domain/project/project'
import { messages } from '@fairlead/domain/shared/messages'
import { quoted, shortened } from '@fairlead/domain/shared/formats'
import { limits } from '@fairlead/domain/shared/limits'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../api/cache.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { useIsV2 } from '../../session/use-user.ts'
import { When } from '../../ui/When.tsx'
import { Clamped } from './Clamped.tsx'
import styles from './card.module.css'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

/** The recruiters' hard requirements; empty without any. Super admins load them separately. */
export function HardRequirements({ view }: { view: PanelView }) {
  const isV2 = useIsV2()
  const notes = useQuery({
    ...queryFor<GetHardRequirements>('v1/projects/hard_requirements', { project_id: view.facts.id }),
    enabled: !isV2 && mayDo('read_hard_requirements', view.facts, view.actor),
  })
  const text = (notes.data ?? view.wire).recruiter_notes.mandatory_requirements
  // only for users who manage the search
  const more = notes.data
    ? [
        { title: candidateCardText.suggestions, words: notes.data.recruiter_notes.additional_suggestions },
        { title: candidateCardText.tips, words: notes.data.recruiter_notes.tips },
      ].filter(({ words }) => words.trim() !== '')
    : []
  if (notes.isError && !notes.data)
    return (
      <section aria-label={candidateCardText.hardRequirements}>
        <h3 className="soft text-13 strong below-8">{candidateCardText.hardRequirements}</h3>
        <ErrorState text={messages.hardRequirementsFailed} onRetry={() => void notes.refetch()} />
      </section>
    )
  if (text.trim() === '' && more.length === 0) return null
  return (
    <section aria-label={candidateCardText.hardRequirements}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.hardRequirements}</h3>
      {text.trim() !== '' && <Clamped text={text} limit={limits.collapseLength} subject={candidateCardText.theHardRequirements} />}
      {more.map(({ title, words }) => (
        <div key={title}>
          <h4 className="text-13 strong above-12 below-4">{title}</h4>
          <Clamped text={words} limit={limits.collapseLength} subject={candidateCardText.withArticle(title)} />
        </div>
      ))}
    </section>
  )
}

/** The hiring manager's approval: rating, likes, and feedback for the interviewer; empty before. */
export function ManagerAssessment({ candidate }: { candidate: WireCandidate }) {
  const { rating, liked, feedback } = readApproval(candidate.approval_score, candidate.approval_score_other)
  if (!rating && liked.length === 0 && !feedback) return null
  const decided = candidate.history.findLast(({ event }) => historyEventFromWire(event) === 'hiring_manager_approved')
  const [, byLink] = /^Hiring manager (\S{1,254}) by link/.exec(decided?.detail ?? '') ?? []
  const by = byLink ?? decided?.user_name
  return (
    <section aria-label={candidateCardText.hiringManagersAssessment}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.assessmentHeading}</h3>
      <ul className="flex wrap gap-6">
        {rating && <li className="pill inline text-13 gap-4 sunken">{rating}</li>}
        {liked.map((attribute) => (
          <li key={attribute} className="pill inline text-13 gap-4 sunken">
            {likedWords(attribute)}
          </li>
        ))}
      </ul>
      {feedback && <p className={styles.prose}>{quoted(feedback)}</p>}
      {decided && (
        <p className="flex text-14 wrap split tight gap-12">
          {by && <span>{by}</span>}
          <When date={decided.date} className="soft text-13" />
        </p>
      )}
    </section>
  )
}

interface RejectionProps {
  candidate: WireCandidate
  /** Chooses the reasons again; null where that is not allowed. */
  onChoose: (() => void) | null
}

export function RejectionDetails({ candidate, onChoose }: RejectionProps) {
  const { rejection_reason_formatted: reasons, rejection_reason_other: otherReason, other_bad_job_titles, other_bad_companies } = candidate
  const lists = [
    { what: candidateCardText.badTitlesLabel, entries: other_bad_job_titles },
    { what: candidateCardText.badCompaniesLabel, entries: other_bad_companies },
  ].filter(({ entries }) => entries.length > 0)
  if (candidate.status !== 'REJECTED') return null
  return (
    <section aria-label={candidateCardText.rejectionDetails}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.rejectionDetails}</h3>
      <ul className="flex wrap gap-6">
        {reasons.map((reason) => (
          <Tooltip key={reason} label={reason} disabled={reason.length <= limits.rejectionLength}>
            <li className="pill inline text-13 gap-4 sunken">{shortened(reason, limits.rejectionLength)}</li>
          </Tooltip>
        ))}
      </ul>
      {otherReason && <p className={styles.prose}>{otherReason}</p>}
      {lists.map(({ what: label, entries }) => (
        <p key={label} className={styles.prose}>
          {label}: {entries.join(', ')}
        </p>
      ))}
      {onChoose && (
        <Button variant="subtle" size="compact-sm" mt={6} ml={-8} onClick={onChoose}>
          {candidateCardText.chooseReasons}
        </Button>
      )}
    </section>
  )
}

/** The latest email either way, with a link to the conversation; empty before the first. */
export function LastConversation({ candidate, onOpen }: { candidate: WireCandidate; onOpen: () => void }) {
  const query = useQuery({
    ...queryFor<OneCandidate>('v2/projects/candidates/one', { project_id: candidate.project_id, candidate_id: candidate.id }),
    enabled: candidate.contacted || candidate.thread_id !== null,
  })
  const last = query.data?.email_history.at(-1)
  if (!last) return null
  const text = plainText(last.email_body)
  return (
    <section aria-label={candidateCardText.lastConversation}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.lastConversation}</h3>
      <p className="flex text-14 wrap split tight gap-12">
        <strong>{last.email_subject}</strong>
        <When date={last.date} className="soft text-13" />
      </p>
      <p className={styles.prose}>{shortened(text, limits.collapseLength)}</p>
      <Button variant="subtle" size="compact-sm" mt={6} ml={-8} onClick={onOpen}>
        {candidateCardText.openConversation}
      </Button>
    </section>
  )
}

/** The text of an email without markup, which is never rendered. */
function plainText(html: string): string {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
