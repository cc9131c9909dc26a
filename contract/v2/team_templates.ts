// {V2}team_templates: sequences that a workspace shares, with versions.
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, id, json, nothing, whole } from '../fields.ts'
import { teamTemplate } from '../shapes/team-template.ts'

export const listTeamTemplates = call(
  'GET',
  'v2/team_templates',
  ['staff', 'unproven'],
  'The templates that the workspace shares, by name, each in its latest version.',
  nothing,
  z.array(
    z.object({
      id: z.string(),
      /** Grows by one with every save. */
      version: z.number(),
      template: teamTemplate,
      /** The user who saved this version; null when they are gone. */
      edited_by: z.string().nullable(),
      edited_at: z.string(),
    }),
  ),
)
export type ListTeamTemplates = CallType<typeof listTeamTemplates>

export const saveTeamTemplate = call(
  'POST',
  'v2/team_templates',
  ['unproven'],
  'Creates a template under an id of the caller, or saves a new version of it. Each name exists once in a workspace. Projects keep the text they took.',
  z.object({
    template_id: id,
    template: json(teamTemplate),
    /** The version that was changed; a newer one is not overwritten. Absent for a new template. */
    version: whole.optional(),
  }),
  z.object({ id: z.string(), version: z.number() }),
  { audit: 'templates_changed', also: { 409: 'Someone saved a newer version, or deleted the template.' } },
)
export type SaveTeamTemplate = CallType<typeof saveTeamTemplate>

export const deleteTeamTemplate = call(
  'DELETE',
  'v2/team_templates',
  ['unproven'],
  'Deletes a template; with `is_deleted` false, restores it with its versions. Projects keep the text they took.',
  z.object({ template_id: id, is_deleted: flag.default(true) }),
  done,
  { audit: 'templates_changed' },
)
export type DeleteTeamTemplate = CallType<typeof deleteTeamTemplate>
