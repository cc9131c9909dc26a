// A thank-you to a candidate who recommended someone, in their language; it waits in the editor until a person sends it.
import { languageOf, type ReplyLanguage } from '../outreach/reply-language.ts'

const texts: Record<ReplyLanguage, (firstName: string, referred: string | null) => string> = {
  en: (name, referred) =>
    `Hi${name && ` ${name}`},\n\nThank you for recommending ${referred ?? 'someone'} to me, and for taking the time to answer. I wish you all the best.`,
  de: (name, referred) =>
    `Hallo${name && ` ${name}`},\n\nvielen Dank für die Empfehlung${referred ? ` von ${referred}` : ''} und dafür, dass Sie sich die Zeit für eine Antwort genommen haben. Ich wünsche Ihnen alles Gute.`,
  fr: (name, referred) =>
    `Bonjour${name && ` ${name}`},\n\nMerci de m’avoir recommandé ${referred ?? 'quelqu’un'} et d’avoir pris le temps de répondre. Je vous souhaite une bonne continuation.`,
  es: (name, referred) =>
    `Hola${name && `, ${name}`}:\n\nMuchas gracias por recomendarme a ${referred ?? 'alguien'} y por tomarse el tiempo de responder. Le deseo lo mejor.`,
}

/** `reply` is what they wrote; an empty first name is left out. */
export function thankYouText({ firstName, referred, reply }: { firstName: string; referred: string | null; reply: string }): string {
  return texts[languageOf(reply)](firstName.trim(), referred)
}
