// German texts of domain/interview/interviewer.ts.

export const enterBothTimes = 'Geben Sie beide Uhrzeiten ein.'
export const endBeforeStart = 'Das Ende muss nach dem Beginn liegen.'
export const theseTimesOverlap = 'Diese Zeiten überschneiden sich.'
export const hoursTooShort = (slotMinutes: string | number) => `Ein Interview von ${slotMinutes} Minuten passt nicht in diese Zeit.`
export const enterBothDates = 'Geben Sie beide Tage ein.'
export const lastDayBeforeFirst = 'Der letzte Tag darf nicht vor dem ersten liegen.'
export const nameLength = 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.'
export const chooseTimeZone = 'Wählen Sie eine Zeitzone.'
export const chooseOneDay = 'Wählen Sie mindestens einen Tag.'
export const wholeNumber = (min: string | number, max: string | number) => `Geben Sie eine ganze Zahl von ${min} bis ${max} ein.`
export const invalidPhoneNumber = 'Keine gültige Telefonnummer.'

export const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

export const timeWith = (time: string, name: string) => `${time} mit ${name}`
