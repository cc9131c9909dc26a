// The room of an interview by video: one of its own wherever possible, and never one that is silently shared.
import { checkUrl } from '../shared/validation.ts'
import { text } from './texts/room.ts'

/**
 * `shared` is a fixed link, which other interviews use too; `own` one written from a template; `pending` one that the host's
 * calendar has yet to make; `made` one that it made; `none` is for other kinds of interviews.
 */
export const rooms = ['none', 'shared', 'own', 'pending', 'made'] as const
export type Room = (typeof rooms)[number]

/** What a template replaces by text that no other interview has. */
export const roomPlaceholder = '{interview}'

/** Whether each interview gets a link of its own from it. */
export const isRoomTemplate = (link: string): boolean => link.includes(roomPlaceholder)

/** The link of one interview; a link without the placeholder is the same for all. */
export const roomFromTemplate = (link: string, interview: string): string =>
  link.trim().replaceAll(roomPlaceholder, interview.replaceAll(/[^a-zA-Z0-9]/g, ''))

/** The error for a video link or template, or null. */
export function checkRoomLink(link: string): string | null {
  const filled = roomFromTemplate(link, 'x')
  return /[{}]/.test(filled) ? text.unknownPlaceholder : checkUrl(filled)
}
