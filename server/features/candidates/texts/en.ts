// English texts of server/features/candidates: answers, notifications, and emails.

// add-from-resume-file
export const weFoundNoNameEmail = 'We found no name, email, or LinkedIn profile in this résumé. Add the person by hand.'

// import-person
export const onlySearchesAddCandidates = 'Only searches add candidates to the review queue.'
export const thisProjectIsArchived = 'This project is archived.'

// move-candidate
export const thereIsNoOfferToDecline = 'There is no offer to decline.'

// people-rows
export const addALinkedinUrlAnEmail = 'Add a LinkedIn URL, an email, or a name.'

// people-table
export const theFileIsEmpty = 'The file is empty.'
export const thisIsACompressedFileSuch = 'This is a compressed file, such as an Excel workbook. Save it as CSV first.'
export const thisIsntATextTableSave = 'This isn’t a text table. Save it as CSV first.'
export const theFileHasNoHeaderRow = 'The file has no header row.'

// person-book
export const theLinkedinUrlAndTheEmail = 'The LinkedIn URL and the email belong to two different people.'
export const theEmailAddressesBelongToDifferent = 'The email addresses belong to different people.'

// resume-store
export const resumesCanBeUpTo10 = 'Résumés can be up to 10 MB.'
export const useAPdfWordRtfOpendocument = 'Use a PDF, Word, RTF, OpenDocument, or text file.'

// run-import
export const theAccountThatStartedThisImport = 'The account that started this import has been closed.'

// start-import
export const fiveOfYourImportsAreStill = 'Five of your imports are still running. Wait for one to finish, or cancel it.'

// swipe-candidate
export const thisCandidateHasAlreadyBeenReviewed = 'This candidate has already been reviewed.'

// candidate-views
export const namesAreHiddenInThisProject = 'Names are hidden in this project.'

// handle-resume
export const thisFieldIsRequired = 'This field is required.'
export const theProfileAlreadyHasThisInformation = 'The profile already has this information.'
export const thisResumeDoesNotExist = 'This résumé does not exist.'

// undo-move
export const theEmailHasAlreadyBeenSent = 'The email has already been sent.'

// change-candidate
export const addressByHand = 'Added by hand'
