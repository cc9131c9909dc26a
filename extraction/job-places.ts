// Where the job is: the reader's places, else those of the first lines and of labeled ones; remote work where they say so.
import { trimSignsEnd, trimSignsStart } from '@fairlead/domain/shared/bounded'
import type { PostingLine } from '@fairlead/language/reader'
import { allWords, postingWords, whole, wordLanguages } from '@fairlead/language/words'
import type { Places } from '@fairlead/matching/skills/places'
import { placeGroups } from '@fairlead/domain/reference/place-groups.data'
import { must } from '@fairlead/domain/shared/records'
import { countriesOf } from './likely-countries.ts'
import { proveIn, spansOf, type FoundSpan, type JobLines, type ReadProposal } from './job-lines.ts'
import { hasCapital, hasLetter, isAcronym, isCapitalized, isNumber, isSign, separators, startsLikeName, wordsIn } from './shape.ts'
import { placeAround } from './radius.ts'
import { isDenied, strengthIn } from './strength.ts'

const names = Object.assign({}, ...Object.values(postingWords).map(({ places }) => places.names)) as Partial<Record<string, string>>
/** Places written in capitals. */
const acronyms = new Set('US USA UK UAE EU EMEA DACH APAC LATAM NYC NRW SF CDMX'.split(' '))
const remote = whole(allWords((words) => words.remote))
const hybrid = whole(allWords((words) => words.hybrid))
/** A longer way to work is fine on some days of the week. */
const hybridKm = 100
/** 'Remote 2 days a week' isn't remote. */
const partly = /\b\d\s?(?:x|days?|jours?|tage?n?|días?|giorn[io]|dagen|dias|dni|zile)\b/i
const label = whole(allWords((words) => words.placeLabels))
/** 'Location: Berlin' */
const labeled = /^\W{0,4}(?<label>\p{L}[^:]{2,40}):\s*/u
/** Between two places, or a place and the larger one around it. */
const joints = /(,|\s(?:or|and|&|oder|und|ou|et|o|y|e|of|en|lub|i|sau|și)\s)/
/** 'Dublin 2', 'Houston, TX 77030', 'Burnley near Manchester' */
const district = /\s\d{1,6}(?:-\d{4}|er?|ème|º)?$|\s(?:k\.|near|bei|près de|cerca de|vicino a|nabij)\s\p{Lu}.*$/iu
const initialDot = /(?<=\b[A-Z])\./g
const longestLine = 160
const headLines = 4
const shortestName = 4

/** 'In Ohio' and 'na terenie Kępna' as the name alone. */
function withoutLead(name: string): string {
  const words = wordsIn(name)
  const first = words.findIndex(isCapitalized)
  return first > 0 && first <= 2 && words.slice(0, first).every((word) => word === word.toLowerCase() && hasLetter(word))
    ? name.slice(name.indexOf(must(words[first])))
    : name
}
const ofEmployer: ReadonlySet<string> = new Set(['employer', 'benefits', 'duties'])
const isLabeled = ({ text }: PostingLine) => label.test(labeled.exec(text)?.groups?.['label'] ?? '')

const groups = new Map(placeGroups.flatMap((group) => group.names.map((name) => [name, group] as const)))

/**
 * @param employer names that are never read as places: 'Fernway' is also a borough in Pennsylvania
 * @param likely ISO codes of the posting's likely countries, most likely first
 */
