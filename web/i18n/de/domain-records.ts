// German texts of the DNS records of a sending domain: web/features/profile/mailbox/DomainRecords.tsx.

export const kinds = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC', reverse: 'Reverse DNS' }
export const states = { passes: 'In Ordnung', missing: 'Fehlt', wrong: 'Zu ändern', unknown: 'Nicht geprüft' }
export const about = 'Diese DNS-Einträge belegen, dass Ihre E-Mails von Ihnen stammen. Ohne sie landen mehr davon im Spam.'
export const notYet = (domain: string) => `Die DNS-Einträge von ${domain} werden geprüft`
export const summary = (domain: string, failing: number, unknown: number) =>
  failing > 0
    ? `${failing} ${failing === 1 ? 'DNS-Eintrag' : 'DNS-Einträge'} von ${domain} zu korrigieren`
    : unknown > 0
      ? `DNS-Einträge von ${domain}: ${unknown} nicht geprüft`
      : `DNS-Einträge von ${domain} in Ordnung`
export const type = 'Typ'
export const name = 'Name'
export const value = 'Wert'
export const copyNameOf = (kind: string) => `Namen des Eintrags kopieren: ${kind}`
export const copyValueOf = (kind: string) => `Wert des Eintrags kopieren: ${kind}`
export const checkAgain = 'Erneut prüfen'
export const checkAgainOf = (domain: string) => `Erneut prüfen: DNS-Einträge von ${domain}`
export const checked = 'DNS-Einträge geprüft'
export const notChecked = 'Die DNS-Einträge konnten nicht geprüft werden. Versuchen Sie es gleich noch einmal.'
export const lastChecked = 'Geprüft'

// DKIM signing
export const signing = 'DKIM-Signatur'
export const signingAbout = {
  off: 'Wenn Ihr Mailserver seine E-Mails nicht signiert, können wir das übernehmen.',
  waiting:
    'Wir haben einen Schlüssel erstellt. Veröffentlichen Sie seinen DKIM-Eintrag; sobald wir ihn sehen, werden Ihre E-Mails signiert. Wir sehen alle 5 Minuten nach, nach einem Tag seltener.',
  signing: 'Wir signieren die E-Mails dieses Postfachs.',
  changing: 'Der alte Schlüssel signiert, bis wir den Eintrag des neuen sehen. Danach können Sie den alten Eintrag löschen.',
}
export const turnOnSigning = 'E-Mails signieren'
export const newKey = 'Neuer Schlüssel'
export const turnOffSigning = 'Signieren ausschalten'
export const keyMade = 'Schlüssel erstellt'
export const signingOff = 'Signieren ausgeschaltet'
export const signingNotChanged = 'Die DKIM-Signatur konnte nicht geändert werden. Versuchen Sie es gleich noch einmal.'
