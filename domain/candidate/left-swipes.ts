// When several candidates in a row are rejected, the search itself may be at fault, so the page asks.

/** This many rejections in a row open the dialog; the same number opens the next one. */
export const leftSwipesToAsk = 5

/** `verdicts` newest first, including the current one. True at exactly every fifth rejection of an unbroken run. */
export function asksAfterLeftSwipe(verdicts: readonly ('approved' | 'rejected')[]): boolean {
  const streak = verdicts.findIndex((verdict) => verdict !== 'rejected')
  const length = streak === -1 ? verdicts.length : streak
  return length > 0 && length % leftSwipesToAsk === 0
}
