// How the list of a stage is sorted and filtered.
import { text } from './texts/list-order.ts'

export const listSorts = ['newest', 'oldest', 'score', 'name', 'reply', 'contacted', 'interview'] as const
/** 'newest' = most recently added to the stage first; 'interview' = next interview first; all others highest or latest first. */
export type ListSort = (typeof listSorts)[number]

export const listFilters = ['replied', 'no_reply', 'attention', 'not_contacted', 'interview', 'applied'] as const
export type ListFilter = (typeof listFilters)[number]

export const { sortLabels, filterLabels } = text
