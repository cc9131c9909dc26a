// German texts of domain/project/lifecycle.ts.

export const draftNotPausable = 'Ein Entwurf lässt sich nicht pausieren. Archivieren Sie ihn stattdessen.'
export const projectArchived = 'Dieses Projekt ist archiviert.'
export const finishCalibration = 'Schließen Sie zuerst die Kalibrierung ab: Sehen Sie die Kandidat:innen in „Durchsicht“ durch.'
