// English texts of server/features/candidates: answers, notifications, and emails.

// add-from-resume-file
export const nothingInResume = 'We found no name, email, or LinkedIn profile in this résumé. Add the person by hand.'

// import-person
export const queueBySearchOnly = 'Only searches add candidates to the review queue.'
export const objected = 'They objected to the use of their data, so they can’t be added to a project.'
export const projectArchived = 'This project is archived.'

// move-candidate
export const noOffer = 'There is no offer to decline.'

// people-rows
export const identityMissing = 'Add a LinkedIn URL, an email, or a name.'

// people-table
export const emptyFile = 'The file is empty.'
export const noTextTable = 'This isn’t a text table. Save it as CSV first.'
export const noHeaderRow = 'The file has no header row.'

// person-book
export const twoPeopleByLinkedin = 'The LinkedIn URL and the email belong to two different people.'
export const twoPeopleByEmail = 'The email addresses belong to different people.'

// resume-store
export const resumeTooLarge = 'Résumés can be up to 10 MB.'
export const resumeFormat = 'Use a PDF, Word, RTF, OpenDocument, or text file.'

// run-import
export const importerClosed = 'The account that started this import has been closed.'

// employer-store
export const yourWorkspace = 'Your workspace'

// start-import
export const tooManyImports = 'Five of your imports are still running. Wait for one to finish, or cancel it.'

// swipe-candidate
export const alreadyReviewed = 'This candidate has already been reviewed.'

// candidate-views
export const namesHidden = 'Names are hidden in this project.'

// handle-resume
export const requiredField = 'This field is required.'
export const nothingNew = 'The profile already has this information.'
export const unknownResume = 'This résumé does not exist.'

// undo-move
export const sentAlready = 'The email has already been sent.'

// change-candidate
export const addressByHand = 'Added by hand'

export const unreadDay = (day: string) => `Not a date: ${day.slice(0, 100)}`
export const undoStopped = 'Undoing stopped because of a problem on our side. Undo the import again to continue.'
export const refusedRows = 'not-imported'
export const refusedLine = 'Line in the file'
export const refusedReason = 'Why it wasn’t imported'
export const cellTooLong = (title: string, longest: number) =>
  `'${title}' is longer than ${longest.toLocaleString('en-US')} characters and was left out.`
export const chooseEncoding = 'We aren’t sure how this file encodes its letters. Choose the encoding in which the names look right.'
export const unknownEncoding = 'This encoding is not known.'
