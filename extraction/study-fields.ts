// The fields of study a degree is asked in: they name no skills.
import type { Sentence } from '@fairlead/matching/text/sentences'

const asked =
  /(?<!\p{L})(?:degree|bachelor(?:['’]?s)?|master(?:['’]?s)?|B\.?Sc\.?|M\.?Sc\.?|BS\/MS|B\.?[AS]\.?|M\.?[AS]\.?|Ph\.?D\.?|doctorate|diploma|laurea|diplôme|licence|bac ?\+ ?\d|grado|titulación|licenciatura|\p{L}*studium|\p{L}*abschluss|hbo|wo|wykształcenie|studii|ensino superior|(?:formação|curso|educación|formación) superior|bacharelado|graduação|formation)(?!\p{L})(?: or (?:higher|above|advanced|better))?[^.;:(){}]{0,30}?(?<!\p{L})(?:in|of|en|em|de|der|des|van|w|im)(?:\s+(?:an?|the|der|des|la|le))?\s+(?<fields>[^.;:()]{2,140})/giu
const endOfFields =
  /\s(?:with|and (?:at least )?\d|plus|or \d|or equivalent|or relevant|or related experience|mit|avec|con|met|alternativ|ou équivalent|o equivalente)\b/iu
const schools =
  /\b(?:high school|secondary school|GED|GCSEs?|A-levels?|Abitur|baccalauréat|bachillerato|diploma di \p{L}+)(?!\p{L})(?:\s+(?:diploma|degree|certificate|education))?(?:\s+or\s+(?:GED|equivalent))?/giu

/** 'Studium (BWL, Psychologie oder Jura)' */
const listed =
  /(?<!\p{L})(?:degree|\p{L}*studium|\p{L}*abschluss|laurea|diplôme|licence|grado|titulación|licenciatura)\s*\([^()]{2,120}\)/giu

/** [start, end) of the fields of study and school certificates in a sentence; a place in the text never counts twice. */
export function studyFields({ text }: Sentence): [number, number][] {
  if (text.length > 1500) return []
  const found: [number, number][] = [...text.matchAll(schools)].map((match) => [match.index, match.index + match[0].length])
  for (const match of text.matchAll(listed)) found.push([match.index, match.index + match[0].length])
  for (const match of text.matchAll(asked)) {
    const fields = match.groups?.['fields'] ?? ''
    const from = match.index + match[0].length - fields.length
    found.push([match.index, from + (endOfFields.exec(fields)?.index ?? fields.length)])
  }
  return found
}
