// The step of project setup that reads a job description.
import type { Locator, Page } from '@playwright/test'
import { newWord, type Member } from './team.ts'

export const propose = (page: Page): Locator => page.getByRole('button', { name: 'Propose criteria' })
export const proposals = (page: Page): Locator => page.getByRole('region', { name: 'Proposed criteria' })
export const rows = (page: Page): Locator => proposals(page).getByRole('listitem')
export const row = (page: Page, words: string): Locator => rows(page).filter({ has: page.getByText(words, { exact: true }) })
export const text = (page: Page): Locator => page.getByLabel('Job description')

export async function newDraft(member: Member, settings: Record<string, unknown> = {}): Promise<string> {
  const first = { project_name: `Search ${newWord()}`, job_title: 'Platform Engineer' }
  const { project_id } = await member.call<{ project_id: string }>('POST', 'v1/projects/self_serve', first)
  if (Object.keys(settings).length > 0) await member.call('PUT', 'v1/projects/settings', { project_id, ...settings })
  return project_id
}
