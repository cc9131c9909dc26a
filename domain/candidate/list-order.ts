// How the list of a stage is sorted and filtered.

export const listSorts = ['newest', 'oldest', 'score', 'name', 'reply', 'contacted', 'interview'] as const
/** 'newest' = most recently added to the stage first; 'interview' = next interview first; all others highest or latest first. */
export type ListSort = (typeof listSorts)[number]

export const listFilters = ['replied', 'no_reply', 'attention', 'not_contacted', 'interview'] as const
export type ListFilter = (typeof listFilters)[number]

export const sortLabels: Record<ListSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  score: 'Best match first',
  name: 'By name',
  reply: 'Latest reply first',
  contacted: 'Last contacted first',
  interview: 'Next interview first',
}

export const filterLabels: Record<ListFilter, string> = {
  replied: 'Replied',
  no_reply: 'Contacted, no reply',
  attention: 'Needs attention',
  not_contacted: 'Not contacted yet',
  interview: 'With an interview',
}
