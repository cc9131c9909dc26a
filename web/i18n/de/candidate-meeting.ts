// German texts of web/candidate/MeetingPlace.tsx.

export const byVideo = 'per Video'
export const roomPending = 'per Video · der Raum wird angelegt'
export const sharedRoom = 'gemeinsamer Link'
export const byPhone = 'am Telefon'
export const byPhoneAt = (number: string) => `am Telefon: ${number}`
export const inPerson = 'vor Ort'
export const inPersonAt = (place: string) => `vor Ort: ${place}`
export const join = 'Beitreten'
export const joinTheCall = 'Dem Videoanruf beitreten'
