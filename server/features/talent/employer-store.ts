// The only writer of employer_fact, and what is known about employers: the workspace's corrections before the shipped table.
import { validateEmployer, type EmployerCorrection } from '@fairlead/domain/candidate/employer-correction'
import { employerKey, employerSourceName, type EmployerFacts, type Employers } from '@fairlead/domain/reference/employers'
import { industries } from '@fairlead/domain/reference/lists'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { text } from './texts/texts.ts'

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
    const rows = await tx
      .selectFrom('employer_fact')
      .selectAll()
      .where('key', '=', sql<string>`any(${names.map(employerKey)}::text[])`)
      .execute()
    const corrections = new Map(rows.map((row) => [row.key, row]))
    return names.flatMap((company): EmployerView[] => {
      const shipped = employers.find(company)
      const row = corrections.get(employerKey(company))
      if (!row) return shipped ? [{ ...shipped, company, isCorrected: false, sources: namesOf(shipped) }] : []
      return [
        {
          company,
          name: shipped?.name ?? row.name,
          industry: industries.find((industry) => industry === row.industry) ?? null,
          country: row.country,
          city: row.city,
          founded: row.founded,
          sizeMin: row.size_min,
          sizeMax: row.size_max,
          sizeYear: row.size_year,
          kinds: shipped?.kinds ?? [],
          sources: [text.yourWorkspace],
          isCorrected: true,
        },
      ]
    })
  })
}

const namesOf = ({ sources }: EmployerFacts): string[] => [...new Set(sources.map(employerSourceName))]

/** Replaces the workspace's facts about the employer. Any member may; the audit log says who. */
export async function saveCorrection(ctx: ActorContext, correction: EmployerCorrection): Promise<void> {
  const { company, industry, country, city, founded, sizeMin, sizeMax, sizeYear } = correction
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
