// A task as the wire shows it.
import type { WireTask } from '@fairlead/contract/shapes/task'
import type { ReplyTask } from '../../features/candidates/reply-views.ts'

/** `hide` takes the candidate's own name out of the quote where names are hidden. */
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
