// What is typed for a project that has no draft on the server yet, kept in the browser; a stranger's goes to the account they open.
import { keyOfUser } from '../api/session.ts'
import type { Change } from './kept-draft.ts'

export const emptyFirstStep = {
  project_name: '',
  job_title: '',
  /** Null until someone types one: then the workspace's own. */
  hiring_company: null as string | null,
  job_description: '',
  /** Taken over from the job description, for the steps to come. */
  criteria: {} as Change,
}
export type FirstStep = typeof emptyFirstStep

const strangersKey = 'first_project_draft'
const keyOf = (isStranger: boolean) => (isStranger ? strangersKey : keyOfUser('new_project_draft'))

function read(key: string): Partial<FirstStep> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<FirstStep>
  } catch {
    return {}
  }
}

export function readFirstStep(isStranger: boolean): FirstStep {
  const own = read(keyOf(isStranger))
  // what was typed before there was an account goes on in it
  return { ...emptyFirstStep, ...(isStranger || Object.keys(own).length > 0 ? own : read(strangersKey)) }
}

export function keepFirstStep(step: FirstStep, isStranger: boolean): void {
  localStorage.setItem(keyOf(isStranger), JSON.stringify(step))
}

/** Someone began their first project before they had an account. */
export function hasStrangersStep(): boolean {
  return localStorage.getItem(strangersKey) !== null
}

export function forgetFirstStep(): void {
  localStorage.removeItem(keyOf(false))
  localStorage.removeItem(strangersKey)
}
