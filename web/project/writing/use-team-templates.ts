// The templates that the workspace shares, and the calls that change them.
import type { WireTeamTemplate } from '@fairlead/contract/shapes/team-template'
import type { WireTemplate } from '@fairlead/contract/shapes/settings'
import type { TakeTeamTemplate } from '@fairlead/contract/v2/projects/team_template'
import type { DeleteTeamTemplate, ListTeamTemplates, SaveTeamTemplate } from '@fairlead/contract/v2/team_templates'
import type { ListTemplateVersions, RestoreTemplateVersion } from '@fairlead/contract/v2/team_templates/versions'
import { useQuery } from '@tanstack/react-query'
import { queryFor, cache, invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { text as templateText } from '../../i18n/team-templates.ts'

export type SharedTemplate = ListTeamTemplates['answer'][number]
export type TemplateVersion = ListTemplateVersions['answer'][number]

const call = 'v2/team_templates'
const versionsCall = 'v2/team_templates/versions'
const listQuery = queryFor<ListTeamTemplates>(call, {})

export const useTeamTemplates = () => useQuery({ ...listQuery, staleTime: 60_000 })
export const useTemplateVersions = (id: string) =>
  useQuery({ ...queryFor<ListTemplateVersions>(versionsCall, { template_id: id }), staleTime: 0 })

type Outcome = { id: string; version: number } | { conflict: SharedTemplate }

/** `version`: the one that was changed, undefined for a new template. Answers with the latest version where someone saved it before. */
export async function saveTeamTemplate(id: string, template: WireTeamTemplate, version: number | undefined): Promise<Outcome> {
  try {
    const saved = await send<SaveTeamTemplate>('POST', 'v2/team_templates', { template_id: id, template, version })
    invalidate(call, versionsCall)
    return saved
  } catch (error) {
    if (failureOf(error)?.code !== 'edited_meanwhile') throw error
    const latest = (await cache.fetchQuery({ ...listQuery, staleTime: 0 })).find((entry) => entry.id === id)
    // it was deleted: the refusal says so
    if (!latest) throw error
    return { conflict: latest }
  }
}

export async function restoreTemplateVersion(id: string, restore: number, version: number): Promise<{ version: number }> {
  const restored = await send<RestoreTemplateVersion>('POST', 'v2/team_templates/versions', { template_id: id, restore, version })
  invalidate(call, versionsCall)
  return restored
}

/** Deletes it, with an undo that restores it with its versions. */
export async function deleteTeamTemplate({ id, template: { name } }: SharedTemplate): Promise<void> {
  const change = (isDeleted: boolean) => send<DeleteTeamTemplate>('DELETE', 'v2/team_templates', { template_id: id, is_deleted: isDeleted })
  const undo = () =>
    change(false)
      .catch((error: unknown) => showToast(sentenceOf(error, templateText.notRestored), { tone: 'bad' }))
      .finally(() => invalidate(call))
  try {
    await change(true)
    showToast(templateText.deleted(name), { undo: () => void undo() })
  } catch (error) {
    showToast(sentenceOf(error, templateText.notDeleted), { tone: 'bad' })
  }
  invalidate(call)
}

/** Adds it to the project, or finds it there. */
export async function takeTeamTemplate(projectId: string, templateId: string): Promise<WireTemplate> {
  const { template } = await send<TakeTeamTemplate>('POST', 'v2/projects/team_template', { project_id: projectId, template_id: templateId })
  invalidate('v1/projects/settings', 'v2/projects/candidates')
  return template
}
