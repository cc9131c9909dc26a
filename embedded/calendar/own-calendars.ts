// The calendar stand-in: everybody who signs in on this machine has one calendar of their own.

export function ownCalendars(): { available(userEmail: string): Promise<{ id: string; name: string }[]> } {
  return {
    available: async (userEmail) => [{ id: `calendar:${userEmail.toLowerCase()}`, name: `Calendar of ${userEmail.toLowerCase()}` }],
  }
}
