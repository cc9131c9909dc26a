// Errors when reading a job description.
import { text } from './texts/job-messages.ts'

export const { jobMessages, readingMessages, documentMessages, pageMessages } = text
