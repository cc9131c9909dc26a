// The education of a résumé: school, degree, and field of study; years are not read because they reveal age.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { readDegree } from '@fairlead/matching/skills/education'
import type { Schooling } from '@fairlead/matching/skills/education'
import { spanIn } from './resume-dates.ts'
import type { TaggedLine } from './resume-zones.ts'
import { trimSignsEnd, trimSignsStart } from '@fairlead/domain/shared/bounded'

type School = IdealResume['education'][number]

const schoolWord =
  /(?<![\p{L}\p{N}])(?:university|universit(?:y|é|é|ät|ad|à|eit|at)|universidad|universidade|universitatea?|uniwersytet\p{L}*|college|coll[eè]ge|institute|institut\p{L}{0,3}|instituto|istituto|instytut|school|academy|académie|accademia|akademi\p{L}*|academi\p{L}|polytechnic|politecnico|politechnik\p{L}*|politehnic\p{L}*|\p{L}*hochschule|\p{L}*fachschule|hogeschool|école|ecole|szkoł\p{L}+|technikum|liceum|liceul|colegiul?|facult(?:é|ad|ade|atea)|facoltà|IFSI|IUT|bootcamp|conservatory|seminary|lyc[ée]e|gymnasium|MIT|UCLA|ETH|LSE|NYU|Caltech)(?![\p{L}\p{N}])/iu
