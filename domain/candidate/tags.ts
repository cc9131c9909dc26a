// Tags of people, shared by everyone in a workspace.
import { text as tagsText } from './texts/tags.ts'
import { text as validationText } from '../shared/texts/validation.ts'

/** Names of theme colors. */
export const tagColors = ['sea', 'blue', 'grape', 'red', 'orange', 'amber', 'green', 'gray'] as const
export type TagColor = (typeof tagColors)[number]

export const longestTag = 40
/** Per workspace. */
export const maxTags = 200

/** The name as stored: trimmed, single spaces. */
export const tagName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** Why a tag cannot have this name; null when it can. */
export function validateTag(name: string): string | null {
  const tagText = tagName(name)
  if (tagText === '') return tagsText.nameTheTag
  return tagText.length > longestTag ? validationText.charactersMax(longestTag) : null
}

export const longestNote = 5000

/** Why a note can't be saved; null when it can. */
export function validateNote(body: string): string | null {
  if (body.trim() === '') return tagsText.writeANote
  return body.length > longestNote ? tagsText.noteTooLong : null
}
