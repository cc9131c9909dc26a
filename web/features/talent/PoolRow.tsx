import { Badge, Checkbox } from '@mantine/core'
import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { PastApplications } from '../../candidate/card/PastApplications.tsx'
import { Initials } from '../../ui/Initials.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { monthYear } from '../../ui/time.ts'
import { PoolCells, type PoolColumn } from './PoolColumns.tsx'
import styles from './talent.module.css'
import { text as talentText } from '../../i18n/talent.ts'
import { jobText, quoted } from '@fairlead/domain/shared/formats'

interface Props {
  person: WirePooledPerson
  isSelected: boolean
  columns: readonly PoolColumn[]
  onSelect: (personId: string, on: boolean, range: boolean) => void
}

/** Rendered again only when something about this person changes: a thousand may be on the page. */
export const PoolRow = memo(function PoolRow({ person, isSelected, columns, onSelect }: Props) {
  const { name, headline, title, company, location } = person
  const job = jobText(title, company)
  return (
    <li className={styles.row} data-id={person.person_id} data-selected={isSelected || undefined}>
      <Checkbox
        aria-label={talentText.selectName(name)}
        checked={isSelected}
        onChange={() => undefined}
        onClick={(event) => onSelect(person.person_id, !isSelected, event.shiftKey)}
        className={styles.tick}
      />
      {person.name_hidden ? <Initials name="?" size={40} plain /> : <Picture src={person.picture_url} name={name} size={40} />}
      <div className="stack shrink gap-2">
        <div className="row wrap tight">
          <Link to={'/talent/$personId'} params={{ personId: person.person_id }} className="ink strong anywhere bare">
            {name}
          </Link>
          {person.is_own ? (
            <Badge component="span" size="xs" variant="light" className={`${styles.yours} tint`}>
              {talentText.yours}
            </Badge>
          ) : (
            <Badge component="span" size="xs" variant="default">
              {talentText.sharedPool}
            </Badge>
          )}
          {person.name_hidden && <span className="soft text-13 anywhere">{talentText.nameHidden}</span>}
        </div>
        <span className="soft text-13 anywhere">
          {[job || headline, location].filter(Boolean).join(' · ') || talentText.noJobOrPlaceKnown}
        </span>
        <PastApplications applications={person.applications} limit={2} />
        <MatchReasons person={person} />
      </div>
      <PoolCells person={person} chosen={columns} />
    </li>
  )
})

/** The reasons of the project search, each with the words in the profile that support it. */
function MatchReasons({ person }: { person: WirePooledPerson }) {
  if (person.by_name) return <span className="ink text-13">{talentText.nameMatchLabel}</span>
  if (person.reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {person.reasons.slice(0, 2).map((reason) => {
        const quotes = [...new Set(reason.evidence.map(({ part, quote }) => (part === 'start' ? monthYear(quote) : quoted(quote))))]
        return (
          <li key={reason.text} className="ink text-13">
            {reason.text} <span className="soft">{quotes.slice(0, 2).join(', ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
