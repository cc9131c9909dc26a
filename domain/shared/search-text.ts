// Search box input, and whether to search.

/** The text as sent: without blanks around it, blanks within as one. */
export function searchText(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

/** Don't search for empty text or while a request is running. */
export function maySearch(typed: string, isRunning: boolean): boolean {
  return !isRunning && searchText(typed) !== ''
}

/** The fields of the older variant, by the name of the wire. */
export const searchFields = [
  { field: 'candidate_name', label: 'Name' },
  { field: 'candidate_email', label: 'Email' },
  { field: 'candidate_linkedin_url', label: 'LinkedIn URL' },
] as const
export type SearchField = (typeof searchFields)[number]['field']
