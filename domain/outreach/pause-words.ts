// How a paused sequence is described.

let long: Intl.DateTimeFormat | null = null
let longWithYear: Intl.DateTimeFormat | null = null

/** 'Tuesday, December 8', with the year when it isn't `now`'s. `day` is 'YYYY-MM-DD'. */
export function dayInFull(day: string, now: Date): string {
  long ??= new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  longWithYear ??= new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  const date = new Date(`${day}T00:00:00Z`)
  return (date.getUTCFullYear() === now.getUTCFullYear() ? long : longWithYear).format(date)
}

/** 'Paused until Tuesday, December 8: out of office'; a pause without a day of return says so. */
export function pauseText(pause: { until: string; quote: string | null }, now: Date): string {
  const until = `Paused until ${dayInFull(pause.until, now)}: out of office`
  return pause.quote === null ? `${until}, no return date given` : until
}
