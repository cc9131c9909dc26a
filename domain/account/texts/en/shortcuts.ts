// English texts of domain/account/shortcuts.ts.

export const pressSingleKey = 'Press a single letter or symbol.'
export const keyTaken = (action: string | number) => `This key is taken: ${action}.`
export const unknownAction = (action: string | number) => `There is no action ${action}.`

export const actions = {
  next: 'Next candidate',
  previous: 'Previous candidate',
  select: 'Select, with Shift up to here',
  mail: 'Mail',
  chat: 'Chat',
  note: 'Note',
  export: 'Export',
  approve: 'Approve',
  reject: 'Reject',
  review: 'Send for review',
  schedule: 'Schedule an interview',
  undo: 'Undo',
  home: 'Home',
  search: 'Search',
  keys: 'This list',
}
