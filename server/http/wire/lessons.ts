import type { ChangedLessons } from '../../features/sourcing/lessons/change-lessons.ts'
import type { LessonChoice, LessonChoices } from '@fairlead/domain/project/lessons'

/** The last choice for a line counts. An object without a prototype, because keys come from outside. */
export function choicesOf(wire: readonly { key: string; is_off: boolean; amount?: number | undefined }[]): LessonChoices {
  const choices = Object.create(null) as Record<string, LessonChoice>
  for (const { key, is_off, amount } of wire) choices[key] = { isOff: is_off, amount }
  return choices
}

export const changeToWire = ({ version, isSearching }: ChangedLessons) => ({ version, is_searching: isSearching })
