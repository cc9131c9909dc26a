// German texts of the emails the product sends automatically about a project's candidates.
import type { ProjectTexts } from './en.ts'

export const de: Partial<ProjectTexts> = {
  rejection: `Guten Tag {{first_name}},

vielen Dank für Ihr Interesse an der Stelle {{job_title}} bei {{hiring_company}} und für Ihre Zeit. Wir haben uns diesmal für andere Kandidatinnen und Kandidaten entschieden und möchten Sie nicht länger warten lassen.

Alles Gute für Ihren weiteren Weg
{{sender_name}}`,
}
