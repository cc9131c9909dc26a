// Texts of replies and requests to candidates, by language.
import { textsIn, type Language } from '../../shared/language.ts'
import { en, type ConversationTexts } from './en.ts'

const fr: Partial<ConversationTexts> = {
  thankYou: (name, referred) =>
    `Bonjour${name && ` ${name}`},\n\nMerci de m’avoir recommandé ${referred ?? 'quelqu’un'} et d’avoir pris le temps de répondre. Je vous souhaite une bonne continuation.`,
  draft: {
    greeting: (name) => `Bonjour${name && ` ${name}`},`,
    thanks: 'Merci pour votre message.',
    suggested: (when) => `Vous proposez ${when}. Je vérifie ce créneau et je vous le confirme.`,
    closing: 'Cordialement,',
    willFindOut: (topics) => `Je me renseigne sur les points suivants et je reviens vers vous : ${topics}.`,
    next: 'Un court appel vous conviendrait-il ? Dites-moi quand vous êtes disponible.',
  },
}

const es: Partial<ConversationTexts> = {
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

const de: Partial<ConversationTexts> = {
  thankYou: (name, referred) =>
    `Hallo${name && ` ${name}`},\n\nvielen Dank für die Empfehlung${referred ? ` von ${referred}` : ''} und dafür, dass Sie sich die Zeit für eine Antwort genommen haben. Ich wünsche Ihnen alles Gute.`,
  draft: {
    greeting: (name) => `Hallo${name && ` ${name}`},`,
    thanks: 'vielen Dank für Ihre Nachricht.',
    suggested: (when) => `Sie haben ${when} vorgeschlagen. Ich prüfe den Termin und bestätige ihn.`,
    closing: 'Viele Grüße',
    willFindOut: (topics) => `Zu den folgenden Punkten erkundige ich mich und melde mich wieder: ${topics}.`,
    next: 'Hilft ein kurzes Telefonat? Sagen Sie mir gern, wann es Ihnen passt.',
  },
}

/** A text that a language lacks is in English. */
export function conversationTexts(language: Language): ConversationTexts {
  return textsIn({ en, de, fr, es }, language)
}
