// A person in the words of a search, so that others like them are found by the reader that reads every search.
import { text as moreLikeThisText } from './texts/more-like-this.ts'

export interface Likeness {
  /** Jobs, the present one first. */
  titles: readonly string[]
  /** Where the person lives, '' = unknown. */
  location: string
  skills: readonly string[]
}

const mostSkills = 5
/** The search box takes 500 characters. */
const longestName = 60

const plain = (text: string): string => text.replaceAll(/["“”()|,;\s]+/g, ' ').trim()
const isName = (text: string): boolean => text !== '' && text.length <= longestName

/** 'Data engineer in Texas, United States, ideally with Airflow, dbt, Kafka'; null of someone without a job. */
export function moreLikeThis({ titles, location, skills }: Likeness): string | null {
  const title = titles.map(plain).find(isName)
  if (title === undefined) return null
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(isName)
  // 'Columbus, Ohio, United States': few people like them live in the same town, more in the state
  const place = (parts.length > 2 ? parts.slice(1) : parts).join(', ')
  return moreLikeThisText.search(title, place, skills.map(plain).filter(isName).slice(0, mostSkills))
}
