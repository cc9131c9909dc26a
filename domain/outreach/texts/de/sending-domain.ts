// German texts of domain/outreach/sending-domain.

const dnsDidNotAnswer = 'Das DNS hat nicht geantwortet, deshalb konnten wir das nicht prüfen. Wir versuchen es wieder.'

export const spf = {
  passes: (host: string) => `Ihre Domain erlaubt ${host}, E-Mails für sie zu senden.`,
  missing: (host: string) =>
    `Ihre Domain hat keinen SPF-Eintrag, deshalb kann niemand erkennen, dass ${host} für sie senden darf. Fügen Sie einen hinzu.`,
  no_answer: () => dnsDidNotAnswer,
  unknown_server: (host: string) =>
    `Ihre Domain hat einen SPF-Eintrag. Ob er ${host} einschließt, konnten wir nicht prüfen, weil dessen öffentliche Adressen nicht bekannt sind.`,
  not_covered: (host: string) =>
    `Der SPF-Eintrag schließt ${host} nicht ein. Ersetzen Sie ihn durch den unten. Wenn Ihr Anbieter von anderen Servern sendet, fügen Sie hinzu, was er dafür angibt.`,
  allows_all: () => 'Der SPF-Eintrag erlaubt allen, E-Mails im Namen Ihrer Domain zu senden. Ersetzen Sie ihn.',
  too_many_lookups: () =>
    'Der SPF-Eintrag braucht mehr als 10 DNS-Abfragen und wird deshalb ignoriert. Entfernen Sie die includes von Diensten, mit denen Sie nicht mehr senden.',
  several: (count: number) =>
    `Ihre Domain hat ${count} SPF-Einträge, deshalb werden alle ignoriert. Ersetzen Sie sie durch einen einzigen.`,
  syntax: (term: string) => `Der SPF-Eintrag hat einen Fehler bei „${term}“ und wird deshalb ignoriert. Korrigieren Sie ihn.`,
  no_record: (domain: string) =>
    `Der SPF-Eintrag verweist auf ${domain}; dort gibt es keinen SPF-Eintrag, deshalb wird er ignoriert. Entfernen Sie diesen Teil.`,
}

export const dkim = {
  passes: (selector: string) => `Der Schlüssel „${selector}“ ist veröffentlicht.`,
  missing: (provider: string | null, selector: string) =>
    providerSteps(provider, selector) ?? `Für den Selektor „${selector}“ ist kein Schlüssel veröffentlicht.`,
  own_missing: () => 'Fügen Sie diesen Eintrag hinzu. Das Signieren beginnt, sobald wir ihn sehen.',
  revoked: (selector: string) => `Der Schlüssel „${selector}“ wurde widerrufen. Veröffentlichen Sie einen neuen.`,
  malformed: (selector: string) =>
    `Der Eintrag des Schlüssels „${selector}“ hat einen Fehler oder wurde abgeschnitten. Veröffentlichen Sie ihn noch einmal.`,
  weak: (selector: string) => `Der Schlüssel „${selector}“ ist zu kurz, um als sicher zu gelten. Erzeugen Sie einen mit 2.048 Bit.`,
  not_for_email: (selector: string) => `Der Schlüssel „${selector}“ darf keine E-Mails signieren. Veröffentlichen Sie einen, der es darf.`,
  no_answer: () => dnsDidNotAnswer,
  unproven_selector: (selector: string) =>
    `Eine E-Mail von dieser Adresse an sich selbst war mit dem Schlüssel „${selector}“ signiert, der keinen gültigen Eintrag hat. Wenn Ihr Anbieter damit signiert, veröffentlichen Sie ihn.`,
  unknown_selector: (address: string, provider: string | null) =>
    `Wir wissen nicht, mit welchem Schlüssel Ihr Anbieter signiert. Senden Sie eine E-Mail von ${address} an sich selbst, warten Sie, bis sie ankommt, und prüfen Sie noch einmal.${
      provider === 'Google' ? ` Falls das Signieren noch nicht eingerichtet ist: ${googleSteps}` : ''
    }`,
}

const googleSteps =
  'Öffnen Sie in der Google Admin-Konsole Apps > Google Workspace > Gmail > E-Mail authentifizieren, erzeugen Sie einen Eintrag, veröffentlichen Sie ihn und starten Sie die Authentifizierung.'

