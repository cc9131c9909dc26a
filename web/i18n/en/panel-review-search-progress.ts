// English texts of web/features/panel/review/SearchProgress.tsx.

export const progressLabel = (percent: string | number) => `Search progress ${percent} percent`
export const nextBatchProgress = (percent: string | number) => `Looking for your next batch… ${percent}%`
export const firstBatchTitle = 'Preparing a set of ten candidates'
export const nextBatchTitle = 'Looking for your next candidates'
export const nextBatchText = 'They’re on their way. Check back in 1-2 minutes.'
export const firstBatchText = 'Reading profiles and checking every reason against them.'
export const readyWithin = (processingHours: string | number) =>
  `Your project will be ready within ${processingHours} hours, usually in a minute. You can leave this page; we’ll email you.`
export const canLeave = 'You can leave this page. We’ll notify you when they’re ready.'

// Estimate
export const underAMinute = 'This usually takes less than a minute.'
export const secondsLeft = (seconds: number) => `About ${seconds} seconds left.`
export const minutesLeft = (minutes: number) => `About ${minutes} minute${minutes === 1 ? '' : 's'} left.`
