// German texts of replies to candidates.
import type { ConversationTexts } from './en.ts'

export const de: Partial<ConversationTexts> = {
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
