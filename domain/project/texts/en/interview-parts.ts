// English texts of domain/project/interview-parts.ts.

export const count = (max: number) => `An interview day has 2 to ${max} interviews.`
export const nameEach = 'Name every interview of the day, in at most 80 characters.'
export const minutes = (name: string) => `${name}: 15 to 240 minutes, in steps of 5.`
export const pause = (name: string) => `${name}: a break of 0 to 120 minutes, in steps of 5.`
export const interviewers = (name: string) => `${name}: enter the email addresses of its interviewers.`
export const tooLong = (hours: number) => `An interview day takes at most ${hours} hours, including breaks.`
export const tooFewPeople = 'Everyone holds at most one interview of the day. Add more interviewers.'
