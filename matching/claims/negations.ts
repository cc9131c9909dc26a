// Whether a text says that the person lacks something, or only wants it: judged by the words around the place where it is named.

/** Words that turn what follows into something the person does not have, in the languages résumés are read in. */
const lacking = new Set(
  'no not never without lacking lack lacks little neither nor ohne kein keine keinen keiner nicht nie sans aucun aucune sin ningun ninguna nunca senza nessun nessuna zonder geen niet sem nenhum nenhuma bez fara niciun nicio'.split(
    ' ',
  ),
)
const subject = new Set(
  'experience knowledge exposure background expertise familiar experienced used worked erfahrung erfahrungen kenntnisse experiencia conocimientos conocimiento esperienza conoscenza ervaring kennis conhecimentos experienta cunostinte'.split(
    ' ',
  ),
)
const wanting = new Set('want wants wanting hope hopes hoping eager keen aspire aspires planning interested interest'.split(' '))
const wanted = new Set('learn learning try work move study'.split(' '))
/** Words that begin a new thought after a comma. */
const turns = new Set('but however yet though although i we aber doch mais pero ma però maar mas ale dar'.split(' '))
/** Characters that are read before and after the phrase. */
const [before, after] = [160, 40]
/** A piece between commas with no more words than this is an item of a list. */
const longestItem = 3

/** A full stop inside a name ('Node.js') ends nothing. */
const thoughtEnd = /[;!?\n\r•]|\.(?=\s|$)/

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** True when one word of the second set comes soon after the first word of the first. */
function follows(words: readonly string[], first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  return words.some((word, at) => first.has(word) && words.slice(at + 1, at + 5).some((later) => second.has(later)))
}

const isDenial = (words: readonly string[]) => follows(words, lacking, subject) || follows(words, wanting, wanted)

/**
 * True when the thought around [start, end) says that what is named there is lacking or wished for: 'no experience with Go, Rust or X',
 * 'wants to learn X', 'X: no experience'. Reads at most 200 characters.
 */
export function isDenied(text: string, start: number, end: number): boolean {
  const thought =
    text
      .slice(Math.max(0, start - before), start)
      .split(thoughtEnd)
      .at(-1) ?? ''
  const pieces = thought.split(',').map(wordsOf)
  for (const [at, words] of pieces.toReversed().entries()) {
    if (isDenial(words) || (at === 0 && lacking.has(words.at(-1) ?? ''))) return true
    if (words.length > longestItem || turns.has(words[0] ?? '')) break
  }
  const [rest = ''] = text.slice(end, end + after).split(/[.,;!?\n\r•]/)
  const [first = '', second = ''] = wordsOf(rest)
  return lacking.has(first) && subject.has(second)
}
