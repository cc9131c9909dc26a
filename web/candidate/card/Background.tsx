import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { limits } from '@fairlead/domain/shared/limits'
import { useState } from 'react'
import { Clamped } from './Clamped.tsx'
import { Marked } from './Marked.tsx'
import { useProof } from './proof.ts'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

const skillsFirst = limits.skillsShown

export function EducationList({ entries }: { entries: WireCandidate['education'] }) {
  if (entries.length === 0) return null
  return (
    <section aria-label={candidateCardText.education}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.education}</h3>
      <ol className="stack gap-16">
        {entries.map((entry, index) => (
          <li key={index}>
            <div className="flex split baseline gap-16">
              <span className="strong">
                <Marked text={entry.school} spot={{ field: 'education', index, part: 'school' }} />
              </span>
              <span className="soft text-13 fixed num">
                {[entry.starts_at?.slice(0, 4), entry.ends_at?.slice(0, 4) ?? entry.grad_year].filter(Boolean).join(' – ')}
              </span>
            </div>
            <div className="soft text-14">
              {entry.degree && <Marked text={entry.degree} spot={{ field: 'education', index, part: 'degree' }} />}
              {entry.degree && entry.major && ', '}
              {entry.major && <Marked text={entry.major} spot={{ field: 'education', index, part: 'fieldOfStudy' }} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function SkillList({ skills }: { skills: WireCandidate['skills'] }) {
  const [open, setOpen] = useState(false)
  const { reasons, active } = useProof()
  const proofBelow =
    active !== null && (reasons[active]?.evidence.some((evidence) => evidence.field === 'skills' && evidence.index >= skillsFirst) ?? false)
  const all = open || proofBelow
  if (skills.length === 0) return null
  return (
    <section aria-label={candidateCardText.skills}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.skills}</h3>
      <ul className="flex wrap gap-6">
        {(all ? skills : skills.slice(0, skillsFirst)).map((skill, index) => (
          <li key={index} className="pill inline text-13 gap-4 sunken">
            <span>
              <Marked text={skill.name} spot={{ field: 'skills', index }} />
            </span>
          </li>
        ))}
      </ul>
      {skills.length > skillsFirst && (
        <button type="button" className="more above-8" aria-expanded={all} onClick={() => setOpen(!all)}>
          {all ? candidateCardText.showFewer : candidateCardText.countMore(skills.length - skillsFirst)}
        </button>
      )}
    </section>
  )
}

export function Summary({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <section aria-label={candidateCardText.summary}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.summary}</h3>
      <Clamped text={text} limit={limits.summaryLength} spot={{ field: 'summary' }} subject={candidateCardText.theSummary} />
    </section>
  )
}

export function Recommendations({ entries }: { entries: WireCandidate['recommendations'] }) {
  if (entries.length === 0) return null
  return (
    <section aria-label={candidateCardText.recommendations}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.recommendations}</h3>
      {entries.map((entry, index) => (
        <blockquote key={index} className="quote text-14 below-12">
          <Clamped text={entry.content} limit={limits.collapseLength} subject={candidateCardText.theRecommendation} />
          {entry.recommendor_content && <footer>{entry.recommendor_content}</footer>}
        </blockquote>
      ))}
    </section>
  )
}
