// The initial state of a new project that the server doesn't know yet.
import { statusFromWire } from '@fairlead/contract/codes'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { defaultTemplate } from '../../project/default-template.ts'
import type { Change } from '../../project/kept-draft.ts'

/** @param settings what exists of a project, on the server or not yet */
export function startingPoint(
  settings: Pick<WireSettings, 'outreach_templates' | 'job_titles' | 'job_title' | 'status' | 'sender_name'>,
): Change {
  const change: Change = {}
  if (settings.outreach_templates.length === 0) change.outreach_templates = [defaultTemplate]
  if (settings.job_titles.length === 0 && settings.job_title.trim() !== '' && statusFromWire(settings.status) === 'draft')
    change.job_titles = [settings.job_title.trim()]
  if (settings.sender_name.trim() === '') {
    const name = [localStorage.getItem('first_name'), localStorage.getItem('last_name')].filter(Boolean).join(' ')
    if (name) change.sender_name = name
  }
  return change
}
