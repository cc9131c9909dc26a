// German texts of web/app/SessionBar.tsx.
import { plural } from '@fairlead/domain/shared/language'

// Session bar
export const openSessionForm = 'Sitzung einer Nutzer:in öffnen'
export const userEmail = 'E-Mail der Nutzer:in'
export const emailPlaceholder = 'name@firma.de'
export const openSession = 'Sitzung öffnen'
export const viewingAccount = (firstName: string, lastName: string, openedBy: string) =>
  `Sie sehen das Konto von ${firstName} ${lastName}. Geöffnet hat diese Sitzung ${openedBy}. Sie endet nach einer halben Stunde.`
export const endThisSession = 'Diese Sitzung beenden'

// Hold
export const seconds = (seconds: number) => plural('de', seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` })
