// German texts of web/features/panel/review.

// Calibration intro
export const review = 'Durchsicht'

// Lessons
export const reviewChanges = 'Änderungen ansehen'
export const hideChanges = 'Änderungen ausblenden'
export const changesTitle = 'Was sich durch Ihre Entscheidungen geändert hat'
export const countMore = (count: number) => `${count} weitere`
export const less = 'weniger'

// Review queue
export const backInReview = (name: string) => `${name} ist wieder in der Durchsicht`
export const move = 'Verschieben'
export const approved = (name: string | number) => `${name} freigegeben`
export const rejected = (name: string | number) => `${name} abgelehnt`
export const writingIn = (to: string | number, value: string | number) => `Nachricht an ${to} wird in ${value} gesendet`
export const writingTo = (to: string | number) => `Nachricht an ${to} wird gesendet`
export const show = 'Anzeigen'

// Verdict bar
export const decision = 'Entscheidung'
export const previousCandidate = 'Vorherige Person'
export const nextCandidate = 'Nächste Person'
export const ofTotal = (total: string | number) => `von ${total}`
export const reject = 'Ablehnen'
export const approveAndSend = 'Freigeben & senden'
export const approve = 'Freigeben'

// Weak batch

// Filter by earlier applications
export const noApplicants = 'In dieser Liste hat sich niemand früher beworben.'
