// English texts of domain/project/product-emails.ts.

export const rejectionEmailUse = 'When a candidate who replied is rejected. It never says why.'
export const schedulingEmailUse = 'When a candidate moves to Scheduling. The interviewer gets a copy.'
export const reviewEmailUse = 'The email for sending a candidate for review. The sender can edit it.'

export const titles = { rejection: 'Polite rejection', introduction: 'Introduction to the interviewer', toManager: 'To the hiring manager' }
