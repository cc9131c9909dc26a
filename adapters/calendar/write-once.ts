// Writes one of our events to a vendor's calendar once, even if earlier responses were lost, and never over someone else's change.
import type { EventPlace, EventWrite, OwnEvent } from '@fairlead/domain/ports/calendars'

/** Our event as it is stored at the vendor. */
export interface StoredEvent {
  place: EventPlace
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
  create(): Promise<EventPlace | null>
  /** null if it changed since `place`, or was deleted. */
  change(place: EventPlace): Promise<EventPlace | null>
  /** null if it was deleted. */
  findStored(place: EventPlace): Promise<StoredEvent | null>
}

export async function writeOnce(store: EventStore, { sequence }: OwnEvent, place: EventPlace | null): Promise<EventWrite> {
  const change = async (target: EventPlace): Promise<EventWrite> => {
    const changed = target.version === null ? null : await store.change(target)
    if (changed) return { state: 'written', place: changed }
    const existing = await store.findStored(target)
    if (existing?.isSame) return { state: 'written', place: existing.place }
    // without a known version, overwrite only an older version of ours
    const written = target.version === null && existing && existing.sequence <= sequence ? await store.change(existing.place) : null
    return written ? { state: 'written', place: written } : { state: 'conflict' }
  }
  if (place) return change(place)
  // without a known place, overwrite only an older version
  const meet = async (existing: StoredEvent): Promise<EventWrite> => {
    if (existing.isSame) return { state: 'written', place: existing.place }
    return existing.sequence <= sequence ? change(existing.place) : { state: 'conflict' }
  }
  const storedEvent = await store.find()
  if (storedEvent) return meet(storedEvent)
  const made = await store.create()
  if (made) return { state: 'written', place: made }
  const existing = await store.find()
  return existing ? meet(existing) : { state: 'conflict' }
}
