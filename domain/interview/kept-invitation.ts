// An invitation stored with its email, so that later changes don't alter what is sent.
import { replyAddress } from '../conversation/threading.ts'
import type { Invitation } from '../ports/mail.ts'

export interface KeptInvitation extends Omit<Invitation, 'start' | 'end' | 'organizer'> {
  /** ISO 8601 in UTC. */
  start: string
  end: string
  organizer: {
    name: string
    /**
     * Routes replies to the conversation; it stays the same for every change of one event, or calendars treat the change as
     * another event.
     */
    token: string
  }
}

export function sentInvitation({ start, end, organizer, ...invitation }: KeptInvitation, mailDomain: string): Invitation {
  return {
    ...invitation,
    start: new Date(start),
    end: new Date(end),
    organizer: { name: organizer.name, address: replyAddress(organizer.token, mailDomain) },
  }
}
