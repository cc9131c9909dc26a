// Converts a task for the API.
import type { WireTask } from '@fairlead/contract/shapes/task'
import type { ReplyTask } from '../../features/candidates/views/reply-views.ts'

/** `hide` removes the candidate's own name from the quote if names are hidden. */
export function taskToWire({ id, kind, day, quote, details }: ReplyTask, hide: (text: string) => string): WireTask {
  return {
    id,
    kind,
    due_date: day,
    quote: quote && hide(quote),
    name: details.name ?? null,
    email: details.email ?? null,
    linkedin_url: details.linkedinUrl ?? null,
  }
}
