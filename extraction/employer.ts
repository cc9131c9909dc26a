// The employer's own names in a posting, so that they are never read as places, companies to search in, or keywords.

import type { Places } from '@fairlead/matching/skills/places'

const name = String.raw`(?<name>(?:St\.? )?\p{Lu}[\p{L}\p{N}&.'’-]{1,30}(?: \p{Lu}[\p{L}\p{N}&.'’-]{1,30}){0,3})`
/** Words that explicitly mark the name as the employer's. */
const certain = [
  new RegExp(
    String.raw`(?:^|\n)[#*\s]*(?:About|Über|À propos (?:de|d[’'])|Sobre|Chi è|Over|O firmie|Despre|Join|Life at|Why(?: join)?) ${name}\??[*:\s]*(?=\n|$)`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:At|Bei|Chez|En|In|Bij|Na|W|La) ${name},? (?:we|our|you|wir|nous|nos|wij|you['’]ll)\b`, 'gu'),
  new RegExp(
    String.raw`(?:^|[.!?\n]\s*)(?:We['’]re|We are|Wir sind|Nous sommes|Somos|Siamo|Wij zijn|Jesteśmy|Suntem) ${name}(?=[.,!])`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:join|joining) (?:us at |the team at )?${name}(?= (?:as|and|to|in|on)\b|[.,!])`, 'gu'),
  new RegExp(
    String.raw`${name},? (?:GmbH(?: & Co\. KG)?|AG|SE|Inc\.?|Ltd\.?|LLC|PLC|S\.?A\.?S?\.?|S\.?L\.?|S\.?p\.?A\.?|S\.?r\.?l\.?|B\.?V\.?|N\.?V\.?|Lda\.?|Sp\. z o\.o\.|S\.R\.L\.)(?![\p{L}])`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|\n)[^\n]{3,80}? (?:at|@|bei|chez) ${name}\s*(?=\n|$)`, 'gu'),
]
/** A name with a verb: a place doesn't hire or sell. */
const doing = new RegExp(
  String.raw`(?:^|[.!?\n]\s*)${name} (?:is (?:an?|the|one|hiring|looking|building|growing|committed|proud|seeking|part|based)|are|was founded|makes?|builds?|sells?|helps?|hires?|runs?|operates?|offers?|provides?|powers?|designs?|develops?|creates?|serves?|ist (?:ein|das|die|der)|sucht|est (?:une?|le|la)|recrute|recherche|es una?|busca|è un|cerca|is een|zoekt|é uma?|procura|to |jest|szuka|poszukuje|este|caută|recrutează)`,
  'gu',
)
const prepositions = '(?:in|near|to|from|at our|based in|bei|nach|à|en|a|w|em|în|te|nel)'
const scanned = 40_000

/** Lower-case names of the employer, from the first 40,000 characters. */
export function employerNames(text: string): Set<string> {
  const sample = text.slice(0, scanned)
  const names = new Set<string>()
  for (const pattern of certain) for (const match of sample.matchAll(pattern)) names.add((match.groups?.['name'] ?? '').toLowerCase())
  for (const match of sample.matchAll(doing)) {
    const employer = match.groups?.['name'] ?? ''
    const escaped = employer.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    // 'Berlin is a great city', with a job in Berlin
    if (!new RegExp(String.raw`\b${prepositions} ${escaped}(?![\p{L}])|${escaped}, \p{Lu}`, 'u').test(sample))
      names.add(employer.toLowerCase())
  }
  for (const spelling of names) if (/['’]s$/.test(spelling)) names.add(spelling.slice(0, -2))
  for (const word of ['about', 'us', 'our', 'we', 'the', 'this', 'you', 'it', 'they']) names.delete(word)
  return names
}

const headLines = 8
/** A company in another country rarely has its second office in a town this small. */
const smallTown = 100_000
const headName = new RegExp(String.raw`^${name}$`, 'u')

/**
 * The name before the place in the head of a posting: 'Fernway · London, UK' is a company in London, although a borough in Pennsylvania
 * has that name too; 'Berlin · London, UK' are two offices.
 */
export function employerOfHead(text: string, places: Places): string | null {
  const lines = text.slice(0, scanned).split('\n', headLines)
  for (const line of lines) {
    const [first = '', ...rest] = line.split(/[·|•–—]|\s-\s/).map((piece) => piece.trim())
    if (!headName.test(first)) continue
    const namesake = places.read(first)
    if (namesake?.type !== 'city' || (namesake.population ?? 0) >= smallTown) continue
    const place = rest
      .filter((piece) => piece.includes(','))
      .map((piece) => places.read(piece))
      .find(Boolean)
    if (place && place.country !== namesake.country && places.read(first, [place.country])?.country !== place.country)
      return first.toLowerCase()
  }
  return null
}
