// What is known about the employer of a job, below it: of the size only what was so during the job.
import type { ReadEmployers, WireEmployer } from '@fairlead/contract/v2/employers'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { isSizeOfJob } from '@fairlead/domain/reference/employers'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { text as employerText } from '../../i18n/employer.ts'
import styles from './card.module.css'
import { EmployerDialog } from './EmployerDialog.tsx'

type Entry = WireCandidate['experiences'][number]
const mostCompanies = 100

/** The known employers of these jobs, by the name in the job. */
export function useEmployers(entries: readonly Entry[]): ReadonlyMap<string, WireEmployer> {
  const companies = [...new Set(entries.map(({ company }) => company))].filter((company) => company.trim() !== '').slice(0, mostCompanies)
  const query = useQuery({
    ...queryFor<ReadEmployers>('v2/employers', { companies }),
    enabled: companies.length > 0,
    staleTime: 300_000,
    retry: false,
  })
  return new Map(query.data?.employers.map((employer) => [employer.company, employer]))
}

/** Nothing for an employer of which nothing is known. */
export function EmployerLine({ entry, employer }: { entry: Entry; employer: WireEmployer | undefined }) {
  const facts = employer ? factsOf(entry, employer) : []
  if (!employer || facts.length === 0) return null
  const sources = employer.sources.join(', ')
  return (
    <p className="soft text-13">
      {facts.join(' · ')} <span className="said">{employerText.sourceOf(sources)}</span>
      <span aria-hidden>({sources})</span>
    </p>
  )
}

export function EditEmployer({ company, employer }: { company: string; employer: WireEmployer | undefined }) {
  const [isEditing, setEditing] = useState(false)
  if (company.trim() === '') return null
  return (
    <>
      <button type="button" className={styles.editEmployer} aria-label={employerText.edit(company)} onClick={() => setEditing(true)}>
        <IconPencil size={14} aria-hidden />
      </button>
      {isEditing && <EmployerDialog company={company} employer={employer} onClose={() => setEditing(false)} />}
    </>
  )
}

/** In the reader's language: 'Software', 'founded in 2005', 'Toronto, Canada', 'public company', '900–1,500 people in 2024'. */
function factsOf({ industry, start_date: start, end_date: end }: Entry, employer: WireEmployer): string[] {
  const { country, founded, size_min: min, size_max: max, size_year: sizeYear } = employer
  const countryName = country && new Intl.DisplayNames([readersLocale()], { type: 'region' }).of(country)
  const count = (value: number) => value.toLocaleString(readersLocale())
  const size = min === null ? (max === null ? null : employerText.upTo(count(max))) : max === null ? employerText.atLeast(count(min)) : null
  const range = size ?? (min !== null && max !== null ? (min === max ? count(min) : employerText.range(count(min), count(max))) : null)
  const isOfJob = isSizeOfJob({ sizeYear }, start, end, new Date().toISOString())
  return [
    ...(employer.industry && !industry ? [employerText.industries[employer.industry]] : []),
    ...employer.kinds.map((kind) => employerText.kinds[kind]),
    ...(founded === null ? [] : [employerText.founded(founded)]),
    ...(employer.city || countryName ? [[employer.city, countryName].filter(Boolean).join(', ')] : []),
    ...(range !== null && sizeYear !== null && isOfJob ? [employerText.people(range, sizeYear)] : []),
  ]
}
