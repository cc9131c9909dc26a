// People that a posting excludes.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { wordingOf } from '@fairlead/matching/text/wording'
import { prove } from './prove.ts'
import { silentSections } from '@fairlead/matching/text/sections'
import type { Sentence } from '@fairlead/matching/text/sentences'

const list = String.raw`(?<what>[\p{L}\p{N}][^.;:!?()]{2,80}?)`
const only = String.raw`(?:only|purely|solely|exclusively|entirely|mostly|just|limited to)`
const patterns = [
  // 'don't apply if your background is B2B SaaS only', 'not for you if you have only worked in agencies'
  new RegExp(
    String.raw`\bif (?:your|the) (?:\p{L}+ ){0,2}(?:background|experience|career|work|r[ée]sum[ée]|history) (?:is|has been|was|consists) (?:${only} )?(?:(?:of|in|at|with|from) )?${list}(?: ${only})?(?=[.;:!?()]|,|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:\bif (?:you|all you)|(?<=\b(?:not|n['’]t)\b[^.;]{0,160})\bor you)(?:['’]ve| have)? (?:${only} (?:ever )?)(?:have |had )?(?:worked|been|done|know|have|experience|built|sold|managed)?\s*(?:(?:experience|for|in|at|with|on) )*${list}(?=[.;:!?()]|,|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:not|n['’]t)\b[^.;]{0,60}\bif you (?:come|are coming) (?:${only} )?from (?:an? )?${list}(?=[.;:!?()]|,|$)`,
    'giu',
  ),
  // 'Pure agency backgrounds won't suit this role', 'No chain backgrounds please', 'residential only will not be considered'
  new RegExp(
    String.raw`(?:^|[.;,:] )(?:${only} |pure )?${list}(?: only)? (?:backgrounds?|profiles?|experience|careers?)? ?(?:alone )?(?:won['’]t (?:suit|fit|work|be considered)|(?:will|do|does|can)(?: not|not|n['’]t) (?:suit|fit|work|be considered|qualify))`,
    'giu',
  ),
  /(?:^|[.;,] )(?:bitte keine |(?:rein|ausschließlich|nur)\p{L}* )(?<what>[^.;:!?()]{3,60}?)(?:-?(?:Profile|Hintergründe|Bewerber\p{L}*|Kandidat\p{L}*))? (?:können|werden)[^.;]{0,30}nicht (?:berücksichtig|eingestell)/giu,
  // 'Reine Steuerrechtler passen nicht zu uns'
  /(?:^|[.;,] )(?:rein\p{L}* |ausschließlich\p{L}* )(?<what>[^.;:!?()]{3,60}?) (?:passen|passt|sind) (?:hier |bei uns |leider )?nicht(?: zu uns| richtig)?/giu,
  new RegExp(
    String.raw`\b(?:candidates|applicants|people|those|profiles|applications) (?:(?:with|from|whose) )(?:${only} )?(?:an? )?(?:(?:background|experience|work|career) (?:is|has been|only|in|from) )?(?:${only} )?${list}(?: ${only})? (?:need not apply|(?:will|can)(?:not| not) be considered|won['’]t be considered|are unlikely to be (?:considered|successful|a fit)|are not (?:a fit|considered|suitable))`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:we )?(?:will not|won['’]t|cannot|can['’]t|do not|don['’]t) (?:consider|want|hire|accept) (?:candidates (?:with|from) |people (?:with|from) |applications from )?(?:${only} )?${list}(?=[.;:!?()]|$)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:not|n['’]t) (?:currently )?(?:looking for|seeking|interested in|hiring)\s+(?:an? |any )?${list}(?=[.;:!?()]|,? (?:but|nor|who|with|for)\b|$)`,
    'giu',
  ),
  new RegExp(String.raw`\bnor (?:are we looking for )?${list}(?=[.;:!?()]|$)`, 'giu'),
  new RegExp(
    String.raw`(?:^|[.;] )(?:No |Please no )(?!experience|degree|prior|previous|relocation|visa|sponsorship|phone|travel(?:\s*(?:is |required|involved)|,? please|[.!]?$)|prerequisites)${list}(?=,? please\b|(?<=s)[.!]?$)`,
    'giu',
  ),
  new RegExp(String.raw`(?:^|[.;] )${list} need not apply\b`, 'giu'),
  new RegExp(
    String.raw`\b[Ee]xperience (?:which|that) is (?:primarily |mainly |only )?(?:of an? |in )?${list}(?: nature)? is not acceptable\b`,
    'giu',
  ),
]
// Many postings turn agencies and callers away, which aren't candidates.
const wishes = /\b(?:you (?:want|are|prefer|need)|looking for|hoping|expect)/i
/** 'profils issus uniquement de la', 'osób wyłącznie po': people, followed by their background. */
const peopleOnly =
  /^(?:de |di )?(?:profils?|candidats?|personnes?|perfiles?|candidatos?|personas?|profili|candidati|persone|osób|ludzi|kandydatów|bewerber\p{L}*|kandidat\p{L}*|mensen|pessoas|perfis)\s+(?:(?:issue?s?|venant|provenant|ayant|qui|que|nur|aus|die|der|dem|mit|uniquement|exclusivement|seulement|únicamente|exclusivamente|sólo|solo|solamente|apenas|wyłącznie|tylko|po|z|ze|con|da|dal|dalla|uit|alleen|met|de|la|le|les|l|des|du|del|do|em)\s+)+/iu
const everyone =
  /^(?:all )?(?:other |unqualified |late |incomplete )*(?:candidates|applicants|applications|others|submissions|r[ée]sum[ée]s)$/i
const callers = /\b(?:agenc(?:y|ies)|recruiters?|phone calls?|calls|vendors?|third part(?:y|ies)|headhunters?|solicitations?)\b/i

const unwantedLead =
  /^(?:(?:people|candidates|those|anyone|profiles?|someone|applicants)\s+(?:who|with|from|whose)\s+|(?:you['’]?(?:ve| have| are|['’]re)?)\s+|(?:your (?:background|experience|career) (?:is|has been)\s+)|(?:have|has|had|only|just|mainly|mostly|purely|solely|ever|exclusively|primarily|pure|done|worked|managed|sold|been|come|coming|in|at|for|from|to|with|an?|the|experience|backgrounds?)\s+)+/i

/** The exclusion in a list item: 'You've mainly done B2B lead gen' -> 'B2B lead gen'; null for wishes and prose. */
function unwantedItem(text: string): { value: string; start: number } | null {
  const lead = unwantedLead.exec(text)?.[0] ?? ''
  if (
    /^(?:not\b|unable\b|cannot\b|you (?:want|need|prefer|expect|like|love|can['’]?t|don['’]?t|do not|are looking|['’]re looking)|looking for)\b/i.test(
      text,
    )
  )
    return null
  const value =
    /^[^.;:!?(),]{2,60}/
      .exec(text.slice(lead.length))?.[0]
      .replace(/\s+(?:only|exclusively|backgrounds?|profiles?)$/i, '')
      .trim() ?? ''
  return value === '' || value.split(/\s+/).length > 4 ? null : { value, start: lead.length }
}

export function readExclusions(sentences: readonly Sentence[]): JobProposal[] {
  const exclusions = new Map<string, JobProposal>()
  for (const sentence of sentences) {
    if (sentence.section === 'unwanted') {
      const exclusion = unwantedItem(sentence.text)
      if (exclusion !== null && !exclusions.has(exclusion.value.toLowerCase()))
        exclusions.set(exclusion.value.toLowerCase(), {
          field: 'exclusion',
          value: exclusion.value,
          strength: 'must',
          evidence: prove(sentence, exclusion.start, exclusion.start + exclusion.value.length),
        })
      continue
    }
    if (silentSections.has(sentence.section)) continue
    // 'No es necesario hablar inglés' is not an English exclusion
    const languagePatterns =
      sentence.languages[0] === 'en' ? patterns : patterns.filter((pattern) => !pattern.source.startsWith('(?:^|[.;] )(?:No '))
    const foreign = sentence.languages.flatMap((language) => wordingOf(language)?.avoids ?? [])
    for (const pattern of [...languagePatterns, ...foreign])
      for (const match of sentence.text.matchAll(pattern)) {
        const exclusion = (match.groups?.what ?? '')
          .replace(peopleOnly, '')
          .replace(/^(?:are we looking for|an?|any|the|your|been|working|worked)\s+/i, '')
          .replace(/\s+(?:only|exclusively|uniquement|seulement|nur|backgrounds?|profiles?|experience|solo|apenas|tylko|doar)$/i, '')
          .trim()
        // an agency is a caller, unless it is a former employer
        if (
          wishes.test(exclusion) ||
          everyone.test(exclusion) ||
          (callers.test(exclusion) && !/\b(?:background|experience|worked|career)\b/i.test(match[0]))
        )
          continue
        for (const whole of exclusion.split(/(?<!\s)\s+(?:or|and|nor|oder|und|ou|et|o|y|e|of|en|lub|albo|i|sau|și)\s+|,\s*|\//)) {
          const value = whole.replace(/^(?:(?:in|at|for|from|with|of|by|an?|the|pure|only)\s+)+/i, '').trim()
          if (value === '' || /^(?:experience|degree|prior|previous|more|less|relocation|visa|sponsorship|phone|travel)$/i.test(value))
            continue
          const start = sentence.text.indexOf(value, match.index)
          if (value.length < 3 || value.split(/\s+/).length > 4 || start < 0 || exclusions.has(value.toLowerCase())) continue
          exclusions.set(value.toLowerCase(), {
            field: 'exclusion',
            value,
            strength: 'must',
            evidence: prove(sentence, start, start + value.length),
          })
        }
      }
  }
  return [...exclusions.values()]
}
