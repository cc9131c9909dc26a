import { keysOf } from '@fairlead/domain/shared/records'
import { Button, Skeleton, Text } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { coverageNote } from '@fairlead/domain/shared/coverage'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { text as startText } from '../../../i18n/start.ts'
import { closeToast, showToast } from '../../../ui/toast.ts'
import type { Change } from '../../../project/kept-draft.ts'
import {
  costInWords,
  explainNoMatches,
  placesInWords,
  rareInWords,
  relaxationInWords,
  removableFilters,
  type Filter,
  type Preview,
} from './costs.ts'
import styles from './preview.module.css'
import { text as wizardPreviewText } from '../../../i18n/wizard-preview.ts'
import { Picture } from '../../../ui/Picture.tsx'

/** Reasons for a top match that don't repeat the line above. */
type Person = Preview['people'][number]
type Reason = Person['reasons'][number]

const maxReasons = 2

/** The first two reasons, without the part that repeats the current job. */
export function reasonsToShow({ title, company, reasons }: Pick<Person, 'title' | 'company' | 'reasons'>): Reason[] {
  const job = title && company ? wizardPreviewText.nowAt(title, company) : null
  const entries = reasons.flatMap((reason) => {
    const text = job && reason.text.startsWith(job) ? reason.text.slice(job.length).replace(/^, /, '') : reason.text
    return text === '' ? [] : [{ ...reason, text: text.charAt(0).toUpperCase() + text.slice(1) }]
  })
  return (entries.length > 0 ? entries : reasons).slice(0, maxReasons)
}

/** The pieces of the profile that support it. */
function quotesOf(reasons: readonly Reason[]): string {
  return [...new Set(reasons.flatMap(({ evidence }) => evidence.map(({ quote }) => wizardPreviewText.quoted(quote))))]
    .slice(0, 4)
    .join(', ')
}

interface Props {
  preview: Preview
  settings: Partial<WireSettings>
  change: (part: Change) => void
  /** The clicked line is gone, so focus the count. */
  onDropped: () => void
}

const costsShown = 4

export function PreviewBody({ preview, settings, change, onDropped }: Props) {
  const [all, setAll] = useState(false)
  const costs = removableFilters(preview.filters)
  const { relaxation } = preview
  const [whyNone, places, rare] = [preview.total === 0 ? explainNoMatches(preview) : null, placesInWords(preview), rareInWords(preview)]
  const missing = coverageNote({ shards: preview.parts, answered: preview.parts_answered })
  // undone a little later, with everything else that has changed since
  const latest = useRef(change)
  const toast = useRef(0)
  useEffect(() => {
    latest.current = change
  }, [change])
  useEffect(() => () => closeToast(toast.current), [])
  const drop = ({ act, drop: dropped }: Pick<Filter, 'act' | 'drop'>) => {
    const fields = keysOf(dropped ?? {})
    const before = Object.fromEntries(fields.map((field) => [field, settings[field]])) as Change
    change(dropped as Change)
    onDropped()
    toast.current = showToast(wizardPreviewText.done(act), { undo: () => latest.current(before) })
  }
  return (
    <>
      {missing && <Text size="sm">{missing}</Text>}
      {whyNone && <Text size="sm">{whyNone}</Text>}
      {preview.pool_is_empty && (
        <Button component={Link} to="/start" variant="light" size="compact-md" className={styles.relax}>
          {startText.bringIn}
        </Button>
      )}
      {relaxation && (
        <Button variant="light" size="compact-md" className={styles.relax} onClick={() => drop(relaxation)}>
          {relaxationInWords(relaxation)}
        </Button>
      )}
      {places && <Text size="sm">{places}</Text>}
      {rare && <Text size="sm">{rare}</Text>}
      {costs.length > 0 && (
        <ul className="stack gap-0" aria-label={wizardPreviewText.filtersTitle}>
          {costs.slice(0, all ? undefined : costsShown).map((filter) => (
            <li key={filter.label}>
              <button type="button" className="item accent anywhere num" onClick={() => drop(filter)}>
                {costInWords(filter, preview.costs_are_estimates)}
              </button>
            </li>
          ))}
          {costs.length > costsShown && (
            <li>
              <Button size="compact-xs" variant="subtle" onClick={() => setAll(!all)}>
                {all ? wizardPreviewText.fewerFilters : wizardPreviewText.moreFilters(costs.length - costsShown)}
              </Button>
            </li>
          )}
        </ul>
      )}
      {preview.people.length > 0 && preview.total === 0 && <Text size="sm">{wizardPreviewText.closest}</Text>}
      {preview.people.length > 0 && (
        <ol className="stack gap-12" aria-label={preview.people.length === 5 ? wizardPreviewText.topFive : wizardPreviewText.theBest}>
          {preview.people.map((person, place) => (
            <PreviewPerson key={person.core_candidate_id ?? place} person={person} />
          ))}
        </ol>
      )}
    </>
  )
}

export function PreviewSkeleton() {
  return (
    <div aria-busy="true" className="stack gap-12">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} h={76} radius={8} />
      ))}
    </div>
  )
}

/** One of the best matches: name and reasons in three lines. */
function PreviewPerson({ person }: { person: Preview['people'][number] }) {
  const title = person.title ?? person.headline
  const job = title && person.company ? wizardPreviewText.jobAt(title, person.company) : title || person.company || ''
  const reasons = reasonsToShow(person)
  return (
    <li className="flex over pad-y gap-12">
      <Picture src={person.picture_url} name={person.name} size={34} />
      <div className="grow" dir="auto">
        <p className="flex text-14 strong split">
          <span>{person.name}</span>
          <span className="soft medium num" title={wizardPreviewText.scoreLabel}>
            <span className="said nowrap">{wizardPreviewText.score} </span>
            {person.score}
          </span>
        </p>
        <p className="clip soft text-13" title={job}>
          {job}
        </p>
        <p className="clip soft text-13">{person.location}</p>
        {reasons.length > 0 && (
          <p className="clamp text-13" title={quotesOf(reasons)}>
            {reasons.map(({ text }) => text).join(' · ')}
          </p>
        )}
      </div>
    </li>
  )
}
