// What is looked for in the search box, and whether looking is worth while.

/** The text as sent: without blanks around it, blanks within as one. */
export function searchText(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

/** Nothing is asked for empty text, nor while an answer is awaited. */
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
