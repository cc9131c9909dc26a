// English texts of web/ui.

// Boundary
export const partNotLoaded = 'We couldn’t load part of this page.'
export const partStopped = 'This part of the page stopped working.'

// Dialog
export const close = 'Close'

// Error state
export const tryAgain = 'Try again'

// Page banner
export const moreBanners = (count: number) => `${count} more`
export const fewerBanners = 'Show less'

// Selection bar
export const clearSelection = 'Clear'
export const pageSelected = (count: number) => `All ${count} on this page are selected.`
export const allSelected = (total: number) => `All ${total.toLocaleString('en-US')} are selected.`
export const firstSelected = (count: number, total: number) =>
  `The first ${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} are selected.`
export const selectEveryMatch = (total: number) => `Select all ${total.toLocaleString('en-US')} that match`
export const selectFirst = (count: number, total: number) =>
  `Select the first ${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} that match`

// Not read yet
export const notOpenedYet = 'You haven’t opened this on this device yet.'
export const loadsOnceOnline = 'It loads when you’re back online.'

// Toast host
export const undo = 'Undo'
export const dismissMessage = 'Dismiss message'

// Time
export const justNow = 'just now'
export const minutesAgo = (minutes: number) => `${minutes} min ago`
export const todayAt = (time: string) => `today ${time}`
export const yesterdayAt = (time: string) => `yesterday ${time}`
export const tomorrowAt = (time: string) => `tomorrow ${time}`
export const daysAgo = (days: number) => `${days} days ago`

// Copy value
export const copy = 'Copy'
export const isCopied = 'Copied'
