// A full candidate card: first the reasons, then the profile that proves them.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { EducationList, Recommendations, SkillList, Summary } from './Background.tsx'
import { CardHead } from './CardHead.tsx'
import { Experience } from './Experience.tsx'
import { shownName } from '../names.ts'
import { PastApplications } from './PastApplications.tsx'
import { ProofContext } from './proof.ts'
import { Reasons } from './Reasons.tsx'
import { ScoreBars } from './ScoreBars.tsx'
import { Sources } from './Sources.tsx'
import styles from './card.module.css'

interface Props {
  candidate: WireCandidate
  biasReducer: boolean
  /** May invite to another interview. */
  mayDecide?: boolean
  /** Shown above the card: a stage, a rejection, something to look at. */
  notice?: ReactNode
  /** Next to the reasons: requirements, a rejection, the conversation. */
  beside?: ReactNode
}

export const CandidateCard = memo(function CandidateCard({ candidate, biasReducer, mayDecide = false, notice, beside }: Props) {
  const [pinned, setPinned] = useState<number | null>(null)
  const [peeked, setPeeked] = useState<number | null>(null)
  const active = peeked ?? pinned
  const card = useRef<HTMLElement>(null)
  const name = shownName(candidate, biasReducer)
  const proof = useMemo(() => ({ reasons: candidate.reasons_to_hire, active }), [candidate.reasons_to_hire, active])

  useEffect(() => {
    if (pinned === null) return
    card.current?.querySelector('mark[data-active]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [pinned])

  return (
    <ProofContext.Provider value={proof}>
      <article ref={card} className={styles.card} aria-label={name}>
        <CardHead candidate={candidate} name={name} biasReducer={biasReducer} mayDecide={mayDecide} />
        <PastApplications applications={candidate.applications} limit={3} />
        {notice}
        <div className={styles.body}>
          <div className={`column gap-24 shrink ${styles.left}`}>
            <Reasons
              candidate={candidate}
              name={name}
              active={active}
              onPin={(reason) => setPinned(pinned === reason ? null : reason)}
              onPeek={setPeeked}
            />
            {beside}
            <ScoreBars scores={candidate.dimensions} deductions={candidate.deductions} />
          </div>
          <div className={`column gap-24 shrink ${styles.right}`}>
            <Experience entries={candidate.experiences} />
            <EducationList entries={candidate.education} />
            <SkillList skills={candidate.skills} />
            <Summary text={candidate.summary} />
            <Recommendations entries={candidate.recommendations} />
            <Sources sources={candidate.sources} />
          </div>
        </div>
      </article>
    </ProofContext.Provider>
  )
})
