// English texts of web/features/panel/CloseSearchDialog.tsx and ClosingNote.tsx.
import { plural } from '@fairlead/domain/shared/language'

export const stillIn = (count: number) =>
  plural('en', count, { one: 'One person is still in this search.', other: `${count} people are still in this search.` })
export const closeTheSearch = 'Close the search…'
export const title = 'Close the search'
export const intro = 'Everyone here is rejected. Those who are checked get the email shown. Then the project is archived.'
export const loading = 'Loading who is still in the search'
export const loadFailed = 'We couldn’t load who is still in the search.'
export const noOne = 'No one is in this search anymore.'
export const hasMore = 'These are the first 200. The project is archived once the others are answered, too.'
export const noEmail = (reason: string) => `No email: ${reason}`
export const showEmail = (name: string) => `Show the email to ${name}`
export const cancel = 'Cancel'
export const submit = (count: number) => (count === 0 ? 'Archive without an email' : `Answer ${count} and archive`)
export const done = (count: number) =>
  plural('en', count, {
    one: 'One person gets an email. The project is archived.',
    other: `${count} people get an email. The project is archived.`,
  })
export const notArchived = (count: number) =>
  plural('en', count, {
    one: 'One person is still in the search, so the project isn’t archived.',
    other: `${count} people are still in the search, so the project isn’t archived.`,
  })
export const notDone = (name: string, reason: string) => `${name}: ${reason}`
export const failed = 'We couldn’t close the search. Try again.'
export const close = 'Close'
