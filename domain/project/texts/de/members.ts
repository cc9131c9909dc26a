// German texts of domain/project/members.ts.

export const lastAdmin = 'Ein Arbeitsbereich braucht mindestens einen Admin. Machen Sie zuerst jemand anderen zum Admin.'
export const unverifiedMember = 'Dieses Mitglied muss zuerst seine E-Mail-Adresse bestätigen.'
export const accountDisabled = 'Dieses Konto ist deaktiviert.'
export const removesSelf = 'Sie können sich nicht selbst entfernen. Bitten Sie einen anderen Admin darum.'
export const superAdminNotRemovable = 'Super-Admins dieser Installation können hier nicht entfernt werden.'
export const chooseSuccessor = 'Wählen Sie, wer die Projekte übernimmt.'
export const chooseActiveMember = 'Wählen Sie ein aktives Mitglied, dessen E-Mail-Adresse bestätigt ist.'
export const breakGlass = 'Dies ist ein Notfall-Admin. Wählen Sie zuerst unter Single Sign-on einen anderen.'
