// French texts of the emails the product sends automatically about a project's candidates.
import type { ProjectTexts } from './en.ts'

export const fr: Partial<ProjectTexts> = {
  rejection: `Bonjour {{first_name}},

Merci de votre intérêt pour le poste {{job_title}} chez {{hiring_company}} et du temps que vous nous avez accordé. Nous avons décidé de poursuivre avec d’autres candidats et ne voulions pas vous faire attendre plus longtemps.

Nous vous souhaitons beaucoup de succès pour la suite.
{{sender_name}}`,
}
