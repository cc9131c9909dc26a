// The job's location: from its labeled line, or a sentence about where people work.
import type { Places } from '@fairlead/matching/skills/places'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { placeGroups } from './place-groups.data.ts'
import { prove } from './prove.ts'
import { inAllLanguages, whole } from '@fairlead/matching/text/wording'
import { wordingOf } from '@fairlead/matching/text/wording'
import { silentSections } from '@fairlead/matching/text/sections'
import type { Sentence } from '@fairlead/matching/text/sentences'
import { trimSignsEnd } from '@fairlead/domain/shared/bounded'

const naming = /\b(?:locations?|based in|office|workplace|work location|duty station|city|where)\b/
const namingElsewhere = whole(
  inAllLanguages(({ placeLabel }) => placeLabel),
  'iu',
)
/** A header piece about how, or how much, the work is done. */
const manner =
  /^(?:remote|hybrid|hybride?|hybrydow\p{L}*|híbrid[oa]|ibrid[oa]|on-?site|virtual|full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps plein|cdi|cdd|jornada completa|voltijd|permanent|contract|m\/[fw]\/[dx]|unbefristet|festanstellung|\d.*)$/iu
const spoken =
  /(?<!right to )\b(?:[Bb]ased|[Ll]ocated|work(?:ing)?|commut\w+|relocate|relocation|position is|role is|job is|offices?|hub|on-?site|hybrid|[Rr]emote(?:ly)?)\b[^.;]{0,25}?\b(?:in|within|at|to|from|near|of)\s+(?:our\s+|the\s+|downtown\s+)?(?<place>\p{Lu}[\p{L}\p{M}.'’-]*(?:[ ,]+(?:and |or |of )?\p{Lu}[\p{L}\p{M}.'’-]*){0,5})/gu
