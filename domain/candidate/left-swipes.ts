// When several candidates in a row were turned down, the search itself may be at fault: then the page asks.

/** So many rejections in a row open the dialog; the next one opens after as many again. */
export const leftSwipesToAsk = 5

/** `verdicts` newest first, the one just given included. True exactly at every fifth rejection of an unbroken row. */
export function asksAfterLeftSwipe(verdicts: readonly ('approved' | 'rejected')[]): boolean {
  const streak = verdicts.findIndex((verdict) => verdict !== 'rejected')
  const length = streak === -1 ? verdicts.length : streak
  return length > 0 && length % leftSwipesToAsk === 0
}
