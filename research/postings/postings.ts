// Postings in the style of real ones, written for tests, with the criteria a recruiter reads in them.
//
// In texts/, `=== name [language]` opens a posting, and its text follows; `--- expected` and `--- never` open its lists.
import { readDataFile } from '../data-file.ts'

export interface Posting {
  name: string
  /** ISO 639-1; null ('-' in the file) where the text is too short to tell. */
  language: string | null
  text: string
  /** 'field strength: value'; others may be found too. */
  expected: string[]
  /** Values that must not be proposed, whatever the field; what is to be avoided is checked with `expected`. */
  never: string[]
}

const posting = /^(?<name>.+) \[(?<language>[a-z]{2}|-)\]\n(?<text>[^]+)\n--- expected\n(?<expected>[^]*)--- never\n(?<never>[^]*)$/
const criterion = /^[a-z_]+ (?:must|nice): \S/
const linesOf = (section = '') => section.split('\n').filter(Boolean)

/** @throws RangeError naming the file and the posting that doesn't follow the format */
export function parsePostingTexts(content: string, file: string): Posting[] {
  const [before, ...blocks] = content.split(/^=== /m)
  if (before !== '' || blocks.length === 0) throw new RangeError(`${file}: expected '=== name [language]' on the first line`)
  return blocks.map((block) => {
    const { name = '', language = '', text = '', expected, never } = posting.exec(block)?.groups ?? {}
    const head = block.split('\n')[0]
    if (name === '') throw new RangeError(`${file}: expected a name, [language], text, and two lists in '${head}'`)
    const criteria = linesOf(expected)
    const malformed = criteria.find((line) => !criterion.test(line))
    if (malformed !== undefined) throw new RangeError(`${file}: expected 'field strength: value' in '${head}', not '${malformed}'`)
    return { name, language: language === '-' ? null : language, text, expected: criteria, never: linesOf(never) }
  })
}

const load = (file: string) => parsePostingTexts(readDataFile(new URL(`texts/${file}`, import.meta.url)), file)

/** In the order they were written. */
export const postings: Posting[] = [
  ...load('real.txt'),
  // headings, lists, and asides that strangers use
  ...load('ordinary.txt'),
  // two in each of nine languages, written before the reader had seen them
  ...load('nine-languages.txt'),
  // one bullet or none, headings in capitals or as questions, running text
  ...load('pasted.txt'),
  // places, pay, and years where no label says what they are
  ...load('short.txt'),
]
