// English texts of web/app.

// Cheat sheet
export const keyboardShortcuts = 'Keyboard shortcuts'
export const fixedShortcuts = 'Fixed shortcuts'
export const singleKeyShortcuts = 'Single-key shortcuts'
export const resetToDefaults = 'Reset to defaults'
export const candidates = 'Candidates'
export const deciding = 'Deciding'
export const everywhere = 'Everywhere'

// Key button
export const pressAKey = 'Press a key'
export const pressKeyFor = (action: string) => `Press a key for ${action}, or Escape to cancel`
export const changeKey = (action: string, letter: string) => `${action}: ${letter}. Change`
export const home = 'Home'
/** By default key, as below. */
export const homeKeys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open it where it is done'],
  ['1 to 9', 'Jump to a group'],
] as const
export const inbox = 'Inbox'
/** By default key: users who chose another key press that one here, too. */
export const inboxKeys = [
  ['j', 'Next conversation'],
  ['k', 'Previous conversation'],
  ['Enter', 'Open the conversation'],
  ['r', 'Reply'],
  ['c', 'Comment'],
  ['e', 'Mark as done, or reopen'],
  ['l', 'Correct what the reply means'],
  ['1 to 9', 'Correct it with one key'],
  ['u', 'Undo'],
  ['s', 'Snooze'],
  ['a', 'Assign'],
] as const
export const duplicates = 'Possible duplicates'
export const duplicateKeys = [
  ['j', 'Next pair'],
  ['k', 'Previous pair'],
  ['m', 'Merge'],
  ['d', 'Different people'],
  ['u', 'Undo'],
] as const
/** Keys that can't be changed. */
export const fixed = [
  ['1 to 9', 'Select a rejection reason'],
  ['Enter', 'Submit'],
  ['Esc', 'Back to the list, or close the dialog'],
  ['Ctrl K', 'Search, also while typing'],
  ['Ctrl Enter', 'Send your message'],
  ['; and a name', 'Insert a snippet into an email'],
] as const
