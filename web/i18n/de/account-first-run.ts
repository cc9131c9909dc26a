// German texts of web/features/account/FirstRunScreen.tsx.

// First run screen
export const retryLater = 'Bitte versuchen Sie es gleich noch einmal.'
export const installationTitle = 'Installation einrichten'
export const setupTitle = 'Erstes Admin-Konto anlegen'
/** The quoted words are in the server log, which is English. */
export const setupCodeHint = 'Der Code steht im Serverprotokoll nach „Create the first administrator“.'
export const code = 'Code'
export const codeExample = 'Zum Beispiel: abcd-efgh-jkmn'
export const signIn = 'Anmelden'
export const createAdministrator = 'Admin-Konto anlegen'
export const steps = [
  [
    'Code aus dem Serverprotokoll eingeben',
    'Der Server hat ihn beim Start ausgegeben. Er gilt einmal; nach einem Neustart gibt es einen neuen.',
  ],
  [
    'Konto anlegen',
    'Ihrem Konto gehört der Arbeitsbereich, und es verwaltet diese Installation: Konten, E-Mail, Systemstatus und Sicherheitsprotokoll.',
  ],
  ['E-Mail-Adresse bestätigen', 'Wir senden Ihnen einen Link. Bevor Sie ihn öffnen, geht an niemanden sonst etwas hinaus.'],
  [
    'Team einladen',
    'Diese Seite öffnet sich nicht noch einmal. Andere kommen per Einladung dazu oder so, wie es die Einstellung REGISTRATION erlaubt.',
  ],
] as const
