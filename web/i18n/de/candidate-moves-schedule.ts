// German texts of web/candidate/moves.

// Choose reasons dialog
export const reasonsSaved = 'Gründe gespeichert'
export const submit = 'Absenden'
export const chooseReasons = 'Gründe wählen'

// Schedule dialog
export const cancel = 'Abbrechen'
export const title = (name: string | number) => `Interview mit ${name} vereinbaren`
export const scoreLabel = 'Wie gut passt die Person?'
export const likedLabel = 'Was gefällt Ihnen?'
export const feedback = 'Feedback'
export const notesHint = 'Optional. Ihr Team und die Interviewer:innen sehen es, die Person selbst nicht.'
export const ratingRequired = 'Wählen Sie eine Bewertung und mindestens eine Sache, die Ihnen gefällt.'
export const scheduleInterview = 'Interview vereinbaren'
