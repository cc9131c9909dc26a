// Google Meet rooms of events (developers.google.com/workspace/calendar/api/guides/create-events, "Add video and phone conferences").
import type { EventRoom } from '@fairlead/domain/ports/calendars'
import { field, text } from '../../http/shape.ts'

/** Without this version Google ignores and removes conference data in writes. */
export const withRooms = { conferenceDataVersion: '1' }

export const roomRefused = 'Google Meet isn’t available for this calendar.'

/** The event's room, and the ID of the last request for one. */
export function googleRoom(item: unknown): { room: EventRoom | null; request: string | null } {
  const data = field(item, 'conferenceData')
  const request = field(data, 'createRequest')
  const entryPoints = field(data, 'entryPoints')
  const video = Array.isArray(entryPoints) ? entryPoints.find((entry) => text(entry, 'entryPointType') === 'video') : undefined
  const url = text(video, 'uri') ?? text(item, 'hangoutLink')
  const state = text(field(request, 'status'), 'statusCode')
  const room: EventRoom | null =
    url !== null
      ? { state: 'made', url }
      : state === 'pending'
        ? { state: 'pending' }
        : state === 'failure'
          ? { state: 'refused', reason: roomRefused }
          : null
  return { room, request: text(request, 'requestId') }
}

/**
 * The same ID for every attempt at one event, so that Google ignores repetitions. It also ignores repetitions of a request that
 * failed, so that the one after a failure (`last`) has the next ID.
 */
export function roomRequest(uid: string, last: string | null): object {
  const [, attempt] = last === null ? [] : (/-(\d{1,9})$/.exec(last.slice(-10)) ?? [])
  const requestId = last === null ? `${uid}-0` : `${uid}-${Number(attempt ?? 0) + 1}`
  return { conferenceData: { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } } }
}
