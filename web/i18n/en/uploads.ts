// English texts of the files read by the import dialog of the talent pool.

export const nameAlreadyInPool = (name: string) => `${name} was already in your talent pool. New details were added.`
export const nameAdded = (name: string) => `Added ${name}`
export const fileUnread = 'We couldn’t read the file. Please try again.'
export const notJson = 'This is not a JSON file.'
export const readingFile = 'Reading…'
export const waitingFile = 'Waiting'
export const uploadProblems = {
  protected: 'This ZIP is protected with a password. Unpack it, and drop the folder.',
  broken: 'This file is damaged, or packed in a way we can’t read. Unpack it yourself, and drop the files.',
  empty: 'We found no files to read in it.',
  nested: 'An archive inside a ZIP isn’t opened. Unpack it, and drop it separately.',
  not_zip: 'Only ZIP archives are opened. Unpack this one, and drop the folder.',
  too_many: 'That’s more than 500 files. Import them in parts; nothing was read yet.',
  too_large: 'Larger than 20 MB. Drop it separately.',
  over_total: 'More than 500 MB at once. Drop it separately.',
}
export const notAnUpload = 'Neither a résumé nor a table.'
export const tableNext = 'A table. You check its columns before anyone is imported.'
export const tableImported = 'A table. Its import has started.'
export const tablesAfter = 'Tables come after the résumés. People in both are merged by email address or LinkedIn profile.'
export const checkColumns = 'Check columns'
export const filesRead = (finished: string, total: string) => `${finished} of ${total} files finished.`
export const filesFailed = (count: string) => `${count} failed.`
export const filesLeftOut = (count: string) => `${count} left out.`
export const filesHidden = (count: string) => `Hidden and system files left out: ${count}.`
export const readingCanceled = 'Canceled before it was read.'
export const readAgain = (count: string) => `Read ${count} again`
export const stopReadingQuestion = 'Stop reading? Files that haven’t been read are not imported.'
export const chooseFolder = 'Choose a folder'
