// German texts of domain/outreach/firewall.ts.

export const verifyEmail = 'Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie anderen schreiben.'
export const noValueFor = (variables: string) => `Kein Wert für ${variables}.`
export const greetingDoubtful = (greeting: string) =>
  `Die E-Mail würde diese Person mit „${greeting}“ begrüßen. Bestätigen Sie die Anrede oder korrigieren Sie den Namen.`
export const hiddenGreetingDoubtful =
  'Der Vorname dieser Person sieht nicht wie ein Name aus. Bestätigen Sie die Anrede oder korrigieren Sie den Namen.'
