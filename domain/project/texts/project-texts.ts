// Texts of the emails about a project's candidates, by language.
import { textsIn, type Language } from '../../shared/language.ts'
import { de } from './de.ts'
import { en, type ProjectTexts } from './en.ts'

const fr: Partial<ProjectTexts> = {
  rejection: `Bonjour {{first_name}},

Merci de votre intérêt pour le poste {{job_title}} chez {{hiring_company}} et du temps que vous nous avez accordé. Nous avons décidé de poursuivre avec d’autres candidats et ne voulions pas vous faire attendre plus longtemps.

Nous vous souhaitons beaucoup de succès pour la suite.
{{sender_name}}`,
}

const es: Partial<ProjectTexts> = {
  rejection: `Hola {{first_name}}:

Gracias por tu interés en el puesto {{job_title}} en {{hiring_company}} y por el tiempo que nos has dedicado. Hemos decidido continuar con otras candidaturas y no queríamos hacerte esperar más.

Te deseamos mucho éxito.
{{sender_name}}`,
}

/** A text that a language lacks is in English. */
export function projectTexts(language: Language): ProjectTexts {
  return textsIn({ en, de, fr, es }, language)
}
