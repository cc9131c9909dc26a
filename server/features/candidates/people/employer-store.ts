// The only writer of employer_fact, and what is known about employers: the workspace's corrections before the shipped table.
import { validateEmployer, type EmployerCorrection } from '@fairlead/domain/candidate/employer-correction'
import {
  employerKey,
  employerKinds,
  employerSourceName,
  workspaceSource,
  type EmployerFacts,
  type Employers,
} from '@fairlead/domain/reference/employers'
import { industries } from '@fairlead/domain/reference/lists'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { text } from '../texts/texts.ts'

export interface EmployerView extends EmployerFacts {
  /** As requested. */
  company: string
  isCorrected: boolean
}

/** Known employers only, in the order of the names. */
export function readEmployers(
  ctx: ActorContext,
  { employers }: { employers: Employers },
  companies: readonly string[],
): Promise<EmployerView[]> {
  const names = [...new Set(companies)]
  return ctx.transaction(async (tx) => {
    const corrections = await readCorrections(tx, names)
    return names.flatMap((company): EmployerView[] => {
      const correction = corrections.get(employerKey(company))
      const shipped = employers.find(company)
      const facts = correction ? { ...correction, name: shipped?.name ?? correction.name } : shipped
      return facts ? [{ ...facts, company, isCorrected: correction !== undefined, sources: namesOf(facts) }] : []
    })
  })
}

/** What the workspace corrected, by key: all of it, or of these employers. */
export async function readCorrections(tx: Tx, companies?: readonly string[]): Promise<Map<string, EmployerFacts>> {
  const query = tx.selectFrom('employer_fact').selectAll()
  const rows = await (companies ? query.where('key', '=', sql<string>`any(${companies.map(employerKey)}::text[])`) : query).execute()
  return new Map(
    rows.map((row) => [
      row.key,
      {
        name: row.name,
        industry: industries.find((industry) => industry === row.industry) ?? null,
        country: row.country,
        city: row.city,
        founded: row.founded,
        sizeMin: row.size_min,
        sizeMax: row.size_max,
        sizeYear: row.size_year,
        kinds: employerKinds.filter((kind) => row.kinds.includes(kind)),
        sources: [workspaceSource],
      },
    ]),
  )
}

const namesOf = ({ sources }: EmployerFacts): string[] => [
  ...new Set(sources.map((code) => (code === workspaceSource ? text.yourWorkspace : employerSourceName(code)))),
]

/** Replaces the workspace's facts about the employer. Any member may; the audit log says who. */
export async function saveCorrection(ctx: ActorContext, correction: EmployerCorrection): Promise<void> {
  const { company, industry, country, city, founded, sizeMin, sizeMax, sizeYear, kinds } = correction
  const problems = validateEmployer(correction, ctx.now().getUTCFullYear())
  if (problems) throw new Refusal('invalid_input', undefined, problems)
  const facts = {
    name: company.trim(),
    industry,
    country: country || null,
    city: city.trim() || null,
    founded,
    size_min: sizeMin,
    size_max: sizeMax,
    size_year: sizeYear,
    kinds: [...kinds],
    updated_by: ctx.userId,
    updated_at: ctx.now(),
  }
  await ctx.transaction((tx) =>
    tx
      .insertInto('employer_fact')
      .values({ workspace_id: ctx.workspaceId, key: employerKey(company), ...facts })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'key']).doUpdateSet(facts))
      .execute(),
  )
}

/** The shipped facts count again; does nothing without a correction. */
export async function deleteCorrection(ctx: ActorContext, company: string): Promise<void> {
  await ctx.transaction((tx) => tx.deleteFrom('employer_fact').where('key', '=', employerKey(company)).execute())
}
