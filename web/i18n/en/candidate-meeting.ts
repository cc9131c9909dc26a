// English texts of web/candidate/MeetingPlace.tsx.

export const byVideo = 'by video'
export const roomPending = 'by video · the room is being made'
export const sharedRoom = 'shared link'
export const byPhone = 'by phone'
export const byPhoneAt = (number: string) => `by phone: ${number}`
export const inPerson = 'in person'
export const inPersonAt = (place: string) => `in person: ${place}`
export const join = 'Join'
export const joinTheCall = 'Join the video call'
