// English texts of domain/outreach/follow-up-files.ts.
export const beingSent = 'This follow-up is being sent, so its files can’t be changed.'
export const sentAlready = 'This follow-up was sent, so its files can’t be changed.'
export const canceled = 'This follow-up was canceled, so its files can’t be changed.'
export const maybeDelivered = 'This follow-up may have been delivered, so its files can’t be changed.'
