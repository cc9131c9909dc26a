// The request of the preview: only the settings a search uses.
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { searchFieldNames } from '@fairlead/contract/shapes/search-field-names'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { keysOf } from '@fairlead/domain/shared/records'
import { hasSearchCriteria } from '@fairlead/domain/project/preferences'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { settingsOf } from '../../../project/wire-settings.ts'

export type Question = PreviewSearch['input']

/** null while the settings don't say who is meant: a search for everyone isn't worth showing. */
export function questionOf(settings: Partial<WireSettings>, projectId: string | undefined): Question | null {
  const initial = settingsOf(settings)
  if (!hasSearchCriteria(preferencesOf(initial)) && initial.idealCandidates.length === 0) return null
  const question: Record<string, unknown> = projectId === undefined ? {} : { project_id: projectId }
  for (const field of keysOf(searchFieldNames)) if (settings[field] !== undefined) question[field] = settings[field]
  return question as Question
}
