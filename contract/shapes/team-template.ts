// A sequence that a workspace shares, as the API names its texts.
import type { z } from 'zod'
import { outreachTemplate } from './settings.ts'

/** A template of a project without its sender. */
export const teamTemplate = outreachTemplate.omit({ user_email: true })
export type WireTeamTemplate = z.infer<typeof teamTemplate>