const remote =
  /\b(?:(?:fully|100 ?%|entirely|completely)[ -]remote|remote(?:[- ](?:first|friendly|only|position|role|job|work|within|in|from|\(|anywhere|ok|possible|eligible))|work(?:ing)? (?:remotely|from (?:anywhere|home))|(?:can|may) be (?:done )?remote(?:ly)?|anywhere in (?:the )?[A-Z][\w. ]*)/gi
/** The place after a company's legal form. */
const companyIn =
  /(?<!\p{L})(?:GmbH|mbH|AG|KGaA|KG|OHG|SE|e\.V\.|Ltd|LLC|Inc|SAS|SARL|S\.A\.|S\.L\.|S\.r\.l\.|S\.p\.A\.|B\.V\.|BV|N\.V\.|AB|A\/S|sp\. z o\.o\.)\.?,? (?:aus|in|mit Sitz in|from|based in|à|de|en|con sede (?:a|en)|te|uit|z siedzibą w|w|z|i) (?<place>\p{Lu}\p{L}{2,30}(?:-\p{Lu}\p{L}{2,30})?)/gu
const isNotRemote = (text: string): boolean => notRemote.test(text) && !orRemote.test(text)
const remoteWord =
  /\b(?:remote|remot[oa]s?|zdaln\p{L}{1,4}|teletraba[jl]ho?|teletrabajo|télétravail|telelavoro|telewerk|thuiswerk\p{L}*|home[- ]?office|anywhere in|virtual)(?!\p{L})|(?<!\p{L})på distans/iu
/** 'Manchester (2 days) or fully remote': the days belong to the other option. */
const orRemote = /\bor (?:(?:fully|100 ?%|completely|entirely) )?remote(?:ly)?\b/i
const notRemote =
  /\b\d\s?(?:x|days?|jours?|tage?n?|días?|giorn[io]|dagen|dias|dni|zile)\b|\b(?:télétravail|teletrabajo|teletrabalho) (?:partiel|parcial|híbrido)|\b(?:no|not|non|isn(?:'|’)t|without)\b[^.;]{0,30}\bremote|\bremote\b[^.;]{0,30}\b(?:not (?:possible|available|offered|an option)|unavailable)/i
/** Case forms missing from the list of places, and abbreviations that mean something else outside of postings. */
const exonyms = new Map(
  Object.entries({
    warszawie: 'Warsaw',
    krakowie: 'Kraków',
    wrocławiu: 'Wrocław',
    poznaniu: 'Poznań',
    gdańsku: 'Gdańsk',
    łodzi: 'Łódź',
    katowicach: 'Katowice',
    lisboa: 'Lisbon',
    roma: 'Rome',
    praga: 'Prague',
    sf: 'San Francisco',
  }),
)
const offices =
  /(?<!\p{L})(?:offices|branches|sites|Büros|Standorten?|Niederlassungen|bureaux|agences|oficinas|sedes|delegaciones|uffici|sedi|kantoren|vestigingen|escritórios|oddziałami|biurami|birouri|filiale)(?!\p{L})/iu
const placesAfter = new Map<string, RegExp>()
/** 'in München', 'à Lyon': a name with a capital after the words of a language; read as a place only if the list knows it. */
function placeAfter(before: string): RegExp {
  const pattern = placesAfter.get(before)
  if (pattern) return pattern
  const fresh = new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${before}) (?<place>\p{Lu}[\p{L}\p{M}.'’-]{2,30}(?:[ ](?:am|an der|de|del|la|sur|do|nad)?[ ]?\p{Lu}[\p{L}\p{M}.'’-]{2,30}){0,2})`,
    'gu',
  )
  placesAfter.set(before, fresh)
  return fresh
}
/** 'Dublin 2', 'Lyon 8e', 'Wien 1010': the city without its district number. */
const withoutDistrict = (text: string): string => text.replace(/\s\d{1,5}(?:er|e|ème|º)?\s{0,3}$/iu, '')
/** 'Pruszków k. Warszawy', 'Burnley near Manchester': the place, without the larger one nearby. */
const withoutNeighbor = (text: string): string =>
  text.replace(/\s(?:k\.|koło|near|close to|bei|b\.|nahe|près de|cerca de|vicino a|nabij|perto de|lângă|langa)\s+\p{Lu}.*$/u, '')
const placeLead = new RegExp(
  String.raw`^\s*(?:based in|located in|${inAllLanguages(({ placeLabel, placeBefore }) => `${placeLabel}|${placeBefore}`)})\s+(?=\p{Lu})`,
  'iu',
)
/** '60 engineers in Amsterdam and Lisbon'. */
const teamIn =
  /\b(?:team|engineers|people|colleagues|employees|developers|office|offices|studio|clinic|store|plant|site|place|restaurant|bar|shop|branch|location|hospital|school|practice|warehouse|factory|hotel|startup|start-up|scale-up|company|co\.|firm|agency|group|business|projects|area of) in (?:the )?(?<place>\p{Lu}[\p{L}\p{M}.'’-]+(?:(?:, | and | or )\p{Lu}[\p{L}\p{M}.'’-]+){0,3})/gu
/** 'from our Manchester office'. */
const officeOf =
  /\b(?:our|the) (?<place>\p{Lu}[\p{L}\p{M}.'’-]+(?: \p{Lu}[\p{L}\p{M}.'’-]+){0,2}) (?:office|hub|studio|site|plant|branch|store|clinic|warehouse|campus|headquarters|HQ)\b/gu
const short = /^(?:U\.?S\.?A?|United States(?: of America)?|UK|U\.K\.)$/i

/** Label of words that are known to be a place, in any spelling. */
export const taggedPlace = 'tagged place'

/** Places written in capitals. */
export const acronymPlace = /^(?:US|USA|UK|UAE|EU|EMEA|DACH|APAC|LATAM|NYC|NRW|SF|CDMX)$/

const groups = new Map(placeGroups.flatMap((group) => group.names.map((name) => [name, group] as const)))
/** The places of an area, unless the posting is from other countries than the area: 'East Coast' is also in Australia. */
function groupNamed(name: string, likely: readonly string[]): readonly string[] {
  const group = groups.get(name.toLowerCase().replace(/^the\s+/, ''))
  const isElsewhere = group?.country && likely.length > 0 && !likely.includes(group.country)
  return group && !isElsewhere ? group.places : []
}

/** A city with its country or state, in running text: 'modern Nordic. Bergen, Norway.' */
const cityAndMore =
  /(?<![\p{L}\p{M}])(?<place>\p{Lu}[\p{L}\p{M}'’-]{2,30}(?: \p{Lu}[\p{L}\p{M}'’-]{2,30}){0,2}, \p{Lu}[\p{L}\p{M}'’]{1,30}(?: \p{Lu}[\p{L}\p{M}'’]{2,30}){0,2})/gu

/**
 * @param employer names that are never read as places: 'Fernway' is also a borough in Pennsylvania
 * @param likely ISO codes of the posting's likely countries, most likely first
 */
export function readJobPlaces(
  sentences: readonly Sentence[],
  places: Places,
  employer: ReadonlySet<string> = new Set(),
  likely: readonly string[] = [],
): JobProposal[] {
  const proposals = new Map<number, JobProposal>()
  let anywhere: JobProposal | null = null
  /** 'Berlin, Germany', where the list knows the state between the two. */
  const within = (name: string) => {
    const [city, ...rest] = name.split(',').map((part) => part.trim())
    const around = rest.length > 0 ? places.read(rest.at(-1) ?? '') : null
    const inner = around && city ? places.read(city) : null
    return inner && around && inner.concepts.includes(around.own) ? inner : null
  }
  /** 'Columbus Ohio', 'portland or': a city and its state or country without a comma. */
  const spaced = (name: string) => {
    const words = name.split(/\s+/)
    for (let from = words.length - 1; from > 0; from -= 1) {
      const whole = `${words.slice(0, from).join(' ')}, ${words.slice(from).join(' ')}`
      const reading = words.length <= 6 ? (places.read(whole, likely) ?? within(whole)) : null
      if (reading) return reading
    }
    return null
  }
  const offer = (sentence: Sentence, raw: string, from: number, state = false): boolean => {
    const clean = /\b[A-Z]\.[A-Z]\.$/.test(raw.trim()) ? raw.trim() : trimSignsEnd(raw.trim(), '.,;')
    // 'ATI' is a ward in Romanian, not a town in Chad, 'WA' no town in Ghana, and 'union' none in New Jersey
    if ((/^\p{Lu}{2,5}$/u.test(clean) && !state && !acronymPlace.test(clean)) || (sentence.label !== taggedPlace && !/\p{Lu}/u.test(clean)))
      return false
    const named = state ? `${clean}, United States` : (exonyms.get(clean.toLowerCase()) ?? clean)
    const reading =
      places.read(short.test(named) ? named.replaceAll('.', '').toUpperCase() : named, likely) ??
      within(named) ??
      (sentence.label === taggedPlace ? spaced(named) : null)
    const start = sentence.text.indexOf(clean, from)
    if (start < 0 || employer.has(clean.toLowerCase()) || employer.has((clean.split(',')[0] ?? '').trim().toLowerCase())) return false
    if (!reading) {
      // an area alone doesn't end the search for a place: 'Northeast - Boston, MA'
      noteArea(sentence, clean, start)
      return false
    }
    if (!proposals.has(reading.own))
      proposals.set(reading.own, {
        field: 'location',
        value: reading.label,
        strength: 'must',
        evidence: prove(sentence, start, start + clean.length),
      })
    return true
  }
  /** Used only if no place is named: 'Regional Sales Manager, Northeast' in Boston is in Boston. */
  const areas = new Map<number, JobProposal>()
  /** 'East Coast', 'the Nordics': every place in the area. */
  const noteArea = (sentence: Sentence, name: string, start: number): void => {
    const readings = groupNamed(name, likely).flatMap((place) => places.read(place) ?? [])
    const evidence = prove(sentence, start, start + name.length)
    for (const { own: concept, label } of readings) areas.set(concept, { field: 'location', value: label, strength: 'must', evidence })
  }
  /** 'Austin, TX; Berlin or Remote' as one place after another, the longest reading first. */
  const readLine = (sentence: Sentence): void => {
    for (const match of sentence.text.matchAll(/(?:[^;|/•·()–—-]|(?<=\S)-|-(?=\S))+/g)) {
      const piece = match[0].replace(
        /^\s*(?:anywhere in|remote(?:ly)?(?: in| within| -| –|,)?|hybrid(?: in| -| –|,)?|on-?site(?: in| -| –|,)?)\s*(?:the\s+)?/i,
        '',
      )
      if (piece.trim() === '' || manner.test(piece.trim())) continue
      if ([piece, withoutDistrict(piece), withoutNeighbor(piece)].some((place) => offer(sentence, place, match.index))) continue
      // 'St. Anne Hospital, Houston, TX': drop what precedes the city
      const parts = piece.split(',')
      const from = parts.findIndex(
        (_, index) => index > 0 && parts.length - index > 1 && offer(sentence, parts.slice(index).join(','), match.index),
      )
      if (from > 0) continue
      // 'St. Anne School, Bristol', 'Acme GmbH, Standort Stuttgart'
      const last = withoutDistrict((parts.at(-1) ?? '').replace(placeLead, ''))
      // 'Curitiba, PR' is in Paraná, not in Puerto Rico
      if (parts.length > 1 && /^\s*\p{Lu}{2}\s*$/u.test(last)) {
        if (offer(sentence, parts[0] ?? '', match.index)) continue
        // 'Granite Falls, WA 98252': a town no list knows, in a state
        if (sentence.languages[0] === 'en' && offer(sentence, last, match.index + piece.lastIndexOf(last.trim()), true)) continue
      }
      if (parts.length > 1 && offer(sentence, last, match.index)) continue
      if (parts.length === 1 && placeLead.test(piece) && offer(sentence, last, match.index)) continue
      // 'Houston, TX, on site' and 'Houston, TX 77030'
      const head = parts
        .slice(0, 2)
        .join(',')
        .replace(/\s+\d{4,6}(?:-\d{4})?\s*$/, '')
      if (parts.length > 1 && (offer(sentence, head, match.index) || offer(sentence, parts[0] ?? '', match.index))) continue
      for (const part of piece.split(/(?<!\s)\s+(?:or|and|&|-|oder|und|ou|et|o|y|e|of|en|lub|i|sau|și)\s+/))
        if (!offer(sentence, part, match.index)) break
    }
  }
  /** 'Account Executive – Lyon 8e', 'Accountant, Bologna (hybrid)', 'Java Developer – Kraków / remote': the text after the title. */
  const readTitleLine = (sentence: Sentence): void => {
    const { text } = sentence
    const pieces = [
      ...text.matchAll(/(?:(?<=\s)[-–—|•·@]\s|[(),/|]|\s(?:in|à|en|a) (?=\p{Lu}))\s*(?<piece>[^-–—|•·@(),/]{2,50}|\p{L}+-\p{L}+)/gu),
    ]
    for (const match of pieces) {
      const piece = match.groups?.['piece'] ?? ''
      if (manner.test(piece.trim()) || !/^\p{Lu}/u.test(piece.trim())) continue
      const from = match.index + match[0].length - piece.length
      // 'Reading, PA' before 'Reading'
      const placeWithState = /^[^,]*,\s*[A-Z]{2}(?![\p{L}])/u.exec(text.slice(from))?.[0]
      if ((placeWithState && offer(sentence, placeWithState, from)) || offer(sentence, withoutDistrict(piece), from)) break
    }
    const match = remoteWord.exec(text)
    if (match && !isNotRemote(text) && /\s[-–—|•·(]\s?|,/.test(text.slice(0, match.index)))
      markRemote(sentence, match.index, match.index + match[0].length)
  }
  const markRemote = (sentence: Sentence, start: number, end: number): void => {
    anywhere ??= { field: 'remote', value: 'true', strength: 'must', evidence: prove(sentence, start, end) }
  }

  /** The header named the place, so the company's offices add none. */
  let isSaid = false
  sentences.forEach((sentence, index) => {
    const { text, label, section } = sentence
    const isLine =
      text.length <= 160 &&
      (label === taggedPlace ||
        naming.test(label) ||
        namingElsewhere.test(label) ||
        (index > 0 &&
          index <= 3 &&
          section === 'top' &&
          label === '' &&
          text.length <= 90 &&
          !/[.!?]$/.test(text.replace(/U\.S\.$/, 'US'))))
    if (index === 0 && section === 'top' && label === '' && text.length <= 140) readTitleLine(sentence)
    if (isLine) {
      const countBefore = proposals.size
      readLine(sentence)
      if (proposals.size === countBefore)
        for (const match of text.matchAll(spoken)) offer(sentence, withoutDistrict(match.groups?.place ?? ''), match.index)
      const match = remoteWord.exec(text)
      if (match && !isNotRemote(text)) markRemote(sentence, match.index, match.index + match[0].length)
      isSaid ||= proposals.size > 0
      return
    }
    if (silentSections.has(section) || (isSaid && offices.test(text))) return
    for (const language of sentence.languages) {
      const wording = wordingOf(language)
      if (!wording) continue
      for (const match of text.matchAll(placeAfter(wording.source.placeBefore))) {
        const place = match.groups?.['place'] ?? ''
        offer(sentence, place, match.index + match[0].length - place.length)
      }
      const far = wording.remote
      far.lastIndex = 0
      const match = far.exec(text)
      if (match) markRemote(sentence, match.index, match.index + match[0].length)
    }
    for (const match of text.matchAll(spoken)) {
      const place = match.groups?.place ?? ''
      const start = match.index + match[0].length - place.length
      if (offer(sentence, place, start)) continue
      for (const part of place.split(/(?<!\s)\s+(?:and|or)\s+/)) if (!offer(sentence, part, start)) break
    }
    for (const match of text.matchAll(teamIn))
      for (const part of (match.groups?.['place'] ?? '').split(/,\s|\s(?:and|or)\s/)) if (!offer(sentence, part, match.index)) break
    for (const match of text.matchAll(officeOf)) offer(sentence, match.groups?.['place'] ?? '', match.index)
    if (isNotRemote(text)) return
    for (const match of text.matchAll(remote)) markRemote(sentence, match.index, match.index + match[0].length)
  })
  // nothing else says where: a city named with its country does
  if (proposals.size === 0)
    for (const sentence of sentences)
      if (!silentSections.has(sentence.section) && sentence.section !== 'duties')
        for (const match of sentence.text.matchAll(cityAndMore)) offer(sentence, match.groups?.['place'] ?? '', match.index)
  // or where the company is: 'Hansen Logistik GmbH & Co. KG aus Hamburg-Wandsbek'
  if (proposals.size === 0)
    for (const sentence of sentences)
      for (const match of sentence.text.matchAll(companyIn)) {
        const place = match.groups?.['place'] ?? ''
        const start = match.index + match[0].length - place.length
        if (offer(sentence, place, start) || offer(sentence, place.split('-')[0] ?? '', start)) break
      }
  // or the header of the posting, next to other text: 'Rotterdam | Voor ons bedrijf …', 'Hill School, Leeds.'
  if (proposals.size === 0)
    for (const sentence of sentences.slice(1, 4)) {
      if (sentence.section !== 'top' && sentence.section !== 'other') continue
      const [head = '', more] = sentence.text.split(/\s[|•·–—]\s/, 2)
      if (more !== undefined && !manner.test(head.trim()) && offer(sentence, withoutDistrict(head), 0)) break
      const last = /,\s(?<place>\p{Lu}[\p{L}\p{M}.'’ -]{2,40}?)\.?$/u.exec(sentence.text)
      if (last && sentence.text.length <= 70 && offer(sentence, last.groups?.['place'] ?? '', last.index)) break
      // 'DC Bristol Avonmouth': one of its words, where the country is likely
      const words = head.length <= 40 ? [...head.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{3,}(?!\p{L})/gu)] : []
      const isLikely = (name: string) => {
        const reading = places.read(name, likely)
        return reading?.type === 'city' && likely.includes(reading.country)
      }
      if (more !== undefined && words.some((word) => isLikely(word[0]) && offer(sentence, word[0], word.index))) break
    }
  return [...(proposals.size > 0 ? proposals : areas).values(), ...(anywhere ? [anywhere] : [])]
}
