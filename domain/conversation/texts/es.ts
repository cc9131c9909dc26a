// Spanish texts of replies to candidates.
import type { ConversationTexts } from './en.ts'

export const es: Partial<ConversationTexts> = {
  thankYou: (name, referred) =>
    `Hola${name && `, ${name}`}:\n\nMuchas gracias por recomendarme a ${referred ?? 'alguien'} y por tomarse el tiempo de responder. Le deseo lo mejor.`,
  draft: {
    greeting: (name) => `Hola${name && `, ${name}`}:`,
    thanks: 'Gracias por su respuesta.',
    suggested: (when) => `Propone ${when}. Compruebo la hora y se la confirmo.`,
    closing: 'Un saludo,',
    quoted: (lead, line) => `${lead}, la descripción del puesto dice: «${line}»`,
    pay: (range) => `El rango salarial es de ${range}.`,
  },
}
