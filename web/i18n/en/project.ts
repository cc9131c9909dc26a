// English texts of web/project.

export const whatChanged = 'What changed'
