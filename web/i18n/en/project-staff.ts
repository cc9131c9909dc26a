// English texts of web/project/staff.

// Health menu
export const healthHealthlabel = (healthLabel: string | number) => `Health: ${healthLabel}`
export const useTheRules = 'Use the rules'
export const now = 'now'

// Project notes
export const staffNotes = 'Staff notes'
export const notesLoadFailed = 'We couldn’t load the notes.'

// Staff notes
export const noteNotSaved = 'We couldn’t save the note. Please try again.'
export const addNote = 'Add note'
export const save = 'Save'
export const notesHint = 'Visible only to staff, never to the customer.'
export const newNote = 'New note'
export const edited = ' · edited'
export const edit = 'Edit'
export const deleteText = 'Delete'
export const note = 'Note'
export const cancel = 'Cancel'

// Board order
export const sorts = { urgency: 'By group', age: 'Waiting longest', newest: 'Newest first' } as const
