// A thank-you to a candidate who recommended someone, in their language; it waits in the editor until a person sends it.
import { languageOf } from '../outreach/reply-language.ts'
import { conversationTexts } from './texts/conversation-texts.ts'

/** `reply` is the candidate's message; an empty first name is omitted. */
export function thankYouText({ firstName, referred, reply }: { firstName: string; referred: string | null; reply: string }): string {
  return conversationTexts(languageOf(reply)).thankYou(firstName.trim(), referred)
}
