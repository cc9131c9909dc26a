// People who applied earlier in a linked system of the demo: invented, with addresses that no one has.
import { randomUUID } from 'node:crypto'
import { jobsOf, stagesOf, type LinkedAccount } from './ats-state.ts'

const firstNames = ['Amara', 'Bruno', 'Chiara', 'Dario', 'Elif', 'Fintan', 'Greta', 'Hamid', 'Ines', 'Jarek', 'Keiko', 'Lamin']
const lastNames = ['Exampleton', 'Samplewood', 'Fictionberg', 'Democourt', 'Testerling', 'Mockridge']
const reasons = ['Salary expectations', 'Stronger candidates', 'Withdrew', 'Location']
const sources = ['Careers page', 'Referral', 'LinkedIn']
const employers = ['Harborline', 'Northquay Systems', 'Saltmarsh Foods', 'Beacon & Tide']
const dayMs = 24 * 3_600_000

/** Adds `count` rejected applications of distinct people, spread over the last three years. */
export function addPastApplicants(account: LinkedAccount, count: number, now: number): void {
  const jobs = jobsOf(account)
  for (let index = 0; index < count; index += 1) {
    const [first, last] = [firstNames[index % firstNames.length]!, lastNames[Math.floor(index / firstNames.length) % lastNames.length]!]
    const job = jobs[(index * 7) % jobs.length]!
    const stages = stagesOf(account, job.id)
    const applied = new Date(now - (20 + index * 14) * dayMs)
    const rejected = new Date(applied.getTime() + 12 * dayMs).toISOString()
    const candidate = {
      id: randomUUID(),
      remote_id: `P-${index + 1}`,
      created_at: applied.toISOString(),
      first_name: first,
      last_name: last,
      title: job.name,
      company: employers[index % employers.length],
      locations: [job.office],
      urls: [],
      email_addresses: [{ value: `${first}.${last}@applicants.example`.toLowerCase(), email_address_type: 'PERSONAL' }],
    }
    account.candidates.push(candidate)
    account.applications.push({
      id: randomUUID(),
      remote_id: `PA-${index + 1}`,
      created_at: applied.toISOString(),
      modified_at: rejected,
      applied_at: applied.toISOString(),
      candidate: candidate.id,
      job: job.id,
      current_stage: stages[1 + (index % 4)]?.id ?? null,
      rejected_at: rejected,
      reject_reason: reasons[index % reasons.length]!,
      source: sources[index % sources.length]!,
    })
  }
}
