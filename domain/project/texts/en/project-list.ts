// English texts of domain/project/project-list.ts.

export const sections = { active: 'Active', processing: 'Processing', paused: 'Paused', archived: 'Archived', draft: 'Draft' }
