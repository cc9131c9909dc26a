// Search box input, and whether to search.

/** The text as sent: trimmed, with single spaces. */
export function searchText(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

/** Don't search for empty text or while a request is running. */
export function maySearch(typed: string, isRunning: boolean): boolean {
  return !isRunning && searchText(typed) !== ''
}

/** The older variant's fields, by API name. */
export const searchFields = [
  { field: 'candidate_name', label: 'Name' },
  { field: 'candidate_email', label: 'Email' },
  { field: 'candidate_linkedin_url', label: 'LinkedIn URL' },
] as const
export type SearchField = (typeof searchFields)[number]['field']
