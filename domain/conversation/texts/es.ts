// Spanish texts of replies to candidates.
import type { ConversationTexts } from './en.ts'

export const es: Partial<ConversationTexts> = {
  thankYou: (name, referred) =>
    `Hola${name && `, ${name}`}:\n\nMuchas gracias por recomendarme a ${referred ?? 'alguien'} y por tomarse el tiempo de responder. Le deseo lo mejor.`,
  draft: {
    greeting: (name) => `Hola${name && `, ${name}`}:`,
    thanks: 'Gracias por su mensaje.',
    suggested: (when) => `Propone ${when}. Compruebo la hora y se la confirmo.`,
    closing: 'Un saludo,',
    willFindOut: (topics) => `Me informo sobre lo siguiente y se lo digo: ${topics}.`,
    next: '¿Le vendría bien una llamada corta? Dígame cuándo le viene bien.',
  },
}
