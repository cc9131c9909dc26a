// English texts of web/features/panel/DuplicateDialog.tsx.

export const duplicateProject = 'Duplicate project'
export const copyName = 'Name of the copy'
export const lessonsLabel = 'What the search learned'
export const keepIt = 'Keep it'
export const keepHint = 'The copy starts with what your approvals and rejections taught.'
export const startWithoutIt = 'Start without it'
export const startWithoutHint = 'The copy learns from its own decisions only.'
export const whatIsCopied =
  'Settings, team, and templates are copied, candidates are not. Anyone rejected in this project isn’t suggested in the copy.'
export const cancel = 'Cancel'
