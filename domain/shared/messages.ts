// Every sentence that the specification words exactly, by name, in the reader's language.
import { text } from './texts/messages.ts'

export const { messages, messagesAbout } = text
