// Spanish texts of the emails the product sends automatically about a project's candidates.
import type { ProjectTexts } from './en.ts'

export const es: Partial<ProjectTexts> = {
  rejection: `Hola {{first_name}}:

Gracias por tu interés en el puesto {{job_title}} en {{hiring_company}} y por el tiempo que nos has dedicado. Hemos decidido continuar con otras candidaturas y no queríamos hacerte esperar más.

Te deseamos mucho éxito.
{{sender_name}}`,
}
