// English texts of web/session/calendar.
import { plural } from '@fairlead/domain/shared/language'

// Account card
export const eventsBlockTime = 'Events block time'
export const allDayEventsLabel = 'Treat all-day events as time off'
export const ignored = 'Ignored'
export const disconnect = 'Disconnect'
export const read = 'Read'
export const firstSync = 'first sync in progress…'
export const connectAgainBecause = (reason: string) => `connect it again: ${reason} No one can book until then.`
export const connectAgain = 'connect it again: access has ended. No one can book until then.'
export const unreadableBecause = (reason: string) => `can’t be read right now: ${reason}`
export const unreadable = 'can’t be read right now.'
export const keepTrying = 'We’ll keep trying. No one can book with you until then.'
export const calendarGone = ' (deleted)'
export const receivesInterviews = 'Interviews are added here'
export const howItCounts = (name: string) => `How ${name} counts`
export const disconnectQuestion = (name: string) => `Disconnect ${name}?`
export const disconnectStopsBooking =
  'We’ll delete the synced data. Interviews stay on the calendar, and no candidate can book with you until you choose another one.'
export const disconnectKeepsInterviews = 'We’ll delete the synced data. Interviews stay on the calendar.'
export const cancel = 'Cancel'
export const feedReadOnly = 'Feed, read only'

// Accounts
export const accountsFailed = 'We couldn’t load your accounts.'
export const connectedAccounts = 'Connected accounts'
export const syncNow = 'Sync now'
export const noAccounts =
  'No accounts connected yet. We read your calendars only to see when you’re busy. Candidates never see what’s in them.'
export const connect = (provider: string) => `Connect ${provider}`
export const connectCalDav = 'Connect CalDAV'
export const addAFeed = 'Add a feed'

// Availability
export const timeZone = 'Time zone'
export const workingHours = 'Working hours'
export const hoursAWeek = (hours: number) => `${hours} hours a week`
export const interviewLength = 'Length of an interview'
export const notice = 'Notice before a booking'
export const bufferBefore = 'Buffer before an interview'
export const bufferAfter = 'Buffer after an interview'
export const bookingWindow = 'Booking window'
export const dailyLimit = 'Max. interviews per day'
export const noLimit = 'No limit'
export const weeklyLimit = 'Max. interviews per week'
export const minutes = 'minutes'
export const hours = 'hours'
export const days = 'days'
export const startTimesEvery = 'Start times every'
export const backToBack = 'Back to back'

// Calendar setup
export const states = {
  none_there:
    'No calendar is connected. Connect one so that candidates can book time with you. Until then, interviews are arranged by email.',
  not_chosen: 'No calendar is synced. Choose one so that candidates can book time with you.',
  gone: 'The calendar you chose no longer exists. Choose another one.',
  synced: 'Your calendar is synced. Candidates can book time with you.',
}
export const noLongerSynced = 'No calendar is synced anymore'
export const calendarSaved = 'Calendar saved'
export const calendarFailed = 'We couldn’t save the calendar. Please try again.'
export const calendarForInterviews = 'Calendar for interviews'
export const none = 'None'
export const demoCalendar = 'In this demo, your calendar is on this machine:'
export const openDemoCalendar = 'view and edit it as any other app would'

// Day hours
export const noInterviews = 'No interviews'
/** `position` counts the time ranges of one day, from 1. */
export const hoursFrom = (day: string, position: number) => `${day} from${position > 1 ? `, ${position}` : ''}`
export const to = 'to'
export const hoursTo = (day: string, position: number) => `${day} to${position > 1 ? `, ${position}` : ''}`
export const moreHoursOn = (name: string) => `More hours on ${name}`
export const removeHours = (start: string, end: string, day: string) => `Remove ${start} to ${end} on ${day}`

// Days off
export const daysOff = 'Days off'
export const noOtherDaysOff = 'None other than those in your calendars'
export const dayOffFirstDay = (position: number) => `Day off ${position}, first day`
export const dayOffLastDay = (position: number) => `Day off ${position}, last day`
export const dayOffName = (position: number) => `Day off ${position}, name`
export const holidays = 'Holidays'
export const removeDayOff = (name: string, position: number) => `Remove ${name || `day off ${position}`}`
export const newDayOff = 'Day off'
export const addDaysOff = 'Add days off'

// Interviewer settings
export const calendarSetup = 'Calendar Setup'
export const interviewAvailability = 'Interview Availability'
export const meetingPreferences = 'Meeting Preferences'
export const hoursFailed = 'We couldn’t load your hours.'
export const fixErrors = 'Not saved. Fix the errors above.'
export const hoursNotSaved = 'Your hours are not saved. Try again'
export const usualHours = 'These are the usual hours. They apply once you sync a calendar or change them.'
export const hoursSaved = 'Your hours are saved'
export const saving = 'Saving…'

// Meeting preferences
export const overVideo = 'Over video'
export const byPhone = 'By phone'
export const inPerson = 'In person'
export const meetingOptions = 'Meeting options'
export const yourVideoLink = 'Your video link'
export const videoLinkHint = 'Shared: every interview uses this link, so candidates can meet each other.'
export const ownLinkHint = 'Each interview gets a link of its own.'
export const videoRoom = 'Video room'
export const meetRoom = (isGoogle: boolean) => (isGoogle ? 'A new Google Meet room for each interview' : 'A new room for each interview')
export const teamsRoom = 'A new Microsoft Teams meeting for each interview'
export const ownRoomHint = 'Made by your Google or Microsoft calendar, and sent to the candidate.'
export const noRoomMaker = 'Sync a Google or Microsoft calendar. Until then, your interviews have no room.'
export const linkRoom = 'Your own link'
export const templateHint = 'Write {interview} where each interview needs its own text, such as https://meet.example/acme-{interview}.'
export const linkPlaceholder = 'https://'
export const yourPhoneNumber = 'Your phone number'
export const phoneHint = 'Leave empty if you call the candidate'
export const where = 'Where'
export const placePlaceholder = 'Street, room, who to ask for'

// Calendars
export const calendarsConnected = 'Calendars connected'
export const changeFailed = 'We couldn’t change the calendar. Please try again.'
export const disconnectFailed = 'We couldn’t disconnect the account. Please try again.'
export const upToDate = 'Your calendars are up to date'
export const someUnreadable = 'Some calendars couldn’t be read'
export const syncFailed = 'We couldn’t read your calendars. Please try again.'

// Unreadable events
export const unreadEvents = (count: number) =>
  plural('en', count, { one: '1 event could not be read', other: `${count} events could not be read` })
export const unreadEventsHint = 'No interview is booked on their days. Save these events again in your calendar, or correct their times.'
export const unreadEventsOf = (calendar: string) => `Events of ${calendar} that could not be read`
export const untitledEvent = 'Untitled event'
export const dayBlocked = (day: string) => `${day} is blocked`
export const noDayBlocked = 'no day was found, so it blocks none'
export const moreUnread = (count: number) => `and ${count} more`
