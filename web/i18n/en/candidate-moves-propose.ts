// English texts of web/candidate/moves/ProposeTimesDialog.tsx.
import { plural } from '@fairlead/domain/shared/language'

export const title = (name: string) => `Times for ${name}`
export const times = 'Free times'
export const zone = (name: string) => `Times in ${name}`
export const wholeDay = (count: number) => `Each time is a day of ${count} interviews, from the start of the first to the end of the last.`
export const earlier = 'Earlier'
export const later = 'Later'
export const upTo = (max: number) => `Choose up to ${max} times to propose, or one to book.`
export const noTimes = 'No interviewer has a free time. Choose other interviewers with “Schedule”.'
export const chooseOne = 'Choose at least one time.'
export const note = 'Note'
export const noteHint = 'Below the times. It starts with the candidate’s open questions, if there are any.'
export const phone = 'Their phone number'
export const phoneHint = 'Only to book: the interviewer calls them'
export const book = 'Book this time'
export const propose = (count: number) =>
  count === 0 ? 'Propose times' : plural('en', count, { one: 'Propose 1 time', other: `Propose ${count} times` })
export const proposed = (name: string) => `${name} gets the times by email`
export const notProposed = 'We couldn’t send the times. Please try again.'
export const booked = (name: string) => `Interview with ${name} booked`
export const notBooked = 'We couldn’t book the time. Please try again.'
export const notLoaded = 'We couldn’t load the times. Close this and try again.'
