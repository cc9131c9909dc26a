// How an event of ours is put behind a vendor's API: once, whatever became of earlier answers, and never over someone else's change.
import type { EventPlace, EventWrite, OwnEvent } from '@fairlead/domain/ports/calendars'

/** What lies there of ours. */
export interface Lying {
  place: EventPlace
  /** As we wrote it last. */
  sequence: number
  /** It says what we are about to say. */
  isSame: boolean
}

/** One event of ours at one vendor. */
export interface Shelf {
  /** By its uid, wherever it lies in the calendar. */
  find(): Promise<Lying | null>
  /** null when the vendor says that it is there already. */
  create(): Promise<EventPlace | null>
  /** null when it is no longer as `place` says, or no longer there. */
  change(place: EventPlace): Promise<EventPlace | null>
  /** null when it is no longer there. */
  look(place: EventPlace): Promise<Lying | null>
}

export async function writeOnce(shelf: Shelf, { sequence }: OwnEvent, place: EventPlace | null): Promise<EventWrite> {
  const change = async (at: EventPlace): Promise<EventWrite> => {
    const changed = at.version === null ? null : await shelf.change(at)
    if (changed) return { state: 'written', place: changed }
    const there = await shelf.look(at)
    if (there?.isSame) return { state: 'written', place: there.place }
    // a place whose version no one kept is only as good as what lies there
    const found = at.version === null && there && there.sequence <= sequence ? await shelf.change(there.place) : null
    return found ? { state: 'written', place: found } : { state: 'conflict' }
  }
  if (place) return change(place)
  // who comes without a place asks for what they say to stand there; only what we have written later ourselves stays
  const meet = async (there: Lying): Promise<EventWrite> => {
    if (there.isSame) return { state: 'written', place: there.place }
    return there.sequence <= sequence ? change(there.place) : { state: 'conflict' }
  }
  const known = await shelf.find()
  if (known) return meet(known)
  const made = await shelf.create()
  if (made) return { state: 'written', place: made }
  const there = await shelf.find()
  return there ? meet(there) : { state: 'conflict' }
}