export function placesIn(job: JobLines, places: Places, employer: ReadonlySet<string>, likely: readonly string[]): ReadProposal[] {
  const proposals = new Map<number, ReadProposal>()
  /** Used only if no place is named: 'Regional Sales Manager, Northeast' in Boston is in Boston. */
  const areas = new Map<number, ReadProposal>()
  let anywhere: ReadProposal | null = null
  let someDays: ReadProposal | null = null

  /** 'Berlin, Germany', where the list knows the state between the two. */
  const within = (name: string) => {
    const [city = '', ...rest] = name.split(',').map((part) => part.trim())
    const [inner, around] = rest.length > 0 ? [places.read(city), places.read(rest.at(-1) ?? '')] : []
    return inner && around && inner.concepts.includes(around.own) ? inner : null
  }
  const read = (name: string) => places.read(names[name.toLowerCase()] ?? name, likely) ?? within(name) ?? inflected(name)
  /** 'W Piasecznie', 'w Lublinie': the place in its own form, in a country of the language. */
  const inflected = (name: string) => {
    for (const language of wordLanguages)
      for (const [ending, forms = []] of Object.entries(postingWords[language].places.forms))
        for (const form of name.length > ending.length + 2 && name.endsWith(ending) ? forms : []) {
          const countries = countriesOf(language)
          const reading = places.read(name.slice(0, -ending.length) + form, countries)
          if (reading && countries.includes(reading.country)) return reading
        }
    return null
  }
  /** 'Columbus Ohio', 'portland or': a city and its state or country without a comma. */
  const spaced = (name: string) => {
    const words = wordsIn(name).slice(0, 6)
    for (let from = words.length - 1; from > 0; from -= 1) {
      const reading = read(`${words.slice(0, from).join(' ')}, ${words.slice(from).join(' ')}`)
      if (reading) return reading
    }
    return null
  }
  const offer = (line: PostingLine, raw: string, from: number, isTagged: boolean): boolean => {
    const trimmed = withoutLead(trimSignsStart(raw.trim(), '.,;: '))
    const clean = trimSignsEnd(trimmed, '.,;: ')
    const start = line.text.indexOf(clean, from)
    // 'WA' is no town in Ghana, and 'nc' not New Caledonia
    const isShort = clean.length <= 2 || (clean.length <= 5 && isAcronym(clean))
    if (clean === '' || start < 0 || (isShort && !acronyms.has(clean)) || (!isTagged && !hasCapital(clean))) return false
    if ([clean, clean.split(',')[0] ?? ''].some((name) => employer.has(name.trim().toLowerCase()))) return false
    const plain = (clean.startsWith('the ') ? clean.slice(4) : clean).replaceAll(initialDot, '')
    // 'Granite Falls, WA 98252': a town no list knows, in a state
    const [state = '', code = '', ...more] = wordsIn(plain)
    const isState = state.length === 2 && isAcronym(state) && isNumber(code) && more.length === 0
    const reading = isState
      ? read(`${state}, United States`)
      : (read(plain) ?? read(plain.replace(district, '')) ?? (isTagged ? spaced(plain) : null))
    const proposal = (value: string): ReadProposal => ({
      field: 'location',
      value,
      strength: 'must',
      evidence: proveIn(line, start, start + clean.length),
      isUsed: true,
    })
    if (reading) {
      if (!proposals.has(reading.own)) proposals.set(reading.own, proposal(reading.label))
      return true
    }
    // 'East Coast', 'the Nordics': every place in the area, unless the posting is from other countries
    const group = groups.get(plain.toLowerCase())
    if (group && (group.country === null || likely.length === 0 || likely.includes(group.country)))
      for (const { own: concept, label: name } of group.places.flatMap((place) => places.read(place) ?? []))
        areas.set(concept, proposal(name))
    return false
  }
  /** From each part the longest name that is a place: 'St. Anne Hospital, Houston, TX'; of untagged words only the first. */
  const offerPiece = (line: PostingLine, piece: string, from: number, isTagged: boolean): void => {
    const parts = piece.split(joints, 17)
    const count = Math.ceil(parts.length / 2)
    let isRead = false
    for (let first = 0; first < count; first += 1)
      for (let last = count; last > first; last -= 1) {
        if (!offer(line, parts.slice(2 * first, 2 * last - 1).join(''), from, isTagged)) continue
        if (!isTagged) return
        first = last - 1
        isRead = true
        break
      }
    // 'Molde lufthavn', 'Werk Salzgitter', 'Berlin-Zentrum'
    const words = isTagged && !isRead ? wordsIn(piece.replaceAll('-', ' ')).slice(0, 6) : []
    const shorter = words.flatMap((_, cut) => (cut === 0 ? [] : [words.slice(0, -cut), words.slice(cut)])).map((part) => part.join(' '))
    shorter.some((name) => name.length >= shortestName && startsLikeName(name) && isLikely(name) && offer(line, name, from, true))
  }
  const isLikely = (name: string) => likely.length === 0 || likely.includes(places.read(name, likely)?.country ?? '')
  /** @param isOfJob false where the employer tells of itself or of benefits: there 'remote' is meant for some days */
  const readMode = (line: PostingLine, start: number, end: number, isOfJob = true): void => {
    const words = line.text.slice(start, end)
    const match = remote.exec(words) ?? hybrid.exec(words)
    if (!match) return
    const place = { start: start + match.index, end: start + match.index + match[0].length }
    if (isDenied(line, place)) return
    const evidence = proveIn(line, place.start, place.end)
    const isPartly = partly.test(line.text) && !line.text.slice(Math.max(0, place.start - 14), place.start).includes('or ')
    if ((isOfJob || match[0].includes('%')) && !isPartly && !hybrid.test(words))
      anywhere ??= { field: 'remote', value: 'true', strength: 'must', evidence, isUsed: true }
    else someDays ??= { field: 'radius', value: String(hybridKm), strength: 'must', evidence, isUsed: true }
  }

  const isCapitalPlace = (words: string) => startsLikeName(words) && places.read(words) !== null
  const around = [...spansOf(job, 'PLACE'), ...(job.isSearch ? spansOf(job, 'SKILL').filter(({ span }) => isCapitalPlace(span.text)) : [])]
    // 'al' is no Albania
    .filter(({ span }) => span.text.length > 2 || span.text !== span.text.toLowerCase())
    .map(placeAround)
  const tagged = around.map(({ place }) => place)
  const radius = around.flatMap((entry) => entry.radius ?? []).slice(0, 1)
  // 'Orlando Instruments'
  const isNamePart = ({ line, span }: FoundSpan) =>
    line.text[span.end] === ' ' &&
    startsLikeName(line.text.slice(span.end)) &&
    !line.spans.some(({ tag, start }) => tag === 'PLACE' && start === span.end + 1)
  const named = tagged.filter((entry) => entry.isUsed && strengthIn(entry.line, entry.span) !== 'none' && !isNamePart(entry))
  // where the employer has offices, only if nothing else says where the job is
  const ofJob = named.filter(
    ({ line }) => !ofEmployer.has(line.zone) || (line.zone === 'employer' && remote.test(line.text)) || isLabeled(line),
  )
  const used = ofJob.length > 0 ? ofJob : named
  for (let index = 0; index < used.length; index += 1) {
    const { line, span } = must(used[index])
    // 'London', 'UK'
    const isJoined = (place: number) =>
      used[place + 1]?.line === line && isSign(line.text.slice(must(used[place]).span.end, must(used[place + 1]).span.start), ',')
    while (isJoined(index)) index += 1
    const { end } = must(used[index]).span
    for (const piece of line.text.slice(span.start, end).split(separators))
      offerPiece(line, piece.replace(remote, '').replace(hybrid, ''), span.start, true)
    readMode(line, span.start, end)
  }
  for (const entry of tagged) if (entry.isUsed && !used.includes(entry)) readMode(entry.line, entry.span.start, entry.span.end, false)
  job.lines.forEach((line, index) => {
    if (job.isSearch || line.text.length > longestLine) return
    const named = labeled.exec(line.text)
    const isNamed = label.test(named?.groups?.['label'] ?? '')
    if (!isNamed && line.zone !== 'place' && !(index < headLines && line.zone === 'title')) return
    readMode(line, 0, line.text.length)
    if (proposals.size > 0 && !isNamed) return
    let from = isNamed ? (named?.[0].length ?? 0) : 0
    line.text
      .slice(from)
      .split(separators)
      .forEach((piece, place) => {
        // a title's own words name no place: 'Reading Tutor – Leeds'
        const words = line.zone === 'title' && place === 0 ? piece.split(',').slice(1).join(',') : piece
        if (words.trim().length > 1) offerPiece(line, words, from, false)
        from = line.text.indexOf(piece, from) + piece.length
      })
  })
  const offered = [...(proposals.size > 0 ? proposals : areas).values(), ...(anywhere ? [anywhere] : [])]
  const near = radius.length === 0 && someDays !== null && proposals.size > 0 && anywhere === null ? [someDays] : radius
  if (offered.length > 0) return [...offered, ...near]
  // words for a place that no list knows: shown, and used only as they stand
  return tagged.slice(0, 1).map(({ line, span }) => ({
    field: 'location',
    value: span.text,
    strength: 'must',
    evidence: proveIn(line, span.start, span.end),
    isUsed: false,
  }))
}
