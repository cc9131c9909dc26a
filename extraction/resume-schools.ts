// The education of a résumé: school, degree, and field of study; years are not read because they reveal age.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import type { Schooling } from '@fairlead/matching/skills/education'
import { readDegree } from '@fairlead/matching/skills/education'
import { allWords, degreeLevels, whole } from '@fairlead/language/words'
import { must } from '@fairlead/domain/shared/records'
import type { TaggedLine } from './resume-zones.ts'
import { bare, isCapitalized, wordsIn } from './shape.ts'

type School = IdealResume['education'][number]

/** The grade and what follows it, and years. */
const grade = /\b(?:GPA|grade:).*$|\(?\b(?:19|20)\d{2}\b\)?/gi
/** 'Master of Science in Physics', 'BSc, Physics' */
const inField = /\s(?:in|en|im?|em|w|în)\s(?=\p{Lu})|,\s|\s[–—-]\s|:\s/u
const letters = new Set('bsc msc ba ma bs ms beng meng btech mtech mba phd diploma certificate'.split(' '))
/** The best known schools; any other is listed without a tier. */
const listedTier = 5

const degreeWord = whole(allWords(({ degrees }) => [...degreeLevels.flatMap((level) => degrees[level]), ...degrees.any]))
const isDegree = (text: string) => readDegree(text) !== 'none' || degreeWord.test(text)

const clean = (text: string) => bare(text.replaceAll(grade, ''), ' ,;:|()–—-', ' ,;:|(–—-')

/** 'Bachelor of Science in Physics', 'BSc, Physics', 'Physics, BSc', and 'BSc Physics' as degree and field. */
function degreeIn(text: string, isMajor: (words: string) => boolean): { degree: string; field: string | null } {
  const [first = text, second] = text.split(inField, 2).map(clean)
  if (second) return !isDegree(first) && isDegree(second) ? { degree: second, field: first } : { degree: first, field: second }
  // 'Bachelor of Science Computer Science': the list of fields decides the field
  const words = wordsIn(first)
  for (let index = 1; index < words.length; index += 1) {
    const [degree, field] = [words.slice(0, index).join(' '), words.slice(index).join(' ')]
    const isWhole = words[index - 1] !== 'of' && words[index - 1] !== 'in' && readDegree(degree) !== 'none'
    if (isCapitalized(field) && ((isWhole && isMajor(field)) || letters.has(degree.replaceAll('.', '').toLowerCase())))
      return { degree, field }
  }
  return { degree: first, field: null }
}

export function readResumeSchools(schooling: Schooling, all: readonly TaggedLine[]): School[] {
  const isListed = (name: string) => schooling.school(name).tier < listedTier
  const isMajor = (words: string) => schooling.major(words).family !== null
  const schools: { school: string | null; degree: string | null; fieldOfStudy: string | null }[] = []
  for (const line of all) {
    const tagged = line.tagged.filter(({ tag }) => tag === 'SCHOOL' || (tag === 'DEGREE' && line.part !== 'skills'))
    // elsewhere a school may be an employer
    if (line.part !== 'schools' && !tagged.some(({ tag }) => tag === 'DEGREE')) continue
    for (const { tag, text } of tagged) {
      const open = schools.at(-1)
      const isNew = !open || (tag === 'SCHOOL' ? open.school !== null : open.degree !== null)
      const entry = isNew ? { school: null, degree: null, fieldOfStudy: null } : open
      const name = clean(text)
      // 'Harbour College, School of Nursing'
      const parts = name.split(', ')
      const school = isListed(name) ? name : (parts.find(isListed) ?? parts[0] ?? name)
      const { degree, field } = degreeIn(name, isMajor)
      const filled = tag === 'SCHOOL' ? { ...entry, school } : { ...entry, degree, fieldOfStudy: field }
      if (isNew) schools.push(filled)
      else schools[schools.length - 1] = filled
    }
    // 'Uniwersytet Łódzki, Rachunkowość, licencjat', of which only the school is tagged
    const [school] = tagged.length === 1 && tagged[0]?.tag === 'SCHOOL' ? tagged : []
    const rest = school ? clean(line.text.slice(line.text.indexOf(school.text) + school.text.length)) : ''
    if (rest !== '' && isDegree(rest)) {
      const { degree, field } = degreeIn(rest, isMajor)
      schools.push({ ...must(schools.pop()), degree, fieldOfStudy: field })
    }
  }
  return schools.map(({ school, degree, fieldOfStudy }) => ({ school: school ?? '', degree, fieldOfStudy }))
}
