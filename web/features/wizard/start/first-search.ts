// Input before a project exists, and the settings the project starts with.
import { statusToWire } from '@fairlead/contract/codes'
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { acceptAgain, acceptProposals, noCriteria } from '@fairlead/domain/project/accept-proposals'
import { emptySettings } from '@fairlead/domain/project/settings'
import { checkStep, stepsOf } from '@fairlead/domain/project/setup-flows'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { cache } from '../../../api/cache.ts'
import {
  emptyFirstStep,
  firstStepFields,
  onFirstStepChanged,
  readFirstStep,
  saveFirstStep,
  type FirstStep,
} from '../../../project/first-step.ts'
import type { Change } from '../../../project/kept-draft.ts'
import { settingsOf } from '../../../project/wire-settings.ts'
import { userQuery, useUser } from '../../../session/use-user.ts'
import type { Reading } from '../../../project/ask/use-reading.ts'
import { startingPoint } from '../starting-point.ts'
import type { Draft } from '../use-draft.ts'

export type FirstForm = Pick<WireSettings, (typeof firstStepFields)[number]>

const ownFields = new Set<string>(Object.keys(emptyFirstStep))

/** The input of the first step and what changes it: in the browser, or in a draft on the server. */
export interface FirstInput {
  draft: FirstStep
  form: FirstForm
  /** Replaces all of it. */
  put: (next: FirstStep) => void
  change: (part: Change) => void
}

const formOf = (draft: FirstStep, company = ''): FirstForm => ({
  project_name: draft.project_name,
  job_title: draft.job_title,
  job_description: draft.job_description,
  hiring_company: draft.hiring_company ?? company,
})

/** The searched titles follow the job's title where they say the same. */
function withTitles(part: Change, { job_title: before, criteria }: FirstStep): Change {
  const { job_title: title } = part
  const titles = criteria.job_titles ?? []
  if (title === undefined || before.trim() === '' || !titles.includes(before.trim())) return part
  return { ...part, job_titles: titles.flatMap((entry) => (entry !== before.trim() ? entry : title.trim() === '' ? [] : title.trim())) }
}

/** The input with another value of some fields. */
export function withChange(draft: FirstStep, part: Change): FirstStep {
  const fields = Object.entries(withTitles(part, draft))
  const ownValues = Object.fromEntries(fields.filter(([field]) => ownFields.has(field)))
  const later = Object.fromEntries(fields.filter(([field]) => !ownFields.has(field)))
  return { ...draft, ...ownValues, criteria: { ...draft.criteria, ...later } }
}

/** Input in the browser, saved with every change and shared with other tabs; the company defaults to the workspace's. */
export function useFirstStep(): FirstInput {
  const company = useUser().data?.company
  const [draft, setDraft] = useState(() => readFirstStep(false))
  useEffect(() => onFirstStepChanged(setDraft), [])
  const navigate = useNavigate()
  const isNamed = useLocation({ select: ({ search }) => 'begin' in search })
  const put = (next: FirstStep) => {
    setDraft(next)
    saveFirstStep(next, false)
  }
  const change = (part: Change) => {
    put(withChange(draft, part))
    // a reload continues here without asking which project is meant
    if (!isNamed) void navigate({ to: '.', search: (before: object) => ({ ...before, begin: 'new' }), replace: true })
  }
  return { draft, form: formOf(draft, company), put, change }
}

/** The same for a draft on the server. */
export function firstInputOf({ settings, change }: Pick<Draft, 'change'> & { settings: WireSettings }): FirstInput {
  const draft: FirstStep = {
    ...emptyFirstStep,
    project_name: settings.project_name,
    job_title: settings.job_title,
    hiring_company: settings.hiring_company,
    job_description: settings.job_description,
    criteria: settings,
    read_text: settings.job_description.trim(),
  }
  return {
    draft,
    form: formOf(draft),
    put: ({ project_name, job_title, job_description, criteria }) =>
      change({ ...changeToWire(noCriteria), ...criteria, project_name, job_title, job_description }),
    change: (part) => change(withTitles(part, draft)),
  }
}

/** Set elsewhere and never part of a text. */
const fromElsewhere = ['ideal_candidates', 'ideal_traits_left_out', 'outreach_templates'] as const

const usedIn = ({ proposals }: Reading) => proposals.filter(({ is_used: isUsed }) => isUsed)

/**
 * Replaces the criteria of the previous text with a new reading; manual input stays.
 * @param before the reading that the criteria came from, if it is known: then only what the text says differently changes
 */
export function withReading(draft: FirstStep, reading: Reading, isFromFile: boolean, before: Reading | null): FirstStep {
  const used = usedIn(reading)
  const criteria: Change = before
    ? { ...draft.criteria, ...changeToWire(acceptAgain(settingsOf(draft.criteria), usedIn(before), used)) }
    : changeToWire(acceptProposals(emptySettings, used))
  const title = used.find(({ field }) => field === 'title')?.value ?? ''
  const { job_title: _, ...rest } = criteria
  const place = rest.locations?.[0]?.split(',')[0]?.trim()
  const name = [title, place].filter(Boolean).join(', ')
  const isOwnTitle = draft.job_title.trim() !== '' && draft.job_title !== draft.proposed_title
  const isOwnName = draft.project_name.trim() !== '' && draft.project_name !== draft.proposed_name
  const job_description = isFromFile ? reading.text : draft.job_description
  return {
    ...draft,
    job_description,
    job_title: isOwnTitle ? draft.job_title : title,
    project_name: isOwnName ? draft.project_name : name,
    proposed_title: title,
    proposed_name: name,
    read_text: job_description,
    criteria: {
      ...Object.fromEntries(fromElsewhere.flatMap((field) => (field in draft.criteria ? [[field, draft.criteria[field]]] : []))),
      ...rest,
    },
  }
}

/** A new project's initial values. Waits for the company, which is loaded with the user. */
export async function firstSettings(draft: FirstStep): Promise<Change & FirstForm> {
  const company = draft.hiring_company ?? (await cache.ensureQueryData(userQuery).catch(() => null))?.company ?? ''
  const { project_name, job_title, job_description, criteria } = draft
  const { outreach_templates = [], job_titles = [], sender_name = '' } = criteria
  const start = startingPoint({ outreach_templates, job_titles, sender_name, status: statusToWire('draft'), job_title })
  return { ...criteria, ...start, project_name, job_title, job_description, hiring_company: company }
}

/** What is missing or invalid before the project can be created, by API field name. */
export function checkFirst(settings: Partial<WireSettings>): Record<string, string> | null {
  const initial = settingsOf(settings)
  const wrong = Object.fromEntries(stepsOf('guided').flatMap((step) => Object.entries(checkStep(step, initial) ?? {})))
  // the title is required once: the searched titles default to it
  if ('job_title' in wrong) delete wrong.job_titles
  return Object.keys(wrong).length > 0 ? wrong : null
}