function providerSteps(provider: string | null, selector: string): string | null {
  if (provider === 'Google')
    return `Der Schlüssel „${selector}“, mit dem Google signiert, ist nicht mehr veröffentlicht. Veröffentlichen Sie ihn wieder oder erzeugen Sie einen anderen: ${googleSteps}`
  if (provider === 'Microsoft')
    return 'Microsoft signiert noch nicht mit Ihrer Domain. Öffnen Sie im Microsoft Defender-Portal E-Mail & Zusammenarbeit > Richtlinien & Regeln > Bedrohungsrichtlinien > E-Mail-Authentifizierungseinstellungen > DKIM, wählen Sie Ihre Domain, veröffentlichen Sie die beiden angezeigten Einträge und schalten Sie das Signieren ein.'
  return provider === null
    ? null
    : `${provider} signiert noch nicht mit Ihrer Domain. Veröffentlichen Sie die Einträge, die dort in den Einstellungen für Ihre Domain stehen.`
}

/** The rules of sending-domain/ have the same words. */
type DmarcPolicy = 'none' | 'quarantine' | 'reject'

const policies: Record<DmarcPolicy, string> = {
  none: 'Ihre Domain hat einen DMARC-Eintrag, der nur beobachtet.',
  quarantine: 'Ihre Domain hat einen DMARC-Eintrag. E-Mails, die nicht nachweislich von Ihnen sind, kommen in den Spam.',
  reject: 'Ihre Domain hat einen DMARC-Eintrag. E-Mails, die nicht nachweislich von Ihnen sind, werden abgelehnt.',
}

const reportsTo = (address: string) =>
  `Mit dem Eintrag unten senden Anbieter ihre täglichen Berichte über E-Mails Ihrer Domain an ${address}; ändern Sie rua, damit sie anderswohin gehen.`

export const dmarc = {
  passes: (policy: DmarcPolicy, hasReports: boolean) =>
    `${policies[policy]}${hasReports ? '' : ' Eine Adresse für Berichte ist nicht angegeben.'}`,
  blocks: (policy: DmarcPolicy) =>
    `Ihr DMARC-Eintrag bittet andere, E-Mails ${policy === 'reject' ? 'abzulehnen' : 'als Spam zu behandeln'}, die weder SPF noch DKIM bestätigt, und beide fehlen oder sind falsch. Korrigieren Sie zuerst eines davon.`,
  missing: (address: string) =>
    `Ihre Domain hat keinen DMARC-Eintrag. Große Anbieter verlangen einen von allen, die viele E-Mails senden. Fügen Sie einen hinzu. ${reportsTo(address)}`,
  several: (address: string) =>
    `Ihre Domain hat mehrere DMARC-Einträge, deshalb werden alle ignoriert. Ersetzen Sie sie durch einen einzigen. ${reportsTo(address)}`,
  syntax: (address: string) => `Der DMARC-Eintrag hat einen Fehler und wird deshalb ignoriert. Ersetzen Sie ihn. ${reportsTo(address)}`,
  policy: (address: string) =>
    `Die Richtlinie des DMARC-Eintrags (p oder sp) ist ungültig, deshalb wird er ignoriert. Ersetzen Sie ihn. ${reportsTo(address)}`,
  no_answer: () => dnsDidNotAnswer,
}

export const reverse = {
  passes: (host: string, ip: string) => `${ip} hat den Namen ${host}.`,
  missing: (ip: string) =>
    `Die Adresse ${ip} Ihres Postausgangsservers hat keinen Namen. Viele Server lehnen seine E-Mails ab. Bitten Sie das Unternehmen, das ihn betreibt, diesen Eintrag hinzuzufügen.`,
  not_confirmed: (host: string, ip: string) =>
    `Die Adresse ${ip} Ihres Postausgangsservers hat den Namen ${host}, der nicht zu ihr zurückführt. Bitten Sie das Unternehmen, das ihn betreibt, diesen Eintrag zu setzen.`,
  no_answer: () => dnsDidNotAnswer,
}

export const freemail = (domain: string) => `Hier ist nichts einzurichten: Der Anbieter von ${domain} veröffentlicht diese Einträge selbst.`
