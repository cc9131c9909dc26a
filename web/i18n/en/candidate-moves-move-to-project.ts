// English texts of web/candidate/moves/MoveToProjectDialog.tsx.

export const cancel = 'Cancel'
export const moveToAnotherProject = 'Move to another project'
export const project = 'Project'
export const noOtherProjects = 'No other projects'
export const chooseAProject = 'Choose a project'
export const tab = 'Tab'
export const interested = 'Interested'
export const needsAttention = 'Needs Attention'
export const move = 'Move'
