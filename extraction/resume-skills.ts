// The skills in a résumé: the pieces of its list, without groups and grades; else those in its jobs.
import { normalise, tokenise } from '@fairlead/domain/reference/normalise'
import type { Skills } from '@fairlead/matching/skills/skills'
import { claimedText } from '@fairlead/matching/text/claimed'
import { isTooGeneric } from './generic-skills.ts'
import type { ResumeLine } from './resume-lines.ts'
import { bare, hasLetter, wordsIn } from './shape.ts'

/** How well something is known, behind its name. */
const levels = 'beginner|elementary|basic|intermediate|advanced|expert|proficient|master|novice|familiar|fluent|native'
const moreLevels = String.raw`senior|junior|competent|strong|excellent|\d\+? ?(?:years?|yrs?)|\d\/\d{1,2}|\d{1,3} ?%`
const grade = new RegExp(String.raw`(?<![\s([–-])[\s([–-]{1,40}(?:${levels}|${moreLevels})[)\]]{0,10}\s{0,40}$`, 'i')
const group = /^[\p{L}\p{N} &/+-]{2,40}:\s*/u
/** Between two skills, not within brackets. */
const separator = /[,;]\s*(?![^()]{0,100}\))|\s{2,}|\s[/·•]\s+/

function piecesOf(line: ResumeLine): string[] {
  return line.cells.flatMap((cell) =>
    claimedText(cell)
      .replace(group, '')
      .split(separator)
      .map((piece) => bare(piece.replace(grade, ''), ' .:()–-', ' .:;(–-')),
  )
}

export function readResumeSkills(skills: Skills, all: readonly ResumeLine[]): string[] {
  const skillNames = new Map<string, string>()
  const add = (words: string): void => {
    const key = normalise(words)
    if (key !== '' && !skillNames.has(key)) skillNames.set(key, words)
  }
  const skillsIn = (text: string): string[] => {
    const places: [number, number, number][] = []
    skills.eachInText(text, tokenise(text), (concept, start, end) => void places.push([start, end, concept]))
    return places
      .filter(([start, end]) => !places.some(([from, to]) => from <= start && to >= end && to - from > end - start))
      .map(([start, end]) => text.slice(start, end))
  }
  const lines = all.filter(({ part }) => part === 'skills')
  const read = lines.map((line) => ({ line, pieces: piecesOf(line) }))
  const oneEach = read.every(({ pieces }) => pieces.length === 1)
  read.forEach(({ line, pieces }, index) => {
    const alone = pieces.length === 1 && !group.test(line.text)
    for (const piece of pieces) {
      const words = wordsIn(piece).length
      if (piece === '' || grade.test(` ${piece}`) || !hasLetter(piece)) continue
      const inside = skillsIn(piece)
      if (words > 5 || (alone && words > 1 && inside.length > 1)) inside.forEach(add)
      else if (skills.read(piece).isKnown) add(piece)
      // a heading of a group of skills is not a skill
      else if (!alone || line.bullet || oneEach) add(piece)
      else if (index === lines.length - 1) inside.forEach(add)
    }
  })
  if (skillNames.size === 0)
    for (const { text, part } of all)
      if (part === 'jobs' || part === 'head')
        for (const words of skillsIn(claimedText(text))) if (!skills.isSoft(skills.read(words).concept) && !isTooGeneric(words)) add(words)
  return [...skillNames.values()]
}
