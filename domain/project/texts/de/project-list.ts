// German texts of domain/project/project-list.ts.

export const sections = { active: 'Aktiv', processing: 'In Arbeit', paused: 'Pausiert', archived: 'Archiviert', draft: 'Entwurf' }
