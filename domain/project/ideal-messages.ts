// Messages about ideal candidates and their résumés.
import { text } from './texts/ideal-messages.ts'

export const { idealMessages, resumeReadingMessages, resumeMessages } = text
