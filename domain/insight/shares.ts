// Small counts are shown as numbers, without percentages.

/** From this count up, a share is shown as a percentage. */
export const enoughForPercent = 10

/** '37%', '3 of 4', or a dash for none. */
export function shareText(part: number, total: number): string {
  if (total <= 0) return '–'
  return total < enoughForPercent ? `${part} of ${total}` : `${Math.round((100 * part) / total)}%`
}

/** '4 minutes', '2.5 days', '< 1 minute': one unit, as exact as a histogram allows; a dash for none. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '–'
  const units: [number, string][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ]
  for (const [size, name] of units) {
    const value = seconds / size
    if (value < 0.95) continue
    const rounded = value < 9.95 ? Number(value.toFixed(1)) : Math.round(value)
    return `${rounded} ${name}${rounded === 1 ? '' : 's'}`
  }
  return '< 1 minute'
}
