// Demo candidates book an interview through the same calls as the booking page.
interface Booking {
  days: { slots: { start: string }[] }[]
  interview: object | null
  may: { book: boolean }
}

/** The token of a booking link under `publicUrl` in an email; null without such a link. */
export function bookingToken(text: string, publicUrl: string): string | null {
  const start = text.indexOf(`${publicUrl}/book/`)
  return start < 0 ? null : (/^[\w-]{20,}/.exec(text.slice(start + publicUrl.length + '/book/'.length))?.[0] ?? null)
}

/**
 * Books one of the available times, selected by `number` (0 to 1), or another if it was just taken. Rejects if the service at
 * `apiUrl` is unreachable. False if no times are available.
 */
export async function bookSomeTime(apiUrl: string, booking_token: string, number: number): Promise<boolean> {
  const time_zone = 'Europe/Berlin'
  for (let tries = 0; tries < 3; tries++) {
    const response = await fetch(`${apiUrl}/api/v2/interviews/booking?${new URLSearchParams({ booking_token, time_zone })}`)
    if (!response.ok) return false
    const { days, interview, may } = (await response.json()) as Booking
    const slots = days.flatMap((day) => day.slots)
    const slot = slots[Math.floor(number * Math.min(slots.length, 20))]
    if (!slot || interview || !may.book) return false
    const post = (action: string) =>
      fetch(`${apiUrl}/api/v2/interviews/booking/${action}`, {
        method: 'POST',
        // a number reserved for fiction, for interviewers who call
        body: new URLSearchParams({
          booking_token,
          start: slot.start,
          time_zone,
          ...(action === 'confirm' ? { phone: '+12025550143' } : {}),
        }),
      })
    if ((await post('hold')).ok && (await post('confirm')).ok) return true
  }
  return false
}