const degreeWord =
  /(?<![\p{L}\p{N}])(?:(?:bachelor|master|máster|associate|doctor|diplom\p{L}*|diplôme|licen[csț]\p{L}+|magister\p{L}*|inżynier|laurea|grado|maîtrise|mestrado|masterat|ausbildung|perito|BTS|CAP)(?:['’]?s)?|bsc|msc|b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|b\.?s|m\.?s|b\.?eng|m\.?eng|b\.?tech|m\.?tech|mba|emba|ph\.?\s?d|dphil|m\.?d|j\.?d|ll\.?[bm]|bba|bfa|mfa|mph|a\.?a\.?s?|certificate|diploma|minor|degree|high school|ged|phd)(?![\p{L}\p{N}])\.?/iu
const noise =
  /^(?:gpa|grade|courses?|coursework|relevant|dean|honou?rs|cum laude|magna|summa|activities|thesis|major|minor in|\d[\d./ ]*)\b/i
const address = /^(?:https?:\/\/|www\.)|@/i

const clean = (text: string) =>
  trimSignsEnd(trimSignsStart(withoutGrade(text.replaceAll(/[*_`<>]+/g, '')), ' ,;:|()–—-'), ' ,;:|(–—-')
    .replaceAll(/^(?:at|from) | (?:at|from|in)$/gi, '')
    .replaceAll(/\s+/g, ' ')

/** Cut before the grade, and without years. */
function withoutGrade(text: string): string {
  const grade = text.search(/\bGPA\b|\bgrade:/i)
  return (grade < 0 ? text : text.slice(0, grade)).replaceAll(/\(?\b(?:19|20)\d{2}\b\)?/g, '')
}

interface Found {
  school: string | null
  degree: string | null
  fieldOfStudy: string | null
}

/** 'Bachelor of Science in Physics', 'BSc, Physics' and 'Physics, BSc' as degree and field. */
function degreeIn(cell: string, isMajor: (words: string) => boolean): { degree: string; field: string | null } | null {
  if (!degreeWord.test(cell) || cell.split(' ').length > 14) return null
  const phrase = /^(?<degree>.{0,200}?)(?<!\s)\s+(?:in|en|im?|em|w|în)\s+(?<field>\p{Lu}.+)$/u.exec(cell)?.groups
  if (phrase?.['degree'] && degreeWord.test(phrase['degree']))
    return { degree: clean(phrase['degree']), field: clean(phrase['field'] ?? '') || null }
  const parts = cell.split(/,\s*|(?<!\s)\s+[–—-]\s+|:\s+/).filter(Boolean)
  const index = parts.findIndex((part) => degreeWord.test(part))
  const degree = parts[index] ?? cell
  const field = parts.toSpliced(index, 1)[0] ?? null
  if (field !== null) return { degree: clean(degree), field: noise.test(field) ? null : clean(field) || null }
  // 'Bachelor of Science Computer Science': the list of fields decides the field
  const words = degree.split(' ')
  for (let index = 1; index < words.length; index += 1) {
    const [first, rest] = [words.slice(0, index).join(' '), words.slice(index).join(' ')]
    if (degreeWord.test(first) && !/\b(?:of|in)$/i.test(first) && isMajor(rest)) return { degree: clean(first), field: rest }
  }
  // 'BSc Physics': the letters, then the field
  const short = /^(?<degree>(?:[BM]\.?\s?(?:Sc|A|S|Eng|Tech)|MBA|Ph\.?\s?D|Diploma|Certificate)\.?)\s+(?<field>\p{Lu}.+)$/u.exec(
    degree,
  )?.groups
  return short?.['degree'] ? { degree: short['degree'], field: clean(short['field'] ?? '') } : { degree: clean(degree), field: null }
}

export function readResumeSchools(schooling: Schooling, all: readonly TaggedLine[]): School[] {
  const isSchool = (cell: string) => cell.split(' ').length <= 10 && (schoolWord.test(cell) || schooling.school(cell).tier < 5)
  const schools: Found[] = []
  let open: Found = { school: null, degree: null, fieldOfStudy: null }
  const close = () => {
    if (open.school !== null || open.degree !== null) schools.push(open)
    open = { school: null, degree: null, fieldOfStudy: null }
  }
  for (const line of all) {
    const tagged = line.tagged.filter(({ tag }) => tag === 'SCHOOL' || (tag === 'DEGREE' && line.part !== 'skills'))
    // elsewhere a school may be an employer
    if (line.part !== 'schools' && !tagged.some(({ tag }) => tag === 'DEGREE')) continue
    if (tagged.length > 0) {
      for (const { tag, text } of tagged) {
        if (tag === 'SCHOOL' ? open.school !== null : open.degree !== null) close()
        const cell = clean(text)
        const read = tag === 'DEGREE' ? degreeIn(cell, (words) => schooling.major(words).family !== null) : null
        if (tag === 'SCHOOL') open.school = splitSchool(cell, isSchool).find(isSchool) ?? cell
        else open = { ...open, degree: read?.degree ?? cell, fieldOfStudy: read?.field ?? open.fieldOfStudy }
      }
      continue
    }
    if (line.part !== 'schools' || (line.bullet && !schoolWord.test(line.text) && !degreeWord.test(line.text)) || line.text.length > 180)
      continue
    const text = spanIn(line.text)?.rest ?? line.text
    if (line.opens && open.school !== null && (open.degree !== null || isSchool(text.split('\t')[0] ?? ''))) close()
    for (const piece of text.split(/\t|(?<!\s)\s+[–—|-]\s+/).flatMap((cell) => splitSchool(clean(cell), isSchool))) {
      const cell = clean(piece)
      if (cell.length < 2 || address.test(cell) || noise.test(cell)) continue
      const degree = degreeIn(cell, (words) => schooling.major(words).family !== null)
      if (isSchool(cell) && !(degree && !schoolWord.test(cell))) {
        if (open.school !== null) close()
        open.school = cell
      } else if (degree) {
        if (open.degree !== null) close()
        open.degree = degree.degree
        open.fieldOfStudy = degree.field ?? open.fieldOfStudy
      } else if (open.fieldOfStudy === null && cell.split(' ').length <= 5 && schooling.major(cell).family !== null)
        open.fieldOfStudy = cell
    }
  }
  close()
  return merge(schools).map(({ school, degree, fieldOfStudy }) => ({ school: school ?? '', degree, fieldOfStudy }))
}

/** 'MIT, BSc Physics' and 'BSc Physics, MIT' as two; a place after the school is left. */
function splitSchool(cell: string, isSchool: (cell: string) => boolean): string[] {
  // 'BSc at Harbour College', and yet 'University of Texas at Austin'
  const parts = cell.split(/,\s+|(?<!\s)\s+from\s+/).flatMap((part) => {
    const [, before = '', after] = /^(.{1,200}?)(?<!\s)\s+at\s+(.+)$/.exec(part) ?? []
    return after && degreeWord.test(before) && !schoolWord.test(before) ? [before, after] : [part]
  })
  if (parts.length < 2) return [cell]
  const index = parts.findIndex(isSchool)
  if (index < 0) return [cell]
  // 'University of California, Berkeley'
  const next = parts[index + 1]
  const joined =
    next && isSchool(`${parts[index]}, ${next}`) && /\bUniversity of\b/i.test(parts[index] ?? '') && !degreeWord.test(next) ? 1 : 0
  const school = parts.slice(index, index + 1 + joined).join(', ')
  const before = parts.slice(0, index).join(', ')
  const after = parts
    .slice(index + 1 + joined)
    .filter((part) => degreeWord.test(part) || readDegree(part) !== 'none')
    .join(', ')
  return [...(before ? [before] : []), school, ...(after ? [after] : [])]
}

/** A degree on the line before a school belongs to it. */
function merge(schools: Found[]): Found[] {
  const merged: Found[] = []
  for (const entry of schools) {
    const before = merged.at(-1)
    if (before && before.school === null && entry.school !== null && entry.degree === null)
      merged[merged.length - 1] = { school: entry.school, degree: before.degree, fieldOfStudy: before.fieldOfStudy ?? entry.fieldOfStudy }
    else merged.push(entry)
  }
  return merged
}
