// Work, newest first: three entries, the rest on request.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { tenureText } from '@fairlead/domain/shared/formats'
import { limits } from '@fairlead/domain/shared/limits'
import { useState } from 'react'
import { monthYear } from '../../ui/time.ts'
import { Clamped } from './Clamped.tsx'
import { EditEmployer, EmployerLine, useEmployers } from './EmployerLine.tsx'
import { Marked } from './Marked.tsx'
import { useProof } from './proof.ts'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

const shownFirst = limits.experiencesShown

const tenureOf = (entry: WireCandidate['experiences'][number]) => tenureText(entry.start_date, entry.end_date, new Date())

export function Experience({ entries }: { entries: WireCandidate['experiences'] }) {
  const [open, setOpen] = useState(false)
  const { reasons, active } = useProof()
  const proofBelow =
    active !== null &&
    (reasons[active]?.evidence.some((evidence) => evidence.field === 'experiences' && evidence.index >= shownFirst) ?? false)
  const all = open || proofBelow
  const shownEntries = all ? entries : entries.slice(0, shownFirst)
  const employers = useEmployers(entries)
  if (entries.length === 0) return null
  return (
    <section aria-label={candidateCardText.experience}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.experience}</h3>
      <ol className="stack gap-16">
        {shownEntries.map((entry, index) => (
          <li key={index}>
            <div className="flex split baseline gap-16">
              <span className="strong">
                <Marked text={entry.title} spot={{ field: 'experiences', index, part: 'title' }} />
              </span>
              <span className="soft text-13 fixed num">
                <Marked text={monthYear(entry.start_date)} spot={{ field: 'experiences', index, part: 'start' }} asWhole />
                {entry.start_date || entry.end_date ? ` – ${entry.end_date ? monthYear(entry.end_date) : candidateCardText.untilNow}` : ''}
              </span>
            </div>
            <div className="soft text-14">
              <strong>
                <Marked text={entry.company} spot={{ field: 'experiences', index, part: 'company' }} />
              </strong>
              {entry.industry && (
                <>
                  {' · '}
                  <Marked text={entry.industry} spot={{ field: 'experiences', index, part: 'industry' }} />
                </>
              )}
              {tenureOf(entry) && ` · ${entry.tenure ?? tenureOf(entry)}`}
              {entry.location && (
                <>
                  {' · '}
                  <Marked text={entry.location} spot={{ field: 'experiences', index, part: 'location' }} />
                </>
              )}
              <EditEmployer company={entry.company} employer={employers.get(entry.company)} />
            </div>
            <EmployerLine entry={entry} employer={employers.get(entry.company)} />
            {entry.description && (
              <Clamped
                text={entry.description}
                limit="line"
                spot={{ field: 'experiences', index, part: 'description' }}
                subject={entry.title}
              />
            )}
          </li>
        ))}
      </ol>
      {entries.length > shownFirst && (
        <button type="button" className="more above-8" aria-expanded={all} onClick={() => setOpen(!all)}>
          {all ? candidateCardText.showFewer : candidateCardText.countMore(entries.length - shownFirst)}
        </button>
      )}
    </section>
  )
}
