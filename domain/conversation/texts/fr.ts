// French texts of replies to candidates.
import type { ConversationTexts } from './en.ts'

export const fr: Partial<ConversationTexts> = {
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
