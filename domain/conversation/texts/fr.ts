// French texts of replies to candidates.
import type { ConversationTexts } from './en.ts'

export const fr: Partial<ConversationTexts> = {
  thankYou: (name, referred) =>
    `Bonjour${name && ` ${name}`},\n\nMerci de m’avoir recommandé ${referred ?? 'quelqu’un'} et d’avoir pris le temps de répondre. Je vous souhaite une bonne continuation.`,
  draft: {
    greeting: (name) => `Bonjour${name && ` ${name}`},`,
    thanks: 'Merci pour votre réponse.',
    suggested: (when) => `Vous proposez ${when}. Je vérifie ce créneau et je vous le confirme.`,
    closing: 'Cordialement,',
    quoted: (lead, line) => `${lead}, la description du poste indique : « ${line} »`,
    pay: (range) => `La fourchette de salaire est de ${range}.`,
  },
}
