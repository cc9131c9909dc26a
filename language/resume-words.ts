// What is known of résumés in each language: headings, months, words beside dates, and details that are protected by law.
import cs from './words/cs/resume.json' with { type: 'json' }
import da from './words/da/resume.json' with { type: 'json' }
import de from './words/de/resume.json' with { type: 'json' }
import en from './words/en/resume.json' with { type: 'json' }
import es from './words/es/resume.json' with { type: 'json' }
import fi from './words/fi/resume.json' with { type: 'json' }
import fr from './words/fr/resume.json' with { type: 'json' }
import hu from './words/hu/resume.json' with { type: 'json' }
import it from './words/it/resume.json' with { type: 'json' }
import nl from './words/nl/resume.json' with { type: 'json' }
import no from './words/no/resume.json' with { type: 'json' }
import pl from './words/pl/resume.json' with { type: 'json' }
import pt from './words/pt/resume.json' with { type: 'json' }
import ro from './words/ro/resume.json' with { type: 'json' }
import sv from './words/sv/resume.json' with { type: 'json' }
import tr from './words/tr/resume.json' with { type: 'json' }

type Words = readonly string[]
export const resumeParts = ['jobs', 'schools', 'skills', 'head', 'silent'] as const
type Part = (typeof resumeParts)[number]

export interface ResumeWords {
  /** Headings by the section that they open. */
  headings: Record<Part, Words>
  /** Labels of details that are protected by law. */
  protected: Words
  /** How the months begin, January first; `|` between two spellings. */
  months: Words
  /** In front of a first date, between two dates, and in place of the second. */
  since: Words
  to: Words
  until: Words
}

const byLanguage: readonly ResumeWords[] = [en, cs, da, de, es, fi, fr, hu, it, nl, no, pl, pt, ro, sv, tr]

/** One list of all languages, without repeats. */
export const resumeWords = (pick: (words: ResumeWords) => Words): string[] => [...new Set(byLanguage.flatMap(pick))]

/** English words in front of a heading and behind it, which other languages borrow. */
export const headingsBeside: { before: Record<Part, Words>; after: Record<Part, Words> } = en
/** Words that begin like months: 'Designer, 2019'. */
export const notMonths: Words = en.notMonths
/** How each month begins, in any language. */
export const monthStarts: readonly (readonly [start: string, month: number])[] = byLanguage.flatMap((words) =>
  words.months.flatMap((starts, index) => starts.split('|').map((start) => [start, index + 1] as const)),
)
