// German texts of domain/candidate/ats-push.ts.

export const noAtsLinked = 'Es ist kein ATS verknüpft.'
export const projectNotLinked = 'Dieses Projekt ist noch mit keiner Stelle im ATS verknüpft. Wählen Sie eine unter „ATS-Synchronisierung“.'
export const syncOff = 'Die Synchronisierung ist für dieses Projekt ausgeschaltet.'
export const projectArchived = 'Dieses Projekt ist archiviert.'
export const leftSyncedStage = 'Die Person ist nicht mehr in einer synchronisierten Phase.'
export const askedForNoContact = 'Die Person möchte nicht kontaktiert werden, daher wird nichts über sie gesendet.'
export const needsEmail = 'Die Person braucht eine E-Mail-Adresse, damit sie zugeordnet werden kann. Fügen Sie zuerst eine hinzu.'
