// Writes one of our events to a vendor's calendar once, even if earlier responses were lost, and never over someone else's change.
import type { EventPlace, EventRoom, EventWrite, OwnEvent } from '@fairlead/domain/ports/calendars'

export interface WrittenEvent {
  place: EventPlace
  /** null if there is none. */
  room: EventRoom | null
}

/** Our event as it is stored at the vendor. */
export interface StoredEvent extends WrittenEvent {
  /** The sequence that we last wrote. */
  sequence: number
  /** Its content is what we are about to write. */
  isSame: boolean
}

/** One of our events at one vendor. */
export interface EventStore {
  /** By its uid, anywhere in the calendar. */
  find(): Promise<StoredEvent | null>
  /** null if the vendor says that it exists already. */
  create(): Promise<WrittenEvent | null>
  /** null if it changed since `place`, or was deleted. */
  change(place: EventPlace): Promise<WrittenEvent | null>
  /** null if it was deleted. */
  findStored(place: EventPlace): Promise<StoredEvent | null>
}

export async function writeOnce(store: EventStore, { sequence, room }: OwnEvent, place: EventPlace | null): Promise<EventWrite> {
  const written = (event: WrittenEvent): EventWrite => ({
    state: 'written',
    place: event.place,
    room: room === 'needed' ? (event.room ?? { state: 'pending' }) : null,
  })
  // a room that was requested before is only looked at again
  const isDone = (stored: StoredEvent) => stored.isSame && (room !== 'needed' || (stored.room !== null && stored.room.state !== 'refused'))
  const change = async (target: EventPlace): Promise<EventWrite> => {
    const changed = target.version === null ? null : await store.change(target)
    if (changed) return written(changed)
    const existing = await store.findStored(target)
    if (existing && isDone(existing)) return written(existing)
    // without a known version, overwrite only an older version of ours
    const overwritten = target.version === null && existing && existing.sequence <= sequence ? await store.change(existing.place) : null
    return overwritten ? written(overwritten) : { state: 'conflict' }
  }
  // without a known place, overwrite only an older version
  const meet = async (existing: StoredEvent): Promise<EventWrite> => {
    if (isDone(existing)) return written(existing)
    return existing.sequence <= sequence ? change(existing.place) : { state: 'conflict' }
  }
  if (place) {
    const waiting = room === 'needed' ? await store.findStored(place) : null
    return waiting?.isSame ? meet(waiting) : change(place)
  }
  const storedEvent = await store.find()
  if (storedEvent) return meet(storedEvent)
  const made = await store.create()
  if (made) return written(made)
  const existing = await store.find()
  return existing ? meet(existing) : { state: 'conflict' }
}
