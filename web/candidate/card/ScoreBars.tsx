// Score breakdown: points for each requested part, minus deductions; they add up to the score.
import { isKeyOf } from '@fairlead/domain/shared/records'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { dimensions, type Deduction, type Dimension } from '@fairlead/domain/candidate/assessment'
import styles from './card.module.css'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

const labels: Record<Dimension, string> = {
  title: candidateCardText.jobTitle,
  text: candidateCardText.jobDescription,
  keywords: candidateCardText.keywords,
  yearsOfExperience: candidateCardText.yearsOfExperienceLabel,
  similarCompanies: candidateCardText.companies,
  industry: candidateCardText.industry,
  education: candidateCardText.education,
  schoolPrestige: candidateCardText.school,
  location: candidateCardText.location,
  similarity: candidateCardText.idealsGroup,
  responseLikelihood: candidateCardText.likelyToReply,
}

const deductionLabels: Record<Deduction, string> = {
  rank: candidateCardText.otherSeniority,
  missingMusts: candidateCardText.mustHavesMissing,
  pay: candidateCardText.payAboveTheRange,
  unwanted: candidateCardText.somethingToAvoid,
  lessons: candidateCardText.learnedGroup,
  model: candidateCardText.yourModel,
}

interface Props {
  scores: WireCandidate['dimensions']
  deductions: WireCandidate['deductions']
}

export function ScoreBars({ scores, deductions }: Props) {
  const visible = dimensions.flatMap((dimension) => {
    const score = scores[dimension]
    return score && score.weight > 0 ? [{ dimension, ...score }] : []
  })
  if (visible.length === 0) return null
  return (
    <section aria-label={candidateCardText.scoreBreakdown}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.scoreByPart}</h3>
      <dl className="stack text-13">
        {visible
          .toSorted((a, b) => b.weight - a.weight)
          .map(({ dimension, value, points }) => (
            <div key={dimension} className={styles.bar}>
              <dt className="ink text-13">{labels[dimension]}</dt>
              <dd className="row">
                <span className={styles.track} aria-hidden>
                  <span style={{ width: `${Math.round(value * 100)}%` }} />
                </span>
                <span className={styles.value}>{points.toFixed(1)}</span>
              </dd>
            </div>
          ))}
        {deductions.map(({ name, points }) => (
          <div key={name} className={styles.bar}>
            <dt className="ink text-13">{isKeyOf(deductionLabels, name) ? deductionLabels[name] : name}</dt>
            <dd className="row">
              <span className={styles.value}>{points.toFixed(1)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
