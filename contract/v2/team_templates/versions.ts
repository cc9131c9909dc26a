import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, whole } from '../../fields.ts'
import { teamTemplate } from '../../shapes/team-template.ts'

export const listTemplateVersions = call(
  'GET',
  'v2/team_templates/versions',
  ['staff', 'unproven'],
  'The versions of a template that the workspace shares, the latest first, at most 50; none for a deleted one.',
  z.object({ template_id: id }),
  z.array(
    z.object({
      version: z.number(),
      template: teamTemplate,
      /** The version it brought back; null = it was written. */
      restored_from: z.number().nullable(),
      /** null when they are gone. */
      edited_by: z.string().nullable(),
      edited_at: z.string(),
    }),
  ),
)
export type ListTemplateVersions = CallType<typeof listTemplateVersions>

export const restoreTemplateVersion = call(
  'POST',
  'v2/team_templates/versions',
  ['unproven'],
  'Saves an earlier version again, as a new one.',
  z.object({
    template_id: id,
    /** The version to bring back. */
    restore: whole,
    /** The latest version that the user saw; a newer one is not overwritten. */
    version: whole,
  }),
  z.object({ id: z.string(), version: z.number() }),
  { audit: 'templates_changed', also: { 409: 'Someone saved a newer version, or deleted the template.' } },
)
export type RestoreTemplateVersion = CallType<typeof restoreTemplateVersion>
