// Reads company names: the company, its industry, and its peers.
import { employerKey, type EmployerFacts, type Employers } from '@fairlead/domain/reference/employers'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { conceptId, hashedId } from './concepts.ts'

export interface CompanyReading {
  /** As an employer at any time. */
  concept: number
  /** As the current employer. */
  currentConcept: number
  label: string
  industry: string | null
  peers: number[]
  /** Peer groups by industry. Groups by location would be a proxy for people's origin and aren't learned. */
  kinds: number[]
  /** null for unlisted companies. */
  size: 'large' | 'medium' | 'small' | null
  /** null for employers of which nothing is known. */
  facts: EmployerFacts | null
}

export interface Companies {
  read(name: string): CompanyReading
  peerLabel(concept: number): string | null
  /** The employers that the workspace corrected. */
  corrected: readonly Pick<CompanyReading, 'concept' | 'facts'>[]
}

const regionalGroups = new Set(['europe-tech', 'india-tech', 'latam-apac-tech'])

/** Builds the lexicon from the companies table; facts are known of the other employers, too. */
export function readCompanies({ companies, employers }: Pick<ReferenceTables, 'companies'> & { employers?: Employers }): Companies {
  const peerLabels = new Map<number, string>()
  const byKey = new Map<string, CompanyReading>()
  for (const row of companies.toReversed()) {
    const peers = row.peerGroups.map((group) => {
      const id = conceptId('peerGroup', group)
      peerLabels.set(id, group.replaceAll('-', ' '))
      return id
    })
    byKey.set(employerKey(row.name), {
      concept: conceptId('company', row.id),
      currentConcept: conceptId('currentCompany', row.id),
      label: row.name,
      industry: row.industry,
      peers,
      kinds: row.peerGroups.filter((group) => !regionalGroups.has(group)).map((group) => conceptId('peerGroup', group)),
      size: row.size,
      facts: null,
    })
  }
  const cache = new Map<string, CompanyReading>()
  return {
    read(name) {
      const cached = cache.get(name)
      if (cached) return cached
      const folded = employerKey(name)
      const concept = hashedId('company', folded)
      const facts = employers?.find(name) ?? null
      const listed = byKey.get(folded)
      const company: CompanyReading = listed
        ? { ...listed, facts }
        : {
            concept,
            currentConcept: hashedId('company', `now ${folded}`),
            label: name.trim(),
            industry: facts?.industry ?? null,
            peers: [],
            kinds: [],
            size: null,
            facts,
          }
      if (cache.size >= 50_000) cache.clear()
      cache.set(name, company)
      return company
    },
    peerLabel: (concept) => peerLabels.get(concept) ?? null,
    corrected: [],
  }
}

/** The same companies with a workspace's corrections, by {@link employerKey}, instead of what is known otherwise. */
export function withCorrections(companies: Companies, corrections: ReadonlyMap<string, EmployerFacts>): Companies {
  return {
    ...companies,
    read(name) {
      const facts = corrections.get(employerKey(name))
      const company = companies.read(name)
      return facts ? { ...company, industry: facts.industry, facts } : company
    },
    corrected: [...corrections].map(([key, facts]) => ({ concept: companies.read(key).concept, facts })),
  }
}
