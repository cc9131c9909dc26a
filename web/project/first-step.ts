// Input for a project without a draft on the server, stored in the browser; a visitor's input continues in their new account.
import { text as projectText } from '../i18n/project.ts'
import { keyOfUser } from '../api/session.ts'
import type { Change } from './kept-draft.ts'

export interface FirstStep {
  project_name: string
  job_title: string
  /** Null until someone types one: then the workspace's own. */
  hiring_company: string | null
  job_description: string
  /** Accepted from the job description, for later steps. */
  criteria: Change
  /** The text the criteria came from; '' without one. */
  read_text: string
  /** The two fields' proposed values; an unchanged one may be replaced by a new proposal. */
  proposed_title: string
  proposed_name: string
  /** Where the user was. */
  step: 'paste' | 'check'
}

export const emptyFirstStep: FirstStep = {
  project_name: '',
  job_title: '',
  hiring_company: null,
  job_description: '',
  criteria: {},
  read_text: '',
  proposed_title: '',
  proposed_name: '',
  step: 'paste',
}

const strangersKey = 'first_project_draft'
const keyOf = (isStranger: boolean) => (isStranger ? strangersKey : keyOfUser('new_project_draft'))

/** The fields of the first step; the others exist only in the browser. */
export const firstStepFields = ['project_name', 'job_title', 'hiring_company', 'job_description'] as const

function read(key: string): Partial<FirstStep> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<FirstStep>
  } catch {
    return {}
  }
}

export function readFirstStep(isStranger: boolean): FirstStep {
  const ownDraft = read(keyOf(isStranger))
  // input from before the account existed continues in it
  return { ...emptyFirstStep, ...(isStranger || Object.keys(ownDraft).length > 0 ? ownDraft : read(strangersKey)) }
}

export function saveFirstStep(step: FirstStep, isStranger: boolean): void {
  localStorage.setItem(keyOf(isStranger), JSON.stringify(step))
}

/** Calls back when another tab changes the input; returns the function that stops it. */
export function onFirstStepChanged(listener: (step: FirstStep) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === keyOf(false)) listener(readFirstStep(false))
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** There is input that no server has yet. */
export function isFirstStepBegun({ project_name, job_title, job_description }: FirstStep): boolean {
  return [project_name, job_title, job_description].some((text) => text.trim() !== '')
}

/** Its label in a list. */
export function firstStepTitle({ project_name, job_title }: FirstStep): string {
  return project_name.trim() || job_title.trim() || projectText.untitledProject
}

/** A user began their first project before they had an account. */
export function hasStrangersStep(): boolean {
  return localStorage.getItem(strangersKey) !== null
}

export function clearFirstStep(): void {
  localStorage.removeItem(keyOf(false))
  localStorage.removeItem(strangersKey)
}
