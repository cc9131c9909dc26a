// English texts of web/features/panel/review.

// Calibration intro
export const review = 'Review'

// Lessons
export const reviewChanges = 'Review changes'
export const hideChanges = 'Hide what changed'
export const changesTitle = 'What changed because of your decisions'
export const countMore = (count: number) => `${count} more`
export const less = 'less'

// Review queue
export const backInReview = (name: string) => `${name} is back in Review`
export const move = 'Move'
export const approved = (name: string | number) => `Approved ${name}`
export const rejected = (name: string | number) => `Rejected ${name}`
export const writingIn = (to: string | number, value: string | number) => `Writing to ${to} in ${value}`
export const writingTo = (to: string | number) => `Writing to ${to}`
export const show = 'Show'

// Verdict bar
export const decision = 'Decision'
export const previousCandidate = 'Previous candidate'
export const nextCandidate = 'Next candidate'
export const ofTotal = (total: string | number) => `of ${total}`
export const reject = 'Reject'
export const approveAndSend = 'Approve & send'
export const approve = 'Approve'

// Weak batch

// Filter by earlier applications
export const noApplicants = 'No one in this queue has applied before.'
